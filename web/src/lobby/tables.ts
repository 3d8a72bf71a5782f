/** Which tables matter most to a visitor, and what to do with each. */
import type { Table } from "../net/protocol";
import { peopleHere } from "../table/hotseat";

/** What a table is to me, the most urgent first. */
const STANDINGS = ["my-turn", "my-answer", "running", "open", "over"] as const;
type Standing = (typeof STANDINGS)[number];

export function standing(table: Table): Standing {
  if (table.status === "open") return "open";
  if (table.status !== "running") return "over";
  const mine = peopleHere(table);
  if (mine.some((seat) => table.to_act.includes(seat))) return "my-turn";
  if (mine.some((seat) => table.undo?.waiting.includes(seat))) return "my-answer";
  return "running";
}

export function waitsForMe(table: Table): boolean {
  return ["my-turn", "my-answer"].includes(standing(table));
}

/** The most urgent first; among equals those with a clock, then the latest. Nobody misses a table that was given up. */
export function byUrgency(tables: readonly Table[]): Table[] {
  const rank = (table: Table) => STANDINGS.indexOf(standing(table));
  const timeless = (table: Table) => Number(table.clock === null);
  return tables
    .filter((table) => table.status !== "cancelled")
    .sort((a, b) => rank(a) - rank(b) || timeless(a) - timeless(b) || b.updated - a.updated);
}

/** Other people's tables; those where I sit or that I opened are among my own. */
export function ofOthers(tables: readonly Table[]): Table[] {
  return tables.filter((table) => table.yours.length === 0 && !table.host);
}

/** How to be done with a table that is not over: leave it to a bot, or give it up before it begins. */
export type Way = "leave" | "give-up";

export function wayOut(table: Table): Way | null {
  if (table.status === "open" && table.host) return "give-up";
  return table.status === "running" && peopleHere(table).length ? "leave" : null;
}

export function freeSeats(table: Table): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}
