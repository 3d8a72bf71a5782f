/**
 * The pieces that a hand carries: "card inn", "ogre thief", "dwarf" of the supply, "dwarf 0,1 2" on the map (whose, from
 * 1). The places that take them: "0,1" on the map, "dwarf 0,1 2", "seat 2", and "home" for a dwarf that is called back.
 */
import type { Carrying, Load } from "../../table/drag/carrying";
import type { Session } from "../../table/session.svelte";
import Carried from "./Carried.svelte";
import { type Choosing, choosingOf, type DwarfAt } from "./choosing.svelte";
import type { Cell, Kind } from "./view";

export const HOME = "home";

export function dwarfWords({ cell, seat }: DwarfAt): string {
  return `dwarf ${cell} ${seat + 1}`;
}

function load(session: Session, what: string): Load {
  const choosing = choosingOf(session);
  const [thing, one, other] = what.split(" ");
  if (thing === "card") return card(choosing, one as Kind);
  if (thing === "ogre") return ogre(session, choosing, one!);
  if (one === undefined) return dwarf(session, choosing, "place");
  return dwarf(session, choosing, stemOf(choosing, { cell: one, seat: Number(other) - 1 }));
}

/** What carrying a dwarf of the map begins: chased or swapped by an ogre, or on its own way. */
function stemOf({ stem }: Choosing, { cell, seat }: DwarfAt): string {
  if (stem === "panic") return `panic ${seat + 1} ${cell}`;
  return stem === "brute" ? `brute ${cell}` : `move ${cell}`;
}

function card(choosing: Choosing, kind: Kind): Load {
  return {
    lift: () => choosing.liftCard(kind),
    action: (place) => at(choosing, place),
    put: (place) => choosing.pickCell(place),
    turn: (step) => choosing.turn(step),
    drawn: true,
  };
}

function dwarf(session: Session, choosing: Choosing, stem: string): Load {
  return {
    // a dwarf that can only go home has no way to begin
    lift: () => session.begin(stem),
    action: (place) => {
      const [thing, cell, seat] = place.split(" ");
      if (thing === HOME) return stem.startsWith("move ") ? stem.replace("move", "recall") : null;
      if (thing !== "dwarf") return at(choosing, place);
      // on a dwarf: swapped with it, or to the card below it
      return stem.startsWith("brute ") ? `${stem} ${cell} ${seat}` : at(choosing, cell!);
    },
  };
}

function ogre(session: Session, choosing: Choosing, kind: string): Load {
  /** a dwarf that it takes, to go on from there */
  const victim = (place: string) => choosing.dwarfs.find((at) => dwarfWords(at) === place);
  return {
    lift: () => session.begin(kind),
    action: (place) => {
      const [thing, word] = place.split(" ");
      if (thing === "seat") return kind === "thief" || kind === "crown" ? `${kind} ${word}` : null;
      return thing === "dwarf" ? at(choosing, word!) : at(choosing, place);
    },
    takes: (place) => {
      const [thing, word] = place.split(" ");
      if (victim(place)) return true;
      return thing === "seat"
        ? choosing.seats.includes(Number(word) - 1)
        : choosing.cells.includes(thing === "dwarf" ? word! : place);
    },
    put: (place) => {
      const [thing, word] = place.split(" ");
      const found = victim(place);
      if (found) choosing.pickDwarf(found);
      else if (thing === "seat") choosing.pickSeat(Number(word) - 1);
      else choosing.pickCell(thing === "dwarf" ? word! : place);
    },
  };
}

function at(choosing: Choosing, cell: Cell): string | null {
  if (!cell.includes(",")) return null;
  return choosing.actionAt(cell) ?? choosing.attemptAt(cell);
}

export const carrying: Carrying = { Piece: Carried, load };
