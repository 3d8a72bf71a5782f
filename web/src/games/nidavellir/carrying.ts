/** The coins that a hand carries while all bid: to a tavern, or from there back ("coin 3", the number of the five). */
import type { Carrying, Load } from "../../table/drag/carrying";
import type { Session } from "../../table/session.svelte";
import { biddingOf } from "./bidding.svelte";
import Carried from "./Carried.svelte";
import { TAVERNS } from "./view";

/** where coins are back in the hand */
export const HAND = "hand";

export function numberOf(what: string): number {
  return Number(what.split(" ")[1]);
}

function load(session: Session, what: string): Load {
  const bidding = biddingOf(session);
  const coin = numberOf(what);
  const isTavern = (place: string) => Number(place) in TAVERNS;
  return {
    lift: () => (bidding.held = coin),
    // only three coins together are an action
    action: () => null,
    takes: (place) => isTavern(place) || (place === HAND && bidding.places.includes(coin)),
    put: (place) => {
      if (isTavern(place)) bidding.place(coin, Number(place));
      else bidding.takeBack(bidding.places.indexOf(coin));
    },
    back: () => (bidding.held = null),
  };
}

export const carrying: Carrying = { Piece: Carried, load };
