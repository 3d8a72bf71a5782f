/** Who won, by how much, and with what. */
import type { Outcome, Sheet } from "../net/protocol";
import type { SheetRow } from "./game";
import { words } from "../words/words.svelte";
import { together } from "./ending";
import { names } from "./names";
import { pointsIn } from "./sheet";

export function winnersOf(sheets: readonly Sheet[]): number[] {
  return [...sheets.keys()].filter((seat) => sheets[seat]!.won);
}

/** The seats from the first place to the last. */
export function ranked(sheets: readonly Sheet[]): number[] {
  return [...sheets.keys()].sort((a, b) => sheets[a]!.place - sheets[b]!.place);
}

export interface Reason {
  winner: number;
  second: number;
  margin: number;
  /** the row in which the winner gained most over the second, and how much */
  row: SheetRow;
  gain: number;
}

/** Why a single winner is ahead of the second; null if there is no such reason. */
export function whyWon(sheets: readonly Sheet[], rows: readonly SheetRow[]): Reason | null {
  const [winner, second] = ranked(sheets);
  if (winner === undefined || second === undefined || winnersOf(sheets).length !== 1) return null;
  const gainIn = (row: SheetRow) => pointsIn(row, sheets[winner]!) - pointsIn(row, sheets[second]!);
  const row = [...rows].sort((a, b) => gainIn(b) - gainIn(a))[0];
  if (!row) return null;
  const margin = sheets[winner]!.total - sheets[second]!.total;
  return { winner, second, margin, row, gain: gainIn(row) };
}

/** Who has won, in a sentence: for `seat`, where it is one of them. */
export function result(outcome: Outcome, margin: number, seat: number | null): string {
  const { winners } = outcome;
  if (together(outcome)) return words.t(winners.length ? "end-together-won" : "end-together-lost");
  if (winners.length === 0) return words.t("end-nobody");
  const args = { names: names(winners), count: winners.length, margin };
  return words.t(winners.length === 1 && winners[0] === seat ? "end-you-win" : "end-wins", args);
}

/** Why, in another; "" if there is nothing to say. */
export function whySaid({ why, winners }: Outcome, reason: Reason | null): string {
  if (why) return words.say(why);
  if (winners.length !== 1 || !reason) return "";
  const { second, row, gain, margin } = reason;
  if (margin === 0) return words.t("end-tie");
  return words.t("end-why", { seat: second, row: words.say(row.title), gain });
}
