/**
 * Kingdoms as they would be. The ghost of a card follows the pointer: no action is there yet that the
 * server could be asked about.
 */
import { FIGURES } from "./pieces/figures";
import {
  beside,
  type Cell,
  cellOf,
  type DwarfsFallView,
  isOpen,
  type LaidCard,
  type Region,
  SIDES,
  type Stack,
  topOf,
} from "./view";

/** The table with a card laid on a place. */
export function withCard(view: DwarfsFallView, cell: Cell, card: LaidCard): DwarfsFallView {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  const { spaces, need } = FIGURES[card.kind];
  const under = view.stacks.find((stack) => stack.x === x && stack.y === y);
  const dwarfs = under?.dwarfs ?? view.players.map(() => 0);
  const cards = [...(under?.cards ?? []), card];
  const others = view.stacks.filter((stack) => stack !== under);
  return withStacks(view, [...others, { x, y, cards, dwarfs, spaces, need, region: -1 }]);
}

/** The table after a dig: the top card of a stack lies at its bottom. */
export function withDig(view: DwarfsFallView, cell: Cell): DwarfsFallView {
  const stacks = view.stacks.map((stack) => {
    if (cellOf(stack) !== cell) return stack;
    const cards = [topOf(stack), ...stack.cards.slice(0, -1)];
    const { spaces, need } = FIGURES[cards.at(-1)!.kind];
    return { ...stack, cards, spaces, need };
  });
  return withStacks(view, stacks);
}

function withStacks(view: DwarfsFallView, stacks: Stack[]): DwarfsFallView {
  const at = new Map(stacks.map((stack) => [cellOf(stack), stack]));
  const number = new Map<Stack, number>();
  const regions: Region[] = [];
  for (const stack of stacks) {
    if (number.has(stack)) continue;
    const together = walk(stack, at);
    for (const each of together) number.set(each, regions.length);
    regions.push(regionOf(together));
  }
  const numbered = stacks.map((stack) => ({ ...stack, region: number.get(stack)! }));
  return { ...view, stacks: numbered, regions };
}

/** All stacks that one can walk to. */
function walk(start: Stack, at: Map<Cell, Stack>): Set<Stack> {
  const seen = new Set([start]);
  for (const stack of seen) {
    for (const side of SIDES) {
      const next = at.get(beside(cellOf(stack), side));
      if (next && isOpen(topOf(stack), topOf(next), side)) seen.add(next);
    }
  }
  return seen;
}

function regionOf(stacks: Set<Stack>): Region {
  const tops = [...stacks].map(topOf);
  const castles = tops.filter(({ kind }) => kind === "castle");
  return {
    owners: castles.map(({ owner }) => owner).sort((a, b) => a - b),
    cards: tops.length,
    points: tops.reduce((sum, { kind }) => sum + FIGURES[kind].points, 0),
    dragon: tops.some(({ kind }) => kind === "dragon"),
    giant: tops.some(({ kind }) => kind === "giant"),
  };
}
