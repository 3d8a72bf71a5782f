/** What an action would change on the map, to be drawn before anybody chooses it. */
import type { Sketch } from "../../../table/session.svelte";
import type { Ghost } from "../choosing.svelte";
import { type Cell, type DwarfsFallView, type Kind, readAction, stackAt } from "../view";
import { wayBetween } from "./geometry";

export interface Sketched {
  /** the card that would be laid */
  ghost: Ghost | null;
  /** the dwarfs that would walk; one that comes from a supply has only its goal */
  ways: { way: Cell[]; seat: number }[];
  /** … and those that would go home */
  home: { cell: Cell; seat: number }[];
}

export function sketchOf(view: DwarfsFallView, { action, seat }: Sketch): Sketched {
  const { verb, args } = readAction(action);
  const [first = "", second = "", third = ""] = args;
  const drawn: Sketched = { ghost: null, ways: [], home: [] };
  const walks = (from: Cell, to: Cell, whose = seat) =>
    drawn.ways.push({ way: wayBetween(view, from, to), seat: whose });
  switch (verb) {
    case "play":
      drawn.ghost = { kind: first as Kind, cell: second, rotation: Number(third) };
      break;
    case "place":
      drawn.ways.push({ way: [first], seat });
      break;
    case "move":
      walks(first, second);
      break;
    case "panic":
      walks(second, third, Number(first) - 1);
      break;
    case "brute":
      walks(first, second);
      walks(second, first, Number(third) - 1);
      break;
    case "recall":
      drawn.home.push({ cell: first, seat });
      break;
    case "upkeep":
      drawn.home = (stackAt(view, first)?.dwarfs ?? []).flatMap((count, whose) =>
        count ? [{ cell: first, seat: whose }] : [],
      );
  }
  return drawn;
}
