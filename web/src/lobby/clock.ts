/** Clocks to choose from, and how a clock is said. */
import type { Clock, Pace } from "../net/protocol";
import { words } from "../words/words.svelte";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** From a quick game to one of a decision a day; the second of each kind is the usual one. */
export const CLOCKS: Record<Clock["kind"], readonly [Clock, Clock, ...Clock[]]> = {
  decision: [
    { kind: "decision", seconds: 30 },
    { kind: "decision", seconds: MINUTE },
    { kind: "decision", seconds: 3 * MINUTE },
    { kind: "decision", seconds: 10 * MINUTE },
    { kind: "decision", seconds: DAY },
    { kind: "decision", seconds: 3 * DAY },
  ],
  bank: [
    { kind: "bank", seconds: 5 * MINUTE, increment: 5 },
    { kind: "bank", seconds: 15 * MINUTE, increment: 10 },
    { kind: "bank", seconds: 30 * MINUTE, increment: 15 },
    { kind: "bank", seconds: 60 * MINUTE, increment: 30 },
  ],
};

const UNITS = [
  ["days", DAY],
  ["hours", 60 * MINUTE],
  ["minutes", MINUTE],
  ["seconds", 1],
] as const;

/** In the largest unit that fits: "3 min", "1 day". */
export function span(seconds: number): string {
  const [unit, length] = UNITS.find(
    ([, length]) => seconds >= length && seconds % length === 0,
  ) ?? ["seconds", 1];
  return words.t(`span-${unit}`, { count: seconds / length });
}

export function clockText(clock: Clock | null, pace: Pace = "live"): string {
  if (!clock) return words.t(pace === "days" ? "clock-days" : "clock-none");
  if (clock.kind === "decision") return words.t("clock-decision", { time: span(clock.seconds) });
  return words.t("clock-bank", { time: span(clock.seconds), more: span(clock.increment ?? 0) });
}
