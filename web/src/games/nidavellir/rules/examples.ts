/** The examples of the rules, worked out: the text beside a picture is computed, not written down. */
import { SPECIAL_GEM } from "../view";

/** What a column of hunters or blacksmiths is worth. */
export function hunters(ranks: number): number {
  return ranks * ranks;
}

export function blacksmiths(ranks: number): number {
  return (ranks * (ranks + 5)) / 2;
}

export function sum(points: readonly number[]): number {
  return points.reduce((total, one) => total + one, 0);
}

/** What one player shows in a tavern. */
export interface Bid {
  seat: number;
  coin: number;
  gem: number;
}

/** Who chooses first: the higher coin, of equal ones the higher gem. */
export function inOrder(bids: readonly Bid[]): Bid[] {
  return [...bids].sort((a, b) => b.coin - a.coin || b.gem - a.gem);
}

/** The gems after the tavern, by seat: of equal coins the highest goes against the lowest. */
export function afterSwaps(bids: readonly Bid[]): Map<number, number> {
  const gems = new Map(bids.map(({ seat, gem }) => [seat, gem]));
  for (const coin of new Set(bids.map((bid) => bid.coin))) {
    const tied = inOrder(bids).filter((bid) => bid.coin === coin && bid.gem !== SPECIAL_GEM);
    for (const [place, bid] of tied.entries()) gems.set(bid.seat, tied.at(-1 - place)!.gem);
  }
  return gems;
}

export const TIE: readonly Bid[] = [
  { seat: 0, coin: 5, gem: 5 },
  { seat: 1, coin: 2, gem: 4 },
  { seat: 2, coin: 2, gem: 3 },
];

export const SWAPS: readonly Bid[] = [
  { seat: 0, coin: 3, gem: 3 },
  { seat: 1, coin: 3, gem: 1 },
  { seat: 2, coin: 0, gem: 5 },
  { seat: 3, coin: 0, gem: 4 },
  { seat: 4, coin: 0, gem: 2 },
];

/** The cards of each class whose points are worked out, and the coin of the player with the most warriors. */
export const CARDS = {
  warrior: ["W5", "W7", "W9"],
  hunter: ["H", "H", "H"],
  miner: ["M0", "M1", "M2"],
  blacksmith: ["B", "B", "B", "B"],
  explorer: ["E7", "E9", "E11"],
} as const;
export const HIGHEST_COIN = 12;

/** The values that a treasury still has in the example, and the wanted one. */
export const TREASURY = [14, 15, 18, 19, 20];
export const WANTED = 16;

/** The columns of the army with two lines, the first card of each at the bottom of the pile. */
export const ARMY = {
  warrior: ["W6", "W8", "W9"],
  hunter: ["H", "H", "H"],
  miner: ["M1", "M2"],
  blacksmith: ["B", "B", "B"],
  explorer: ["E5", "E8"],
} as const;

/** Test vector of the rulebooks: the whole sheet of one player. */
export const SHEET = {
  warrior: 28 + 24,
  hunter: hunters(4),
  miner: 5 * 4,
  blacksmith: blacksmiths(3),
  explorer: 34,
  skaa: 17,
  coins: 53,
};
