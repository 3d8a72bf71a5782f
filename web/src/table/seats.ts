/** Who sits where, and what each is doing. */
import type { Presence, Table, View } from "../net/protocol";
import { nextHere, peopleHere } from "./hotseat";

export type Doing = "thinking" | "choosing" | "ready" | "done" | "away" | "offline";

/** The other seats as they follow mine; all of them for a spectator. */
export function rivalsOf(me: number | null, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}

/** What a seat is doing; null if there is nothing to say. */
export function doing(
  seat: number,
  table: Table,
  view: View,
  presence: Presence | null,
): Doing | null {
  const at = table.seats[seat];
  if (!at || view.over) return null;
  if (at.away) return "away";
  const mustAct = view.to_act.includes(seat);
  if (at.kind === "bot") {
    if (mustAct) return "thinking";
  } else {
    if (presence && !presence.here.includes(seat)) return "offline";
    if (mustAct) return "choosing";
  }
  // it has decided or done enough, the others have not, and it could still change its mind; in
  // somebody's own decision the others can only do something on the side
  if (!view.may_act.includes(seat)) return null;
  return view.mode === "sealed" ? "ready" : view.mode === "free" ? "done" : null;
}

/** The seat to look from when a table is opened: where something is to do, or the first of mine. */
export function firstSeat(table: Table): number | null {
  return nextHere(table) ?? peopleHere(table)[0] ?? table.yours[0] ?? null;
}

/** Does a bot decide for this seat? */
export function isBot(table: Table, seat: number): boolean {
  const at = table.seats[seat];
  return at?.kind === "bot" || at?.away === true;
}
