/**
 * How large the cards of an army are, and what of a long column is drawn.
 *
 * All columns have one step, so that rank k of every column lies at the same height and a line is a
 * true horizontal. A column that is longer than there is room shows its first ranks, then one strip
 * that stands for what is folded, then its newest card: the others do not shrink for it.
 */
import { ranksOfCard } from "./view";

/** What a card adds to the height of a column for each rank, and its picture, in widths of a card. */
const STEP = 0.34;
const PICTURE = 1.06;
/** So many ranks have room at least, as long as the cards stay readable. */
const USUAL = 6;
/** No card is narrower, in pixels at the usual size of text. */
const NARROWEST = 44;
/** A column with a fold: a rank, the fold, and the newest card. */
const FEWEST = 3;

export interface Room {
  /** for the cards of a column, in pixels */
  width: number;
  height: number;
}

export interface Scale {
  /** the width of a card */
  card: number;
  /** so many ranks are drawn one below the other */
  rows: number;
}

/** The largest cards with which the usual number of ranks fits; it does not depend on what is there. */
export function scaleFor({ width, height }: Room): Scale {
  const fitting = height / (PICTURE + STEP * USUAL);
  const card = Math.max(1, Math.floor(Math.min(width, Math.max(NARROWEST, fitting))));
  // half a pixel: what fits exactly fits
  const rows = Math.floor(((height + 0.5) / card - PICTURE) / STEP);
  return { card, rows: Math.max(FEWEST, rows) };
}

/** How high a column with so many ranks is. */
export function heightOf(card: number, ranks: number): number {
  return Math.ceil(card * (PICTURE + STEP * ranks));
}

export interface Folded {
  /** the cards above the fold, and those below it; the newest one is the last */
  above: string[];
  folded: string[];
  below: string[];
}

/** What is drawn of a column: all of it if it fits, else as many cards above the fold as possible. */
export function fold(cards: readonly string[], rows: number): Folded {
  const all = cards.reduce((sum, card) => sum + ranksOfCard(card), 0);
  if (all <= rows) return { above: [...cards], folded: [], below: [] };
  const newest = cards.at(-1)!;
  let left = rows - 1 - ranksOfCard(newest);
  let above = 0;
  while (above < cards.length - 1 && ranksOfCard(cards[above]!) <= left) {
    left -= ranksOfCard(cards[above]!);
    above += 1;
  }
  const folded = cards.slice(above, -1);
  return { above: cards.slice(0, above), folded, below: [newest] };
}

/** The ranks of some cards. */
export function ranksOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + ranksOfCard(card), 0);
}
