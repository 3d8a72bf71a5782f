/** The figures that the rules name, from the game's own data: none is written twice. */
import { gem as gems } from "../../../../../src/dvergar/games/dwarfs_fall/data/gems.toml";
import { ogre as ogres } from "../../../../../src/dvergar/games/dwarfs_fall/data/ogres.toml";
import { points as secretPoints } from "../../../../../src/dvergar/games/dwarfs_fall/data/secret_points.toml";
import { secret as secrets } from "../../../../../src/dvergar/games/dwarfs_fall/data/secrets.toml";
import { table } from "../../../../../src/dvergar/games/dwarfs_fall/data/table.toml";
import { type Gem, KINDS, type Ogre, type Secret, TRADES } from "../pieces/looks";

const COLOURS = 4;
/** The first choices of the options of these names; a test compares them with the game. */
const GOALS_TO_END = 3;
const MAX_ROUNDS = 30;

function single(id: string): number {
  return table.find((record) => record.id === id)!.value;
}

function total(records: readonly { copies: number }[]): number {
  return records.reduce((sum, { copies }) => sum + copies, 0);
}

/** What sentences of any section may name. */
export const COUNTS = {
  dwarfs: single("dwarfs"),
  actions: single("actions"),
  limit: single("hand_limit"),
  open: single("open_trades"),
  trophy: single("monster_points"),
  goals: GOALS_TO_END,
  rounds: MAX_ROUNDS,
  colours: COLOURS,
  kinds: KINDS.length,
  trades: TRADES.length,
  secrets: secrets.length,
  gems: total(gems),
  ogres: total(ogres),
};

export function gemFigures(gem: Gem): { copies: number; points: number } {
  return gems.find(({ id }) => id === gem)!;
}

export function ogreCopies(ogre: Ogre): number {
  return ogres.find(({ id }) => id === ogre)!.copies;
}

/** How much of it a secret goal asks for, and what it is worth. */
export function secretFigures(secret: Secret): { amount: number; points: number } {
  return {
    amount: secrets.find(({ id }) => id === secret)!.amount,
    points: secretPoints.find(({ id }) => id === secret)!.points,
  };
}
