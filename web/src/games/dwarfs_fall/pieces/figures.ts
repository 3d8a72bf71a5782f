/**
 * The printed side of the cards, from the rules' own data: no figure is written twice. What a table corrects is put in
 * before anything of it is drawn (`correct` in ../figures.ts).
 */
import {
  card as cards,
  type CardRecord,
} from "../../../../../src/dvergar/games/dwarfs_fall/data/cards.toml";
import { trade as trades } from "../../../../../src/dvergar/games/dwarfs_fall/data/trades.toml";
import type { Correction } from "../../../net/protocol";
import { type Gem, GEMS, type Group, type Kind, type Trade } from "./looks";

/** What the dwarfs do on a card. */
export type Effect = CardRecord["effect"][0];
export type Task = Effect["verb"];

export interface Figures {
  group: Group;
  /** upright: north, east, south, west */
  walls: readonly boolean[];
  spaces: number;
  /** dwarfs of one colour that the task takes */
  need: number;
  points: number;
  effect: Effect;
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
  const found = corrected(cards, "cards.toml", corrections).map(
    ({ id, walls, effect, ...more }) => [
      id,
      { ...more, walls: walls.map(Boolean), effect: effect[0] },
    ],
  );
  return Object.fromEntries(found) as Record<Kind, Figures>;
}

export const FIGURES = readCards([]);

/** On which sides of a turned card there is a wall: north, east, south, west. */
export function wallsOf(kind: Kind, rotation: number): boolean[] {
  const upright = FIGURES[kind].walls;
  return upright.map((_, side) => upright[(side - rotation + 4) % 4]!);
}

export function isMine(kind: Kind): boolean {
  return FIGURES[kind].effect.verb === "mine";
}

/** What a trade goal costs, gem by gem, and what it is worth. */
export interface Deal {
  cost: Gem[];
  points: number;
}

function readDeals(corrections: readonly Correction[]): Record<Trade, Deal> {
  const found = corrected(trades, "trades.toml", corrections).map(({ id, cost, points }) => {
    const gems = GEMS.flatMap((gem, n) => Array<Gem>(cost[n]!).fill(gem));
    return [id, { cost: gems, points }] as const;
  });
  return Object.fromEntries(found) as Record<Trade, Deal>;
}

export const DEALS = readDeals([]);

/** What a table corrects on its cards. */
export function correctCards(corrections: readonly Correction[]): void {
  Object.assign(FIGURES, readCards(corrections));
  Object.assign(DEALS, readDeals(corrections));
}
