/** Where ratings are on a scale, as fractions of its width. */
import type { Interval } from "../net/protocol";

/** free room on either side, as a fraction of the range shown */
const MARGIN = 0.06;

export interface Mark {
  level: string;
  at: number;
}

export interface Scale {
  /** the weakest first */
  marks: Mark[];
  me: Interval | null;
}

/** Levels and interval on one scale, with room for all of them. */
export function scaleOf(levels: Record<string, number>, rating: Interval | null): Scale {
  const known = Object.entries(levels).sort(([, a], [, b]) => a - b);
  const shown = known.map(([, points]) => points);
  if (rating) shown.push(rating.low, rating.high);
  const low = Math.min(...shown);
  const room = Math.max(1, Math.max(...shown) - low);
  const at = (points: number) => MARGIN + ((points - low) / room) * (1 - 2 * MARGIN);
  return {
    marks: known.map(([level, points]) => ({ level, at: at(points) })),
    me: rating && { value: at(rating.value), low: at(rating.low), high: at(rating.high) },
  };
}

/** The levels on either side of a rating; null: below the weakest, above the strongest. */
export function between(
  levels: Record<string, number>,
  points: number,
): { below: string | null; above: string | null } {
  const known = Object.entries(levels).sort(([, a], [, b]) => a - b);
  const below = known.findLast(([, other]) => other <= points);
  const above = known.find(([, other]) => other > points);
  return { below: below?.[0] ?? null, above: above?.[0] ?? null };
}
