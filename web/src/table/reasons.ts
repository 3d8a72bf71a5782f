/** Who won, by how much, and with what. */
import type { Sheet } from "../net/protocol";
import type { SheetRow } from "./game";
import { pointsIn } from "./sheet";

export function winnersOf(sheets: readonly Sheet[]): number[] {
  return [...sheets.keys()].filter((seat) => sheets[seat]!.won);
}

/** The seats from the first place to the last. */
export function ranked(sheets: readonly Sheet[]): number[] {
  return [...sheets.keys()].sort(
    (a, b) =>
      Number(sheets[b]!.won) - Number(sheets[a]!.won) || sheets[b]!.total - sheets[a]!.total,
  );
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
