/** What would come of tasks, as everybody can see it on the table. */
import { GEM_POINTS, TABLE } from "./figures";
import { FIGURES } from "./pieces/figures";
import { isMonster } from "./pieces/looks";
import {
  type Cell,
  cellOf,
  dwarfsOn,
  type DwarfsFallView,
  type Gem,
  type Kind,
  readyCells,
  regionOf,
  shortBy,
  type Stack,
  stackAt,
  topOf,
} from "./view";

/** What a task brings: gems, something else, or nothing and why. */
export type Coming =
  | { what: "gems"; kind: Kind; gem: Gem; count: number }
  | { what: "guarded" | "slay-first" | "slain" | "ogre" | "no-ogres"; kind: Kind }
  | { what: "trade" | "no-trade" | "dig" | "no-dig"; kind: Kind }
  | { what: "no-gems"; kind: Kind; gem: Gem };

/** What the task of a card brings to a seat, if it comes next. */
export function comingOf(view: DwarfsFallView, cell: Cell, seat: number): Coming {
  const stack = stackAt(view, cell)!;
  const { kind } = topOf(stack);
  const { effect } = FIGURES[kind];
  if (effect.verb === "mine") {
    const { gem, amount } = effect;
    if (regionOf(view, stack).dragon) return { what: "guarded", kind };
    const count = Math.min(amount, view.piles[gem]);
    return count ? { what: "gems", kind, gem, count } : { what: "no-gems", kind, gem };
  }
  if (effect.verb === "hire") {
    return { what: view.ogre_deck + view.ogre_discard.length ? "ogre" : "no-ogres", kind };
  }
  if (effect.verb === "trade") return { what: canTrade(view, seat) ? "trade" : "no-trade", kind };
  if (effect.verb === "dig") return { what: diggable(view, stack).length ? "dig" : "no-dig", kind };
  return { what: "slain", kind };
}

/** All that is ready when a seat ends its actions: it chooses the order. */
export function comingTo(view: DwarfsFallView, seat: number): Coming[] {
  const ready = readyCells(view, seat);
  return ready.map((cell) => {
    const coming = comingOf(view, cell, seat);
    const { region } = stackAt(view, cell)!;
    const awake = view.stacks.some(
      (stack) =>
        stack.region === region && topOf(stack).kind === "dragon" && !ready.includes(cellOf(stack)),
    );
    return coming.what === "guarded" && !awake ? { ...coming, what: "slay-first" } : coming;
  });
}

/** Can a seat pay for an open trade goal? */
export function canTrade(view: DwarfsFallView, seat: number): boolean {
  return view.trades.some((trade) => !shortBy(view.players[seat]!, trade));
}

/** Does a monster stop the dwarfs in a castle from digging? */
export function isDigStopped(view: DwarfsFallView, castle: Stack): boolean {
  return view.options["dig_block"] !== "stack" && isHaunted(view, castle);
}

/** The stacks that could be dug from a castle, once its dwarfs have gone home. */
function diggable(view: DwarfsFallView, castle: Stack): Stack[] {
  if (isDigStopped(view, castle)) return [];
  const anywhere = view.options["dig_block"] === "castle";
  return view.stacks.filter(
    (stack) =>
      stack.cards.length > 1 &&
      dwarfsOn(stack) === (stack === castle ? castle.need : 0) &&
      !isMonster(topOf(stack).kind) &&
      (anywhere || !isHaunted(view, stack)),
  );
}

function isHaunted(view: DwarfsFallView, stack: Stack): boolean {
  const { dragon, giant } = regionOf(view, stack);
  return dragon || giant;
}

export function pointsOf(coming: Coming): number {
  if (coming.what === "gems") return coming.count * GEM_POINTS[coming.gem];
  return coming.what === "slain" ? TABLE.monster_points : 0;
}
