/** Several seats at one screen: whose eyes may look now, and for which seat one acts. */
import type { Table } from "../net/protocol";

/** The seats of this screen for which a person plays. */
export function peopleHere(table: Table): number[] {
  return table.yours.filter((seat) => !table.seats[seat]?.away);
}

/** Is the screen shared, so that a curtain is needed between the seats? */
export function isShared(table: Table): boolean {
  const hidden = table.hot_seat && !table.open_hands;
  return hidden && table.status === "running" && peopleHere(table).length > 1;
}

/** Who should look next: the first here that must act. */
export function nextHere(table: Table): number | null {
  return peopleHere(table).find((seat) => table.to_act.includes(seat)) ?? null;
}

/** Must the screen be passed on? `looking`: the seat that it shows; null: the curtain is drawn. */
export function mustPass(table: Table, looking: number | null): boolean {
  if (!table.hot_seat || table.open_hands || table.status !== "running") return false;
  if (looking === null || table.to_act.includes(looking)) return false;
  return nextHere(table) !== null;
}

/** Where seats have no secrets from each other: which of one's own to lead now instead of this one, if another. */
export function nextToLead(table: Table, looking: number | null): number | null {
  if (!table.open_hands || table.status !== "running" || looking === null) return null;
  return table.to_act.includes(looking) ? null : nextHere(table);
}
