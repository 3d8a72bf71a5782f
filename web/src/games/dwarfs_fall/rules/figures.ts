/** The figures that sentences of the rules name; those of single cards are in the figures of the game. */
import { gem as gems } from "../../../../../src/dvergar/games/dwarfs_fall/data/gems.toml";
import { table } from "../../../../../src/dvergar/games/dwarfs_fall/data/table.toml";
import {
  ACTIONS,
  DWARFS,
  type Gem,
  HAND_LIMIT,
  KINDS,
  MONSTER_POINTS,
  OGRE_COPIES,
  SECRETS,
  TRADES,
} from "../figures";

/** What can be chosen for a table, the usual choice first; a test compares it with the game. */
export const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  castle_cover: ["forbidden", "faq"],
  extra_action: ["live", "turn_start"],
  dig_block: ["both", "stack", "castle"],
  reveal: ["windows", "own_turn", "auto"],
  gems_public: ["yes", "no"],
  shared_kingdom: ["full", "split"],
  recall: ["no", "yes"],
  max_rounds: ["30", "10", "20"],
  goals_to_end: ["3", "2", "4"],
  start: ["seat0", "random"],
};
const COLOURS = 4;

function sum(copies: readonly number[]): number {
  return copies.reduce((total, one) => total + one, 0);
}

export function gemCopies(gem: Gem): number {
  return gems.find(({ id }) => id === gem)!.copies;
}

export const COUNTS = {
  dwarfs: DWARFS,
  actions: ACTIONS,
  limit: HAND_LIMIT,
  trophy: MONSTER_POINTS,
  open: table.find(({ id }) => id === "open_trades")!.value,
  goals: Number(OPTIONS["goals_to_end"]![0]),
  rounds: Number(OPTIONS["max_rounds"]![0]),
  colours: COLOURS,
  kinds: KINDS.length,
  trades: Object.keys(TRADES).length,
  secrets: SECRETS.length,
  gems: sum(gems.map(({ copies }) => copies)),
  ogres: sum(Object.values(OGRE_COPIES)),
};
