/**
 * Plays the sounds of the table: mixed and limited, as loud as the visitor wishes.
 *
 * A browser lets a page sound only after somebody has touched it. Nothing sounds in a tab that
 * nobody sees, except the bell that calls to it.
 */
import { settings } from "../../settings.svelte";
import { RECIPES, type SoundName } from "./recipes";

export type { SoundName } from "./recipes";

/** So many sounds may begin within this time, in milliseconds: more are noise. */
const MOST_AT_ONCE = 6;
const AT_ONCE = 300;
/** The same sound again within this time is one sound, in milliseconds. */
const SAME = 40;
/** no two coins ring alike: so much higher or lower, one after the other */
const BENDS = [1, 1.035, 0.97, 1.015, 0.985];

/** Sent to the window for each sound, with its name: for whoever watches the page. */
export const SOUNDED = "dvergar-sound";

interface Mixer {
  context: AudioContext;
  volume: GainNode;
}

let mixer: Mixer | null = null;
/** when the latest of them began, by `performance.now()` */
let begun: number[] = [];
const last = new Map<SoundName, number>();
let count = 0;

/** Plays a sound now, unless the visitor wants none. */
export function sound(name: SoundName): void {
  if (!settings.choices.sound || settings.choices.volume === 0) return;
  if (document.hidden && name !== "bell") return;
  if (!navigator.userActivation.hasBeenActive) return;
  const now = performance.now();
  begun = begun.filter((start) => now - start < AT_ONCE);
  if (begun.length >= MOST_AT_ONCE || now - (last.get(name) ?? -Infinity) < SAME) return;
  begun.push(now);
  last.set(name, now);
  const { context, volume } = (mixer ??= plugIn());
  volume.gain.value = loudness();
  // asleep since the tab was in the background, or since before the first touch
  if (context.state !== "running") void context.resume();
  const bend = BENDS[count++ % BENDS.length]!;
  RECIPES[name]({ context, out: volume, at: context.currentTime + 0.005, bend });
  dispatchEvent(new CustomEvent(SOUNDED, { detail: name }));
}

/** To ears, half as loud is far less than half as strong. */
function loudness(): number {
  return (settings.choices.volume / 100) ** 2;
}

function plugIn(): Mixer {
  const context = new AudioContext();
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -9;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002;
  const volume = context.createGain();
  volume.connect(limiter).connect(context.destination);
  return { context, volume };
}

/** For tests: as if the page had just been opened. */
export function unplug(): void {
  mixer = null;
  begun = [];
  last.clear();
  count = 0;
}
