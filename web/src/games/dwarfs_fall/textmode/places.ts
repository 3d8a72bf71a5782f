/** The places of the map in words: where one can walk from there, and how they are called in a choice. */
import { cardName, outcome, sideNames, task, who } from "../map/describe";
import {
  beside,
  type Cell,
  cellOf,
  type DwarfsFallView,
  hasWall,
  isOpen,
  type LaidCard,
  SIDES,
  type Stack,
  stackAt,
  topOf,
} from "../view";
import type { Part } from "../../../textmode/textmode";
import { words } from "../../../words/words.svelte";

/** Everything about a place, as its viewer sees it. */
export function placePart(view: DwarfsFallView, stack: Stack, viewer: number | null): Part {
  const cell = cellOf(stack);
  const below = stack.cards.slice(0, -1).reverse().map(cardName).join(", ");
  return {
    id: cell,
    title: placeName(stack),
    lines: [
      ...ways(view, cell, topOf(stack)),
      ...who(stack),
      task(stack),
      ...outcome(view, stack, viewer),
      below && words.t("words-below", { cards: below }),
    ].filter(Boolean),
  };
}

/** "1,0 Gold mine". */
function placeName(stack: Stack): string {
  return `${cellOf(stack)} ${cardName(topOf(stack))}`;
}

/** Where a dwarf can walk from a card that lies like this, and what is in the way elsewhere. */
export function ways(view: DwarfsFallView, cell: Cell, card: LaidCard): string[] {
  const beyond = SIDES.map((side) => stackAt(view, beside(cell, side)));
  const walls = SIDES.filter((side) => hasWall(card, side));
  const free = SIDES.filter((side) => !hasWall(card, side));
  const isWay = (side: number) => beyond[side] && isOpen(card, topOf(beyond[side]), side);
  const open = free.filter(isWay);
  const shut = free.filter((side) => beyond[side] && !isWay(side));
  const edges = free.filter((side) => !beyond[side]);
  const list = open.map((side) => `${sideNames([side])} ${placeName(beyond[side]!)}`).join(", ");
  return [
    open.length ? words.t("words-ways", { list }) : words.t("words-no-way"),
    walls.length ? words.t("map-walls", { sides: sideNames(walls) }) : "",
    shut.length ? words.t("words-shut", { sides: sideNames(shut) }) : "",
    edges.length ? words.t("words-edges", { sides: sideNames(edges) }) : "",
  ].filter(Boolean);
}

// --- as answers --------------------------------------------------------------------------------

/** A place to lay a card: what it would cover, or what lies around it. */
export function spotName(view: DwarfsFallView, cell: Cell): string {
  const stack = stackAt(view, cell);
  if (stack) return words.t("words-onto", { cell, card: cardName(topOf(stack)) });
  const around = SIDES.flatMap((side) => {
    const next = stackAt(view, beside(cell, side));
    return next ? [`${sideNames([side])} ${cardName(topOf(next))}`] : [];
  });
  return [cell, ...around].join(", ");
}

/** A card on the map, with who stands there. */
export function cardAt(view: DwarfsFallView, cell: Cell): string {
  const stack = stackAt(view, cell);
  return stack ? [placeName(stack), ...who(stack)].join(", ") : cell;
}
