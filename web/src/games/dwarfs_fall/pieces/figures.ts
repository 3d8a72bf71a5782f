/** The printed side of the cards, from the rules' own data: no figure is written twice. */
import { group } from "../../../../../src/dvergar/games/dwarfs_fall/data/groups.toml";
import { need } from "../../../../../src/dvergar/games/dwarfs_fall/data/needs.toml";
import { points } from "../../../../../src/dvergar/games/dwarfs_fall/data/points.toml";
import { spaces } from "../../../../../src/dvergar/games/dwarfs_fall/data/spaces.toml";
import { points as tradePoints } from "../../../../../src/dvergar/games/dwarfs_fall/data/trade_points.toml";
import { trade as trades } from "../../../../../src/dvergar/games/dwarfs_fall/data/trades.toml";
import { walls } from "../../../../../src/dvergar/games/dwarfs_fall/data/walls.toml";
import { yield as yields } from "../../../../../src/dvergar/games/dwarfs_fall/data/yields.toml";
import { type Gem, GEMS, type Group, type Kind, type Trade } from "./looks";

export type Task = "gem" | "ogre" | "trade" | "dig" | "slay";

export interface Figures {
  group: Group;
  /** upright: north, east, south, west */
  walls: readonly boolean[];
  spaces: number;
  /** dwarfs of one colour that the task takes */
  need: number;
  points: number;
  task: Task;
  /** what a mine gives, and how many */
  gem?: Gem;
  amount?: number;
}

const found = yields.map(({ id, task, gem, amount }): [string, Figures] => [
  id,
  {
    group: of(group, id).group,
    walls: of(walls, id).walls.map(Boolean),
    spaces: of(spaces, id).spaces,
    need: of(need, id).need,
    points: of(points, id).points,
    task,
    gem,
    amount,
  },
]);

export const FIGURES = Object.fromEntries(found) as Record<Kind, Figures>;

function of<T extends { id: string }>(records: T[], id: string): T {
  return records.find((record) => record.id === id)!;
}

/** On which sides of a turned card there is a wall: north, east, south, west. */
export function wallsOf(kind: Kind, rotation: number): boolean[] {
  const upright = FIGURES[kind].walls;
  return upright.map((_, side) => upright[(side - rotation + 4) % 4]!);
}

export function isMine(kind: Kind): boolean {
  return FIGURES[kind].task === "gem";
}

/** What a trade goal costs, gem by gem, and what it is worth. */
export interface Deal {
  cost: Gem[];
  points: number;
}

export const DEALS = Object.fromEntries(
  trades.map(({ id, cost }): [string, Deal] => [
    id,
    {
      cost: GEMS.flatMap((gem, n) => Array<Gem>(cost[n]!).fill(gem)),
      points: of(tradePoints, id).points,
    },
  ]),
) as Record<Trade, Deal>;
