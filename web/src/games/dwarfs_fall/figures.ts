/**
 * The figures of the rules that are not on a kingdom card or a trade goal (see pieces/figures.ts), as they are at
 * the table that is shown.
 */
import { gem as gems } from "../../../../src/dvergar/games/dwarfs_fall/data/gems.toml";
import { secret as secrets } from "../../../../src/dvergar/games/dwarfs_fall/data/secrets.toml";
import { table } from "../../../../src/dvergar/games/dwarfs_fall/data/table.toml";
import type { Correction } from "../../net/protocol";
import { corrected, correctCards } from "./pieces/figures";
import { type Gem, type Secret } from "./pieces/looks";

function byId<Id extends string, T extends { id: string }>(
  records: T[],
  figure: (record: T) => number,
) {
  return Object.fromEntries(records.map((each) => [each.id, figure(each)])) as Record<Id, number>;
}

type Single =
  | "dwarfs"
  | "actions"
  | "castle_actions"
  | "hand_limit"
  | "open_trades"
  | "monster_points"
  | "explorer_monsters";

function read(corrections: readonly Correction[]) {
  const goals = corrected(secrets, "secrets.toml", corrections);
  return {
    gemPoints: byId<Gem, (typeof gems)[number]>(
      corrected(gems, "gems.toml", corrections),
      ({ points }) => points,
    ),
    secretAmount: byId<Secret, (typeof secrets)[number]>(goals, ({ amount }) => amount),
    secretPoints: byId<Secret, (typeof secrets)[number]>(goals, ({ points }) => points),
    table: byId<Single, (typeof table)[number]>(
      corrected(table, "table.toml", corrections),
      ({ value }) => value,
    ),
  };
}

const shipped = read([]);
export const GEM_POINTS = shipped.gemPoints;
export const SECRET_AMOUNT = shipped.secretAmount;
export const SECRET_POINTS = shipped.secretPoints;
export const TABLE = shipped.table;

/** Makes the figures those of a table where some are corrected; without corrections the shipped ones. */
export function correct(corrections: readonly Correction[]): void {
  const now = read(corrections);
  Object.assign(GEM_POINTS, now.gemPoints);
  Object.assign(SECRET_AMOUNT, now.secretAmount);
  Object.assign(SECRET_POINTS, now.secretPoints);
  Object.assign(TABLE, now.table);
  correctCards(corrections);
}

/** The figures that a secret goal is told with. */
export function secretFigures(secret: Secret): {
  amount: number;
  points: number;
  monsters: number;
} {
  return {
    amount: SECRET_AMOUNT[secret],
    points: SECRET_POINTS[secret],
    monsters: TABLE.explorer_monsters,
  };
}
