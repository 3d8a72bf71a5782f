/** Where things lie on the map: cards are 100 units wide, and 112 lie between the corners of two neighbours. */
import { type Box, boxOver, type Point } from "../../../map/box";
import { isMine } from "../pieces/figures";
import type { Kind, Monster } from "../pieces/looks";
import {
  beside,
  type Cell,
  cellOf,
  type DwarfsFallView,
  isOpen,
  type LaidCard,
  placeOf,
  SIDES,
  type Stack,
  topOf,
} from "../view";

export const CARD = 100;
export const PITCH = 112;
const GAP = PITCH - CARD;
/** The roads that run east and west cross a card a little below its middle. */
const ROAD_Y = 62;
const ROAD_X = 50;

/** The upper left corner of a place. */
export function cornerOf(cell: Cell): Point {
  const { x, y } = placeOf(cell);
  return { x: x * PITCH, y: y * PITCH };
}

/** Where those stand who pass over a card. */
export function middleOfCard(cell: Cell): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + ROAD_X, y: y + ROAD_Y };
}

/** The smallest box around the cards on some places; around the first place if there are none. */
export function boxAround(cells: readonly Cell[]): Box {
  const { left, top, right, bottom } = boxOver(cells.map(cornerOf));
  return { left, top, right: right + CARD, bottom: bottom + CARD };
}

// --- between two cards -----------------------------------------------------------------------

/** Between a card and its neighbour to the east (1) or south (2). */
export interface Border {
  cell: Cell;
  side: 1 | 2;
}

/** The middle of a border, where the road crosses it. */
export function middleOf({ cell, side }: Border): Point {
  const { x, y } = cornerOf(cell);
  const beyond = CARD + GAP / 2;
  return side === 1 ? { x: x + beyond, y: y + ROAD_Y } : { x: x + ROAD_X, y: y + beyond };
}

export function keyOf({ cell, side }: Border): string {
  return `${cell}-${side}`;
}

/** A border from either of its sides. */
function border(cell: Cell, side: number): Border {
  return side === 1 || side === 2
    ? { cell, side }
    : { cell: beside(cell, side), side: side === 3 ? 1 : 2 };
}

type Together = (one: Stack, other: Stack, side: number) => boolean;

function borders(view: DwarfsFallView, together: Together): Border[] {
  const at = new Map(view.stacks.map((stack) => [cellOf(stack), stack]));
  return view.stacks.flatMap((stack) =>
    ([1, 2] as const).flatMap((side) => {
      const cell = cellOf(stack);
      const other = at.get(beside(cell, side));
      return other && together(stack, other, side) ? [{ cell, side }] : [];
    }),
  );
}

/** Where dwarfs pass from card to card. */
export function bridges(view: DwarfsFallView): Border[] {
  return borders(view, (one, other, side) => isOpen(topOf(one), topOf(other), side));
}

/** Where a kingdom continues from card to card, with or without a bridge. */
export function seams(view: DwarfsFallView): Border[] {
  return borders(view, (one, other) => one.region === other.region);
}

/** The sides on which a card that is laid on a place would be open to its neighbours. */
export function joins(view: DwarfsFallView, cell: Cell, card: LaidCard): number[] {
  const at = new Map(view.stacks.map((stack) => [cellOf(stack), stack]));
  return SIDES.filter((side) => {
    const other = at.get(beside(cell, side));
    return other !== undefined && isOpen(card, topOf(other), side);
  });
}

// --- monsters --------------------------------------------------------------------------------

/** What a monster does to its kingdom: the cards that it seals, and the bridges that lead there. */
export interface Spell {
  monster: Monster;
  sealed: Cell[];
  trail: Border[];
}

const VICTIMS: Record<Monster, (kind: Kind) => boolean> = {
  dragon: isMine,
  giant: (kind) => kind === "castle",
};

export function spells(view: DwarfsFallView): Spell[] {
  return (["dragon", "giant"] as const).flatMap((monster) => {
    const spell = spellOf(view, monster);
    return spell.sealed.length ? [spell] : [];
  });
}

/** From each monster of a kind to all that it harms, on the shortest ways. */
function spellOf(view: DwarfsFallView, monster: Monster): Spell {
  const at = new Map(view.stacks.map((stack) => [cellOf(stack), stack]));
  const lairs = [...at].filter(([, stack]) => topOf(stack).kind === monster).map(([cell]) => cell);
  /** by place: from where one comes */
  const from = new Map<Cell, { cell: Cell; side: number } | null>(
    lairs.map((cell) => [cell, null]),
  );
  for (const cell of from.keys()) {
    for (const side of SIDES) {
      const next = beside(cell, side);
      const other = at.get(next);
      if (!other || from.has(next) || !isOpen(topOf(at.get(cell)!), topOf(other), side)) continue;
      from.set(next, { cell, side });
    }
  }
  const sealed = [...from.keys()].filter((cell) => VICTIMS[monster](topOf(at.get(cell)!).kind));
  const trail = new Map<string, Border>();
  for (const cell of sealed) {
    for (let step = from.get(cell); step; step = from.get(step.cell)) {
      const passed = border(step.cell, step.side);
      trail.set(keyOf(passed), passed);
    }
  }
  return { monster, sealed, trail: [...trail.values()] };
}

// --- ways ------------------------------------------------------------------------------------

/** The places that a dwarf passes from one to the other, both included; those two alone if no way leads there. */
export function wayBetween(view: DwarfsFallView, start: Cell, end: Cell): Cell[] {
  const at = new Map(view.stacks.map((stack) => [cellOf(stack), stack]));
  const from = new Map<Cell, Cell | null>([[start, null]]);
  for (const cell of from.keys()) {
    const here = at.get(cell);
    if (!here || cell === end) break;
    for (const side of SIDES) {
      const next = beside(cell, side);
      const other = at.get(next);
      if (other && !from.has(next) && isOpen(topOf(here), topOf(other), side)) from.set(next, cell);
    }
  }
  const way: Cell[] = [];
  for (let cell: Cell | null = from.has(end) ? end : null; cell !== null; cell = from.get(cell)!)
    way.unshift(cell);
  return way.length ? way : [start, end];
}
