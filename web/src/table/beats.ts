/** One beat of animations: what a game shows, the frame plays one after the other. */
import type { Stage } from "./stage";

/** One thing that is seen. Beats before the new position move on the old one. */
export interface Beat {
  before: boolean;
  /** milliseconds, at normal speed */
  duration: number;
  play: (stage: Stage, duration: number) => Promise<unknown> | void;
}

/** So long at most is a scene played until the next, also a big moment; what would take longer runs faster. */
const LONGEST = 2000;
/** … and so long all the scenes of a frame, until input is free again. */
const ALTOGETHER = 4000;
/** So long a position between two decisions stands. */
export const GLANCE = 160;

/** Something that is seen before the new position is on the table. */
export function before(duration: number, play: Beat["play"]): Beat {
  return { before: true, duration, play };
}

/** Something that is seen in the new position. */
export function after(duration: number, play: Beat["play"]): Beat {
  return { before: false, duration, play };
}

/** How much faster the beats of each scene have to be, so that all fit. */
export function paces(scenes: readonly (readonly Beat[])[]): number[] {
  const lengths = scenes.map((beats) => beats.reduce((sum, beat) => sum + beat.duration, 0));
  const whole = lengths.reduce((sum, length) => sum + Math.min(length, LONGEST), 0);
  return lengths.map((length) => {
    const own = length > LONGEST ? LONGEST / length : 1;
    return own * Math.min(1, ALTOGETHER / Math.max(whole, 1));
  });
}

/** Plays the beats of a scene, with its new position in between. */
export async function play(
  stage: Stage,
  beats: readonly Beat[],
  pace: number,
  show: () => Promise<void>,
): Promise<void> {
  for (const beat of beats) if (beat.before) await beat.play(stage, beat.duration * pace);
  await show();
  for (const beat of beats) if (!beat.before) await beat.play(stage, beat.duration * pace);
}
