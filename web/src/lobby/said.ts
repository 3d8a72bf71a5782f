/** What is said of a table in the lists of the lobby. */
import type { Outcome, Table } from "../net/protocol";
import { markedName } from "../table/names";
import { words } from "../words/words.svelte";
import { clockText } from "./clock";
import { freeSeats, standing } from "./tables";

/** not at the beginning of a line */
const BETWEEN = "\u00a0· ";

function names(table: Table, seats: readonly number[]): string {
  return [...new Set(seats.map((seat) => markedName(table.seats[seat]!, seat)))].join(", ");
}

function people(table: Table): string {
  const sitting = table.seats.flatMap((seat, number) => (seat.kind === "human" ? [number] : []));
  return sitting.length ? names(table, sitting) : words.t("lobby-bots-only");
}

/** Who has won, or that all won or lost together. */
export function noteOfEnd(table: Table, { winners, places }: Outcome): string {
  if (!places.length) return words.t(winners.length ? "end-together-won" : "end-together-lost");
  return words.t("lobby-won", { names: names(table, winners), count: winners.length });
}

/** Whose turn it is, what is missing, or how it ended. */
export function noteOfMine(table: Table): string {
  if (table.outcome) return noteOfEnd(table, table.outcome);
  const args = { names: names(table, table.to_act), count: freeSeats(table) };
  return words.t(`standing-${standing(table)}`, args);
}

export function noteOfOpen(table: Table): string {
  return people(table) + BETWEEN + clockText(table.clock, table.pace);
}

export function noteOfRunning(table: Table): string {
  return people(table) + BETWEEN + words.t("lobby-moves", { count: table.moves });
}
