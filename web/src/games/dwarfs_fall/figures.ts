/** The figures of the rules that stand on no kingdom card and no trade goal (those: pieces/figures.ts). */
import { gem } from "../../../../src/dvergar/games/dwarfs_fall/data/gems.toml";
import { points } from "../../../../src/dvergar/games/dwarfs_fall/data/secret_points.toml";
import { secret } from "../../../../src/dvergar/games/dwarfs_fall/data/secrets.toml";
import { table } from "../../../../src/dvergar/games/dwarfs_fall/data/table.toml";
import { type Gem, type Secret } from "./pieces/looks";

function byId<Id extends string, T extends { id: string }>(
  records: T[],
  figure: (record: T) => number,
) {
  return Object.fromEntries(records.map((each) => [each.id, figure(each)])) as Record<Id, number>;
}

const single = byId<string, (typeof table)[number]>(table, ({ value }) => value);

export const GEM_POINTS = byId<Gem, (typeof gem)[number]>(gem, (each) => each.points);
export const SECRET_AMOUNT = byId<Secret, (typeof secret)[number]>(secret, (each) => each.amount);
export const SECRET_POINTS = byId<Secret, (typeof points)[number]>(points, (each) => each.points);
/** on so many monsters the explorer's dwarfs have to stand (goals.py) */
export const MONSTERS_EXPLORED = 2;

export const DWARFS = single["dwarfs"]!;
export const ACTIONS = single["actions"]!;
export const CASTLE_ACTIONS = single["castle_actions"]!;
export const HAND_LIMIT = single["hand_limit"]!;
export const MONSTER_POINTS = single["monster_points"]!;
