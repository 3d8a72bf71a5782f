/** What is printed on the cards, from the rules' own data. */
import { gem } from "../../../../src/dvergar/games/dwarfs_fall/data/gems.toml";
import { group } from "../../../../src/dvergar/games/dwarfs_fall/data/groups.toml";
import { need } from "../../../../src/dvergar/games/dwarfs_fall/data/needs.toml";
import { ogre } from "../../../../src/dvergar/games/dwarfs_fall/data/ogres.toml";
import { points } from "../../../../src/dvergar/games/dwarfs_fall/data/points.toml";
import { points as secretPoints } from "../../../../src/dvergar/games/dwarfs_fall/data/secret_points.toml";
import { secret } from "../../../../src/dvergar/games/dwarfs_fall/data/secrets.toml";
import { spaces } from "../../../../src/dvergar/games/dwarfs_fall/data/spaces.toml";
import { table } from "../../../../src/dvergar/games/dwarfs_fall/data/table.toml";
import { points as tradePoints } from "../../../../src/dvergar/games/dwarfs_fall/data/trade_points.toml";
import { trade } from "../../../../src/dvergar/games/dwarfs_fall/data/trades.toml";
import { walls } from "../../../../src/dvergar/games/dwarfs_fall/data/walls.toml";
import { yield as yields } from "../../../../src/dvergar/games/dwarfs_fall/data/yields.toml";

export const KINDS = [
  "castle",
  "emerald_mine",
  "gold_mine",
  "diamond_mine",
  "ruby_mine",
  "dragon",
  "giant",
  "inn",
  "shop",
] as const;
export type Kind = (typeof KINDS)[number];

export const GEMS = ["gold", "emerald", "diamond", "ruby"] as const;
export type Gem = (typeof GEMS)[number];

export const OGRES = ["panic", "thief", "brute", "upkeep", "crown"] as const;
export type Ogre = (typeof OGRES)[number];

export const SECRETS = [
  "builder",
  "hunter",
  "king",
  "miner",
  "disguised_ogre",
  "explorer",
  "sorcerer",
] as const;
export type Secret = (typeof SECRETS)[number];

export type Group = "fire" | "ice" | "hearth";
export type Task = "gem" | "ogre" | "trade" | "dig" | "slay";

export interface CardFigures {
  group: Group;
  /** as the card lies upright: north, east, south, west */
  walls: readonly [boolean, boolean, boolean, boolean];
  /** how many dwarfs there is room for, and how many of one colour the task takes */
  spaces: number;
  need: number;
  /** in every kingdom that the card belongs to */
  points: number;
  task: Task;
  /** what a mine gives */
  gem: Gem | null;
  amount: number;
}

export interface TradeFigures {
  cost: Record<Gem, number>;
  points: number;
}

/** The record of an id; the data have one for each (figures.py demands it). */
function of<T extends { id: string }>(records: readonly T[], id: string): T {
  return records.find((record) => record.id === id)!;
}

function byId<Id extends string, T>(ids: readonly Id[], read: (id: Id) => T): Record<Id, T> {
  return Object.fromEntries(ids.map((id) => [id, read(id)])) as Record<Id, T>;
}

export const CARDS: Record<Kind, CardFigures> = byId(KINDS, (kind) => {
  const [north, east, south, west] = of(walls, kind).walls.map(Boolean);
  const { task, gem, amount } = of(yields, kind);
  return {
    group: of(group, kind).group as Group,
    walls: [north!, east!, south!, west!],
    spaces: of(spaces, kind).spaces,
    need: of(need, kind).need,
    points: of(points, kind).points,
    task: task as Task,
    gem: (gem as Gem | undefined) ?? null,
    amount: amount ?? 0,
  };
});

export const GEM_POINTS: Record<Gem, number> = byId(GEMS, (kind) => of(gem, kind).points);
export const OGRE_COPIES: Record<Ogre, number> = byId(OGRES, (kind) => of(ogre, kind).copies);

/** by id: "T01" */
export const TRADES: Record<string, TradeFigures> = Object.fromEntries(
  trade.map(({ id, cost }) => [
    id,
    {
      cost: byId(GEMS, (kind) => cost[GEMS.indexOf(kind)]!),
      points: of(tradePoints, id).points,
    },
  ]),
);

export const SECRET_AMOUNT: Record<Secret, number> = byId(SECRETS, (id) => of(secret, id).amount);
export const SECRET_POINTS: Record<Secret, number> = byId(
  SECRETS,
  (id) => of(secretPoints, id).points,
);
/** on so many monsters the explorer's dwarfs have to stand (goals.py) */
export const MONSTERS_EXPLORED = 2;

export const DWARFS = of(table, "dwarfs").value;
export const ACTIONS = of(table, "actions").value;
export const CASTLE_ACTIONS = of(table, "castle_actions").value;
export const HAND_LIMIT = of(table, "hand_limit").value;
export const MONSTER_POINTS = of(table, "monster_points").value;
