/** What the camera shows of the realm, and how much of it can be read. */
import { widened } from "../../../map/box";
import type { Subject } from "../../../map/camera.svelte";
import { type Cell, cellOf, type DwarfsFallView, regionOf, topOf } from "../view";
import { boxAround } from "./geometry";

/** Round the outermost cards, in units of the map: walls and highlights reach beyond them. */
export const MARGIN = 14;

/** By the layout: how many pixels wide a card is at least, while places are lit (a finger has to hit them) and otherwise. */
const LEAST = {
  phone: { lit: 46, idle: 62 },
  roomy: { lit: 36, idle: 42 },
};

/** Below this size in pixels a card shows less, but larger. */
const READABLE = 80;

/** Is a card, drawn at this scale, too small for its small print? */
export function isFar(scale: number): boolean {
  return 100 * scale < READABLE;
}

/** Where the castle of a seat lies; null while it is not in play. */
export function castleOf(view: DwarfsFallView, seat: number | null): Cell | null {
  const found = view.stacks.find((stack) => {
    const { kind, owner } = topOf(stack);
    return kind === "castle" && owner === seat;
  });
  return found ? cellOf(found) : null;
}

/** All cards and all places that are lit; if that is too much, the places that are lit, or the viewer's kingdom. */
export function subjectOf(
  view: DwarfsFallView,
  {
    lit,
    seat,
    phone,
    myTurn,
  }: { lit: readonly Cell[]; seat: number | null; phone: boolean; myTurn: boolean },
): Subject {
  const cards = view.stacks.map(cellOf);
  const around = (cells: readonly Cell[]) => widened(boxAround(cells), MARGIN);
  const all = around([...cards, ...lit]);
  const own = kingdomOf(view, seat);
  const most = lit.length ? around(lit) : own.length ? around(own) : all;
  const { lit: whileLit, idle } = LEAST[phone ? "phone" : "roomy"];
  return {
    all,
    most,
    least: (lit.length ? whileLit : idle) / 100,
    // not between two actions of a turn: the map would breathe with each card
    closer: !lit.length && !myTurn,
  };
}

function kingdomOf(view: DwarfsFallView, seat: number | null): Cell[] {
  return view.stacks
    .filter((stack) => seat !== null && regionOf(view, stack).owners.includes(seat))
    .map(cellOf);
}
