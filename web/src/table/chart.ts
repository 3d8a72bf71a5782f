/** The arithmetic of the score chart: scales, ticks, and values at the marks of its axis. */
import type { Message, Move, ScoresOverTime } from "../net/protocol";
import { beginnings } from "./chapters";

export type Scale = (value: number) => number;

/** Maps a range of values to a range of places. */
export function linear(values: [number, number], places: [number, number]): Scale {
  const [low, high] = values;
  const [start, end] = places;
  return (value) => start + ((value - low) / (high - low || 1)) * (end - start);
}

const STEPS = [1, 2, 5, 10];

/** Round values from `low` (or 0) to at least `high`, about so many. */
export function ticks(low: number, high: number, about: number): number[] {
  const rough = (high - Math.min(low, 0)) / about || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * (STEPS.find((step) => step * power >= rough) ?? 10));
  const found: number[] = [];
  for (let at = Math.floor(Math.min(low, 0) / step) * step; ; at += step) {
    found.push(at);
    if (at >= high) return found;
  }
}

/** A line through points, for the `d` of a path. */
export function path(points: readonly [x: number, y: number][]): string {
  return points
    .map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

/** Places near the wished ones, but at least `gap` apart and not below `lowest`. */
export function spread(wished: readonly number[], gap: number, lowest: number): number[] {
  const order = [...wished.keys()].sort((a, b) => wished[a]! - wished[b]!);
  const placed = [...wished];
  let from = -Infinity;
  for (const index of order) {
    placed[index] = from = Math.max(wished[index]!, from + gap);
  }
  let to = lowest;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, to);
    to = placed[index]! - gap;
  }
  return placed;
}

/** The course of a game: the scores at its start and after each of its parts. */
export interface Course {
  /** what each part is called */
  parts: string[];
  /** by mark, then by seat; one more than parts */
  scores: number[][];
}

/** The course by the parts of the game; by moves if it has none. */
export function course(
  over: ScoresOverTime,
  deal: readonly Message[],
  moves: readonly Move[],
  chapter: (event: Message) => string | null,
): Course {
  const begins: { move: number; title: string }[] = [];
  const beginning = beginnings(chapter);
  const note = (events: readonly Message[], move: number) => {
    for (const event of events) {
      const title = beginning(event);
      if (title) begins.push({ move, title });
    }
  };
  note(deal, 0);
  moves.forEach((move, index) => note(move.events, index + 1));
  if (begins.length < 2) {
    return { parts: over.moves.slice(1).map(String), scores: over.scores };
  }
  const marks = [0, ...begins.slice(1).map(({ move }) => move), over.scores.length - 1];
  return {
    parts: begins.map(({ title }) => title),
    scores: marks.map((mark) => over.scores[mark] ?? over.scores.at(-1) ?? []),
  };
}
