/** Which tables matter most to a visitor, and what to do with each. */
import type { Table } from "../net/protocol";

/** What a table is to me, the most urgent first. */
export const STANDINGS = ["my-turn", "my-answer", "running", "open", "over"] as const;
export type Standing = (typeof STANDINGS)[number];

export function standing(table: Table): Standing {
  if (table.status === "open") return "open";
  if (table.status !== "running") return "over";
  // a bot decides for a seat whose player is away
  const mine = table.yours.filter((seat) => !table.seats[seat]?.away);
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

/** Tables of others: those at which I sit, or that I opened, stand among my own. */
export function ofOthers(tables: readonly Table[]): Table[] {
  return tables.filter((table) => table.yours.length === 0 && !table.host);
}

export function freeSeats(table: Table): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}
