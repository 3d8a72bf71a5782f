/** What the pictures of the rules show; kingdoms and sums are worked out, not written down. */
import { withCard, withDig } from "../kingdoms";
import {
  type Gem,
  isMonster,
  type Kind,
  KINDS,
  type Ogre,
  type Secret,
  type Trade,
} from "../pieces/looks";
import { type Cell, cellOf, type DwarfsFallView } from "../view";
import { COUNTS } from "./figures";

// --- small lands -----------------------------------------------------------------------------

/** A card, where it lies, its clockwise quarter turns, and whose it is. */
type Laid = [kind: Kind, cell: Cell, rotation: number, owner: number];
/** By place: the dwarfs of each seat. */
type Standing = Record<Cell, number[]>;

/** Only what lies on the map is drawn: nothing else of a view is there. */
const NOTHING = {
  stacks: [],
  regions: [],
  players: Array.from({ length: COUNTS.colours }),
} as unknown as DwarfsFallView;

function land(laid: Laid[], standing: Standing = {}): DwarfsFallView {
  const view = laid.reduce(
    (view, [kind, cell, rotation, owner]) => withCard(view, cell, { kind, rotation, owner }),
    NOTHING,
  );
  const stacks = view.stacks.map((stack) => ({
    ...stack,
    dwarfs: standing[cellOf(stack)] ?? stack.dwarfs,
  }));
  return { ...view, stacks };
}

const buried = land([
  ["castle", "0,0", 0, 0],
  ["emerald_mine", "1,0", 0, 0],
  ["diamond_mine", "1,0", 0, 1],
]);

export const LANDS = {
  game: land([
    ["castle", "0,0", 0, 0],
    ["emerald_mine", "1,0", 0, 0],
    ["inn", "0,1", 1, 0],
    ["shop", "1,1", 0, 1],
  ]),
  reading: land([["ruby_mine", "0,0", 0, 0]], { "0,0": [2, 0, 0, 0] }),
  /** on the left an open way, on the right a wall */
  walls: land([
    ["emerald_mine", "0,0", 0, 0],
    ["diamond_mine", "1,0", 1, 0],
    ["emerald_mine", "3,0", 0, 0],
    ["gold_mine", "4,0", 1, 0],
  ]),
  dragon: land([
    ["ruby_mine", "0,0", 3, 0],
    ["dragon", "1,0", 0, 1],
    ["gold_mine", "2,0", 1, 0],
  ]),
  giant: land([
    ["castle", "0,0", 0, 0],
    ["giant", "1,0", 0, 1],
  ]),
  /** check 3 of the specification */
  kingdom: land([
    ["castle", "0,0", 0, 0],
    ["ruby_mine", "1,0", 1, 0],
    ["dragon", "0,1", 2, 1],
  ]),
  /** check 4 */
  shared: land([
    ["castle", "0,0", 0, 0],
    ["ruby_mine", "1,0", 1, 0],
    ["castle", "0,1", 2, 1],
  ]),
  cover: land([
    ["emerald_mine", "0,0", 0, 0],
    ["dragon", "0,0", 0, 1],
    ["inn", "2,0", 0, 0],
    ["shop", "2,0", 0, 1],
  ]),
  buried,
  dug: withDig(buried, "1,0"),
  /** more dwarfs than the mine needs: before its task, and afterwards */
  surplus: land([["emerald_mine", "0,0", 0, 0]], { "0,0": [0, 3, 0, 0] }),
  rest: land([["emerald_mine", "0,0", 0, 0]], { "0,0": [0, 1, 0, 0] }),
  slaying: land([["dragon", "0,0", 0, 0]], { "0,0": [4, 1, 0, 0] }),
};

// --- cards -----------------------------------------------------------------------------------

/** One card more than a hand may have. */
export const HAND: { kingdom: Kind[]; gems: Gem[]; ogres: Ogre[] } = {
  kingdom: ["castle", "gold_mine", "ruby_mine", "dragon", "giant", "inn", "shop"],
  gems: ["emerald", "diamond"],
  ogres: ["panic"],
};

export const OPEN_GOALS: Trade[] = ["T04", "T05", "T10"];
export const BOUGHT: Trade = "T06";

/** What somebody has at the end. */
export const FINAL = {
  goals: ["T04", "T10"] as Trade[],
  secret: "king" as Secret,
  monsters: ["giant"] as Kind[],
  gems: ["gold", "gold", "ruby"] as Gem[],
  kingdom: KINDS.filter((kind) => !isMonster(kind)),
};
