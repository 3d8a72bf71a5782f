/** What would come of tasks, as everybody can see it on the table. */
import { GEM_POINTS, TABLE } from "./figures";
import { FIGURES } from "./pieces/figures";
import {
  type Cell,
  type DwarfsFallView,
  type Gem,
  type Kind,
  readyCells,
  regionOf,
  stackAt,
  topOf,
} from "./view";

/** What a task brings: gems, something else, or nothing and why. */
export type Coming =
  | { what: "gems"; kind: Kind; gem: Gem; count: number }
  | { what: "guarded" | "slain" | "trade" | "dig" | "ogre" | "no-ogres"; kind: Kind }
  | { what: "no-gems"; kind: Kind; gem: Gem };

export function comingOf(view: DwarfsFallView, cell: Cell): Coming {
  const stack = stackAt(view, cell)!;
  const { kind } = topOf(stack);
  const { task, gem, amount = 0 } = FIGURES[kind];
  if (gem) {
    if (regionOf(view, stack).dragon) return { what: "guarded", kind };
    const count = Math.min(amount, view.piles[gem]);
    return count ? { what: "gems", kind, gem, count } : { what: "no-gems", kind, gem };
  }
  if (task === "ogre") {
    return { what: view.ogre_deck + view.ogre_discard.length ? "ogre" : "no-ogres", kind };
  }
  return { what: task === "slay" ? "slain" : task === "trade" ? "trade" : "dig", kind };
}

/** All that is ready when a seat ends its actions. */
export function comingTo(view: DwarfsFallView, seat: number): Coming[] {
  return readyCells(view, seat).map((cell) => comingOf(view, cell));
}

export function pointsOf(coming: Coming): number {
  if (coming.what === "gems") return coming.count * GEM_POINTS[coming.gem];
  return coming.what === "slain" ? TABLE.monster_points : 0;
}
