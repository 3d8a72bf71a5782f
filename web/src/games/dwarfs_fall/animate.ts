/**
 * What happened, made visible: cards come from the hand, dwarfs walk and go home, gems arc to the
 * hand. A task that brings nothing says why, at the place where it happens.
 */
import type { Message } from "../../net/protocol";
import type { Scene } from "../../table/game";
import type { Stage } from "../../table/stage";
import { words } from "../../words/words.svelte";
import { asDwarfsFall, type DwarfsFallView, type Gem } from "./view";

/**
 * The places (`data-place`) that pieces fly between:
 * - `cell-<x>,<y>`: a place of the map; `pile-<gem>`, `pile-ogre`, `trade-<id>`: the market;
 * - `seat-<n>`: a rival's panel; `seat-<n>-supply`, `seat-<n>-<gem>`, `seat-<n>-secret`,
 *   `seat-<n>-trophies`, `seat-<n>-score`, `seat-<n>-card-<kind>`: what lies before a player.
 */

/** So long at most until input is free again; what would take longer runs faster. */
const LONGEST = 1200;
/** A phase of tasks is looked at for a little longer: each has something to tell. */
const LONGEST_TASKS = 2400;

/** One thing that is seen. Beats before the new position move on the old one. */
interface Beat {
  before: boolean;
  /** milliseconds, at normal speed */
  duration: number;
  /** is it a task, whose reason is to be read? */
  task?: boolean;
  play: (stage: Stage, duration: number) => Promise<unknown>;
}

export async function animate({ stage, events, before, after, show }: Scene): Promise<void> {
  const old = asDwarfsFall(before.view)!;
  const beats = events.flatMap((event) => beatsOf(event, old, before.seat));
  const whole = beats.reduce((sum, beat) => sum + beat.duration, 0);
  const longest = beats.some((beat) => beat.task) ? LONGEST_TASKS : LONGEST;
  const speed = Math.min(1, longest / whole);
  for (const beat of beats) if (beat.before) await beat.play(stage, beat.duration * speed);
  await show();
  for (const beat of beats) if (!beat.before) await beat.play(stage, beat.duration * speed);
  void after;
}
