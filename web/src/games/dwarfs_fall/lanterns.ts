/** The actions of a turn as lanterns. */
import { TABLE } from "./figures";
import { type DwarfsFallView, extraActions, kingdomOf } from "./view";

export type LanternState = "out" | "now" | "on" | "frozen";

/** Those of the turn, or of the next one as things are; the castle's may be frozen by a giant. */
export function lanternsOf(view: DwarfsFallView, seat: number): LanternState[] {
  const kingdom = kingdomOf(view, seat);
  const frozen: LanternState[] = kingdom?.giant ? Array(TABLE.castle_actions).fill("frozen") : [];
  if (view.active !== seat) {
    const next = TABLE.actions + extraActions(view, seat);
    return [...Array<LanternState>(next).fill("on"), ...frozen];
  }
  const acting = view.phase === "actions";
  const lit = Array.from({ length: Math.max(view.allowed, view.used) }, (_, n): LanternState => {
    if (n < view.used || !acting) return "out";
    return n === view.used ? "now" : "on";
  });
  return [...lit, ...frozen];
}
