/** What a seat sees of Nidavellir (src/dvergar/games/nidavellir/view.py), and what follows from it. */
import type { View } from "../../net/protocol";
import type { ViewLine } from "../../table/sheet";
import {
  cardLook,
  GROUP_LOOKS,
  GROUPS,
  type Group,
  HEROES,
  type Hero,
  heroLook,
  type Tavern,
} from "./pieces/looks";

export { GROUPS, type Group, type Hero, type Tavern };
export const TAVERNS: readonly Tavern[] = [1, 2, 3];

/** A coin or a card that lies face down. */
export const HIDDEN = "?";

/** Places of a player's board: three taverns, then the pouch. */
export const POUCH = [3, 4] as const;

export interface Player {
  gem: number;
  /** French edition: the gem under the special one; 0 if there is none */
  covered_gem: number;
  /** all five, wherever they are: everyone can work them out */
  coins: string[];
  hand: string[];
  board: (string | null)[];
  /** null: the owner of Uline, who places no bid */
  bid_done: boolean | null;
  /** cards of each column, the oldest first */
  columns: Record<Group, string[]>;
  ranks: Record<Group, number>;
  /** the sum of the points on the cards of a column */
  points: Record<Group, number>;
  lines: number;
  /** in the order in which they were recruited */
  heroes: string[];
  command_zone: string[];
  distinctions: string[];
  score: number;
  sheet: ViewLine[];
}

export interface Pool {
  size: number;
  cards: Record<string, number>;
}

export interface NidavellirView extends View {
  age: 1 | 2;
  round: number;
  rounds: number;
  /** the tavern being resolved */
  tavern: Tavern | null;
  /** of the last tavern whose order was decided: the seats, first to act first */
  order: number[];
  /** by seat: the values that decided it */
  shown: number[];
  taverns: string[][];
  decks: [Pool, Pool];
  unseen: number;
  discard: string[];
  used_offerings: string[];
  looking: string[];
  treasury: Record<string, number>;
  heroes: string[];
  /** the ones still to be awarded */
  distinctions: string[];
  players: Player[];
}

/** The table's view as this game's: the server of a Nidavellir table sends no other. */
export function asNidavellir(view: View | null): NidavellirView | null {
  return view as NidavellirView | null;
}

/** The verb and the words of an action: "take W9". */
export function readAction(action: string): { verb: string; args: string[] } {
  const [verb = "", ...args] = action.split(" ");
  return { verb, args };
}

// --- cards -----------------------------------------------------------------------------------

/** How actions name a column: "W". */
export function letterOf(group: Group): string {
  return GROUP_LOOKS[group].letter;
}

export function groupOfLetter(letter: string): Group | null {
  return GROUPS.find((group) => GROUP_LOOKS[group].letter === letter) ?? null;
}

export function isHero(card: string): card is Hero {
  return card in HEROES;
}

export function isOffering(card: string): boolean {
  return /^R\d+$/.test(card);
}

/** The class of a dwarf or class hero; null: a neutral hero or an offering. */
export function groupOfCard(card: string): Group | null {
  return (isHero(card) ? heroLook(card) : cardLook(card)).group ?? null;
}

/** The number printed on a dwarf or offering; null where there is none. */
export function valueOfCard(card: string): number | null {
  const value = /\d+$/.exec(card);
  return value ? Number(value[0]) : null;
}

/** How many ranks a card adds to the column it is in. */
export function ranksOfCard(card: string): number {
  if (isHero(card)) return heroLook(card).ranks.length;
  return isOffering(card) ? 0 : cardLook(card).ranks.length;
}

/** What stands on each rank of a column: points, or "" where there is a chevron. */
export function valuesIn(cards: readonly string[], group: Group): string[] {
  return cards.flatMap((card): readonly string[] => {
    if (!isHero(card)) return cardLook(card).ranks;
    const look = heroLook(card);
    return look.group ? look.ranks : [look.pointsIn?.[group] ?? ""];
  });
}

// --- points ----------------------------------------------------------------------------------

/** What a column, or the bonus for most warriors, counts now as the sheet has it: without Thrud's rank. */
export function groupScore(player: Player, line: Group | "majority"): number {
  return player.sheet.find(([key]) => key === line)?.[1] ?? 0;
}

/** The seats with the most ranks in a class, as distinctions count them; nobody while all have none. */
export function leaders(view: NidavellirView, group: Group): { seats: number[]; ranks: number } {
  const ranks = view.players.map((player) => player.ranks[group]);
  const most = Math.max(...ranks);
  const seats = most > 0 ? ranks.flatMap((n, seat) => (n === most ? [seat] : [])) : [];
  return { seats, ranks: most };
}

