/** What the server says of a table of Haggle (view.py): the part of the view that is the game's. */
import type { View } from "dvergar/net/protocol";
import { countOf } from "dvergar/table/form";
import type { Session } from "dvergar/table/session.svelte";

export type Counts = Record<string, number>;

export interface Lot {
  gem: string;
  points: number;
}

export interface Offer {
  seat: number;
  seats: number[];
  give: { gems: Counts };
  want: { gems: Counts };
}

export interface Player {
  cards: number;
  /** the gems that the viewer knows to be in the hand */
  gems: Counts;
  bid_cards: number | null;
  bid: { gems: Counts } | null;
  offers_left: number;
  done: boolean;
  lots: Lot[];
  points: number;
}

export interface HaggleView extends View {
  round: number;
  rounds: number;
  lot: Lot | null;
  stack: number;
  offers: Offer[];
  players: Player[];
}

export const asHaggle = (view: View) => view as HaggleView;

/** The gems as an action writes them: `ruby*2 emerald`. */
export function written(gems: Counts): string {
  const items = Object.entries(gems).map(([gem, n]) => (n === 1 ? gem : `${gem}*${n}`));
  return items.join(" ") || "-";
}

/** How to accept an offer: by its terms. */
export function acceptance(offer: Offer): string {
  return `accept ${offer.seat + 1} ${written(offer.give.gems)} for ${written(offer.want.gems)}`;
}

/** What a bid of these words is worth: gems of the treasure's kind count double. */
export function worthOf(gems: readonly string[], favoured: string): number {
  let worth = 0;
  for (const word of gems.filter((each) => each !== "-")) {
    const [gem, times = "1"] = word.split("*");
    worth += Number(times) * (gem === favoured ? 2 : 1);
  }
  return worth;
}

/** What a press on a gem of one's hand does: it outbids, or is one more in what is composed. */
export function pressGem(session: Session, gem: string): (() => void) | null {
  const outbid = `outbid ${gem}`;
  if (session.legal.includes(outbid)) return () => session.choose(outbid);
  const [form] = session.forms;
  const part = form?.slots.find((slot) => slot.kind === "part");
  if (!form || part?.kind !== "part") return null;
  const values = session.draft(form);
  const now = values[part.name];
  const count = now === undefined ? 0 : countOf(now, gem);
  if (count >= (part.counts[gem] ?? 0)) return null;
  const gems = typeof now === "object" ? now : {};
  return () => session.compose(form, { ...values, [part.name]: { ...gems, [gem]: count + 1 } });
}
