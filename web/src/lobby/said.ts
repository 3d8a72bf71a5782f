/** What is said of a table in the lists of the lobby. */
import type { Table } from "../net/protocol";
import { seatName } from "../table/names";
import { words } from "../words/words.svelte";
import { clockText } from "./clock";
import { freeSeats, standing } from "./tables";

/** not at the beginning of a line */
const BETWEEN = "\u00a0· ";

function names(table: Table, seats: readonly number[]): string {
  return seats.map((seat) => seatName(table.seats[seat]!, seat)).join(", ");
}

function people(table: Table): string {
  const sitting = table.seats.flatMap((seat, number) => (seat.kind === "human" ? [number] : []));
  return sitting.length ? names(table, sitting) : words.t("lobby-bots-only");
}

/** Whose turn it is, or what is missing. */
export function noteOfMine(table: Table): string {
  const args = { names: names(table, table.to_act), count: freeSeats(table) };
  return words.t(`standing-${standing(table)}`, args);
}

export function noteOfOpen(table: Table): string {
  return people(table) + BETWEEN + clockText(table.clock, table.pace);
}

export function noteOfRunning(table: Table): string {
  return people(table) + BETWEEN + words.t("lobby-moves", { count: table.moves });
}