/** The classes that are missing to the next line. */
export function missing(player: Player): Group[] {
  return GROUPS.filter((group) => player.ranks[group] <= player.lines);
}

/** The line that a card would close in a column; null: none, or not for certain. */
export function lineClosedBy(
  player: Player,
  card: string,
  group: Group | null = groupOfCard(card),
): number | null {
  const [short, ...more] = missing(player);
  if (!short || short !== group || more.length) return null;
  // Thrud has to leave the column first, and Ylud leaves a gap in hers
  const thrudMoves = player.columns[group].includes("thrud");
  const yludMoves = card === "ylud" && !player.command_zone.includes(card);
  return thrudMoves || yludMoves ? null : player.lines + 1;
}

// --- coins and gems --------------------------------------------------------------------------

export function valueOfCoin(coin: string): number {
  return Number.parseInt(coin, 10);
}

/** It is never swapped. */
export const SPECIAL_GEM = 6;

/** A trading coin starts an exchange and is never transformed. */
export function isTrading(coin: string): boolean {
  return coin === "0" || coin === "3s";
}

export function sumOfCoins(player: Player): number {
  return player.coins.reduce((sum, coin) => sum + valueOfCoin(coin), 0);
}

export function highestCoin(player: Player): number {
  return Math.max(...player.coins.map(valueOfCoin));
}

/** A treasury coin of a value, by its id: base coins have the plain numbers up to 5. */
export function goldCoin(value: number): string {
  return value <= 5 ? `${value}g` : String(value);
}

/** Which edition is played decides what becomes of a coin that is given back. */
export function isFrench(view: NidavellirView): boolean {
  return view.options["edition"] === "fr";
}

/** Rule 5.1: the value that the treasury gives: the wanted one, the next higher, or the next lower. */
export function fromTreasury(
  treasury: Record<string, number>,
  wanted: number,
  forbidden = -1,
): number {
  const values = Object.keys(treasury)
    .map(Number)
    .filter((value) => treasury[value]! > 0 && value !== forbidden)
    .sort((a, b) => a - b);
  return values.find((value) => value >= wanted) ?? values.at(-1)!;
}

/** Rule 5.2: what two coins bring in an exchange, and which of them is discarded. */
export function exchange(
  view: NidavellirView,
  one: string,
  other: string,
): { sum: number; gets: string; discarded: string } {
  const [kept, discarded] = valueOfCoin(one) <= valueOfCoin(other) ? [one, other] : [other, one];
  const sum = valueOfCoin(kept) + valueOfCoin(discarded);
  const forbidden = isFrench(view) ? valueOfCoin(discarded) : -1;
  return { sum, gets: goldCoin(fromTreasury(view.treasury, sum, forbidden)), discarded };
}

/** The two coins that a bid leaves for the pouch. */
export function pouchOf(player: Player, bid: readonly string[]): string[] {
  const left = [...player.coins];
  for (const coin of bid) left.splice(left.indexOf(coin), 1);
  return left;
}

// --- the tavern being resolved ---------------------------------------------------------------

/** Is the order of the current tavern decided? Not while Uline's owner still chooses a coin. */
export function isOrdered(view: NidavellirView): boolean {
  const { tavern } = view;
  return tavern !== null && view.players.every((player) => player.board[tavern - 1] !== null);
}

/** Two play with as many cards in a tavern as three. */
const FEWEST_CARDS = 3;

export interface Turns {
  /** the seats, first to act first */
  order: number[];
  /** by seat: the value that decides it; -1: Uline's owner still chooses, and is last */
  shown: number[];
}

/**
 * Who acts when in the tavern being resolved. It follows from coins and gems as soon as the coins are
 * turned over; from the first card on it stays as it was decided, whatever happens to the coins.
 */
export function turns(view: NidavellirView): Turns {
  const spot = view.tavern! - 1;
  const dealt = Math.max(FEWEST_CARDS, view.players.length);
  if (view.taverns[spot]!.length < dealt) return { order: view.order, shown: view.shown };
  const shown = view.players.map(({ board }) => {
    const coin = board[spot];
    return coin ? valueOfCoin(coin) : -1;
  });
  const rank = (seat: number) => 10 * shown[seat]! + view.players[seat]!.gem;
  return { order: [...shown.keys()].sort((a, b) => rank(b) - rank(a)), shown };
}

/** Seats that bid the same, in the order of play; only groups of two or more. */
export function ties(view: NidavellirView): number[][] {
  const groups = new Map<number, number[]>();
  const { order, shown } = turns(view);
  for (const seat of order) {
    const value = shown[seat]!;
    groups.set(value, [...(groups.get(value) ?? []), seat]);
  }
  return [...groups.values()].filter((seats) => seats.length > 1);
}
