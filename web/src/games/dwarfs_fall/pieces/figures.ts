/**
 * The printed side of the cards, from the rules' own data: no figure is written twice. What a table corrects is put in
 * before anything of it is drawn (`correct` in ../figures.ts).
 */
import { group as groups } from "../../../../../src/dvergar/games/dwarfs_fall/data/groups.toml";
import { need as needs } from "../../../../../src/dvergar/games/dwarfs_fall/data/needs.toml";
import { points } from "../../../../../src/dvergar/games/dwarfs_fall/data/points.toml";
import { spaces } from "../../../../../src/dvergar/games/dwarfs_fall/data/spaces.toml";
import { points as tradePoints } from "../../../../../src/dvergar/games/dwarfs_fall/data/trade_points.toml";
import { trade as trades } from "../../../../../src/dvergar/games/dwarfs_fall/data/trades.toml";
import { walls } from "../../../../../src/dvergar/games/dwarfs_fall/data/walls.toml";
import { yield as yields } from "../../../../../src/dvergar/games/dwarfs_fall/data/yields.toml";
import type { Correction } from "../../../net/protocol";
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

/** The records of a data file, with what a table corrects in it. */
export function corrected<T extends { id: string }>(
  records: T[],
  file: string,
  corrections: readonly Correction[],
): T[] {
  const ours = corrections.filter((each) => each.file === file);
  return records.map((record) => ({
    ...record,
    ...ours.find(({ id }) => id === record.id)?.fields,
  }));
}

function readCards(corrections: readonly Correction[]): Record<Kind, Figures> {
  const now = {
    groups: corrected(groups, "groups.toml", corrections),
    walls: corrected(walls, "walls.toml", corrections),
    spaces: corrected(spaces, "spaces.toml", corrections),
    needs: corrected(needs, "needs.toml", corrections),
    points: corrected(points, "points.toml", corrections),
    yields: corrected(yields, "yields.toml", corrections),
  };
  const found = now.yields.map(({ id, task, gem, amount }): [string, Figures] => [
    id,
    {
      group: of(now.groups, id).group,
      walls: of(now.walls, id).walls.map(Boolean),
      spaces: of(now.spaces, id).spaces,
      need: of(now.needs, id).need,
      points: of(now.points, id).points,
      task,
      // for a card that is not a mine, the server says that it gives none
      gem: gem || undefined,
      amount,
    },
  ]);
  return Object.fromEntries(found) as Record<Kind, Figures>;
}

export const FIGURES = readCards([]);

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

function readDeals(corrections: readonly Correction[]): Record<Trade, Deal> {
  const worth = corrected(tradePoints, "trade_points.toml", corrections);
  const found = corrected(trades, "trades.toml", corrections).map(({ id, cost }) => {
    const gems = GEMS.flatMap((gem, n) => Array<Gem>(cost[n]!).fill(gem));
    return [id, { cost: gems, points: of(worth, id).points }] as const;
  });
  return Object.fromEntries(found) as Record<Trade, Deal>;
}

export const DEALS = readDeals([]);

/** What a table corrects on its cards. */
export function correctCards(corrections: readonly Correction[]): void {
  Object.assign(FIGURES, readCards(corrections));
  Object.assign(DEALS, readDeals(corrections));
}
