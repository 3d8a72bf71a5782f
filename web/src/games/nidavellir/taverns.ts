/** What a tavern shows: the cards that were dealt to it, each in its place until the tavern closes. */
import type { Message, News } from "../../net/protocol";
import type { NidavellirView, Tavern } from "./view";

/** A card's place in a tavern. */
export interface Slot {
  card: string;
  /** its number among the cards that are left; null: it was taken */
  index: number | null;
  /** who took it */
  taker: number | null;
}

/** Is it time for secret bids? Then all three taverns are open and none is being resolved. */
export function isBidding(view: NidavellirView): boolean {
  return view.tavern === null && view.taverns.some((cards) => cards.length > 0);
}

/** The cards of a tavern as they were dealt; if the log does not say so, those that are left. */
export function slots(view: NidavellirView, saga: readonly News[], tavern: Tavern): Slot[] {
  const left = view.taverns[tavern - 1]!;
  const shown = view.tavern === tavern ? dealtAndTaken(saga, tavern) : [];
  const rest = shown.filter(({ taker }) => taker === null);
  if (rest.length === left.length && rest.every(({ card }, index) => card === left[index])) {
    return shown.map((slot) => ({
      ...slot,
      index: slot.taker === null ? rest.indexOf(slot) : null,
    }));
  }
  return left.map((card, index) => ({ card, index, taker: null }));
}

type Dealt = Omit<Slot, "index">;

/** From the log: the last deal to a tavern, and who took what since then. */
function dealtAndTaken(saga: readonly News[], tavern: Tavern): Dealt[] {
  const events = saga.flatMap((news) => news.events ?? []);
  const deal = events.findLastIndex(({ key }) => key === "log-dealt");
  if (deal < 0) return [];
  const cards = events[deal]!.args[`card${tavern}_list`] as string[];
  const dealt: Dealt[] = cards.map((card) => ({ card, taker: null }));
  for (const event of events.slice(deal + 1).filter((event) => isTaking(event, tavern))) {
    const slot = dealt.find(({ card, taker }) => card === event.args["card"] && taker === null);
    if (slot) slot.taker = Number(event.args["seat"]);
  }
  return dealt;
}

function isTaking({ key, args }: Message, tavern: Tavern): boolean {
  return key === "log-took" && args["tavern"] === String(tavern);
}
