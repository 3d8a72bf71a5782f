/** The figures that sentences of the rules name, from the game's own data. */
import { gem as gems } from "../../../../../src/dvergar/games/dwarfs_fall/data/gems.toml";
import { ogre as ogres } from "../../../../../src/dvergar/games/dwarfs_fall/data/ogres.toml";
import { TABLE } from "../figures";
import { type Gem, KINDS, type Ogre, SECRETS, TRADES } from "../pieces/looks";

/** What can be chosen for a table, the usual choice first; a test compares it with the game. */
export const OPTIONS = {
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
} as const;

type Copies = readonly { id: string; copies: number }[];

function copiesOf(cards: Copies, wanted: string): number {
  return cards.find(({ id }) => id === wanted)!.copies;
}

function all(cards: Copies): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}

export function gemCopies(gem: Gem): number {
  return copiesOf(gems, gem);
}

export function ogreCopies(ogre: Ogre): number {
  return copiesOf(ogres, ogre);
}

export const COUNTS = {
  dwarfs: TABLE.dwarfs,
  actions: TABLE.actions,
  limit: TABLE.hand_limit,
  trophy: TABLE.monster_points,
  open: TABLE.open_trades,
  goals: Number(OPTIONS.goals_to_end[0]),
  rounds: Number(OPTIONS.max_rounds[0]),
  colours: 4,
  kinds: KINDS.length,
  trades: TRADES.length,
  secrets: SECRETS.length,
  gems: all(gems),
  ogres: all(ogres),
};
