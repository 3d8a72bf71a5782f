import { beforeEach, describe, expect, it } from "vitest";

import type { Session } from "../../table/session.svelte";
import { Bidding } from "./bidding.svelte";

const COINS = ["0", "2", "3", "7", "7"];

/** As much of a session as a bid needs. */
function table() {
  const own = { coins: COINS, bid_done: false, board: Array<string | null>(5).fill(null) };
  return {
    seat: 0,
    chosen: null as string | null,
    refusal: null,
    sending: false,
    frame: { legal: ["bid 0 2 3"] },
    view: { age: 1, round: 1, players: [own] },
  };
}

let session: ReturnType<typeof table>;
let bidding: Bidding;

function seal(...board: string[]): void {
  session.view.players[0] = { coins: COINS, bid_done: true, board };
}

beforeEach(() => {
  session = table();
  bidding = new Bidding(session as unknown as Session);
  bidding.follow();
});

describe("a bid", () => {
  it("that was chosen elsewhere lies on the taverns", () => {
    session.chosen = "bid 7 0 2";
    bidding.follow();
    expect(bidding.action).toBe("bid 7 0 2");
    expect(bidding.pouch).toEqual([2, 4]);
  });

  it("is chosen when each tavern has a coin", () => {
    bidding.pick(3);
    bidding.place(3, 0);
    bidding.place(0, 1);
    expect([session.chosen, bidding.pouch]).toEqual([null, []]);
    bidding.place(1, 2);
    expect(session.chosen).toBe("bid 7 0 2");
    expect(bidding.pouch).toEqual([2, 4]);
  });

  it("takes a coin that is picked twice to the first free tavern", () => {
    bidding.pick(2);
    expect(bidding.held).toBe(2);
    bidding.pick(2);
    expect([bidding.places, bidding.held]).toEqual([[2, null, null], null]);
  });

  it("lets two coins change places", () => {
    bidding.place(0, 0);
    bidding.place(1, 1);
    bidding.place(0, 1);
    expect(bidding.places).toEqual([1, 0, null]);
  });

  it("is no longer chosen when a coin is taken back", () => {
    [0, 1, 2].forEach((coin) => bidding.place(coin, coin));
    bidding.takeBack(1);
    expect([bidding.places, session.chosen]).toEqual([[0, null, 2], null]);
  });

  it("is emptied by whoever clears the choice", () => {
    [0, 1, 2].forEach((coin) => bidding.place(coin, coin));
    session.chosen = null;
    bidding.follow();
    expect(bidding.places).toEqual([null, null, null]);
  });

  it("stays while it is on its way, and is sealed then", () => {
    [0, 1, 3].forEach((coin, spot) => bidding.place(coin, spot));
    session.sending = true;
    bidding.follow();
    session.sending = false;
    session.chosen = null;
    bidding.follow();
    expect(bidding.action).toBe("bid 0 2 7");
    seal("0", "2", "7", "3", "7");
    bidding.follow();
    expect(bidding.isSealed).toBe(true);
  });

  it("goes back to the hand when it was taken back at the table", () => {
    seal("0", "2", "7", "3", "7");
    bidding.reset();
    session.view.players[0] = table().view.players[0]!;
    bidding.follow();
    expect(bidding.places).toEqual([null, null, null]);
  });

  it("can be changed, and the sealed one be kept", () => {
    seal("7", "7", "2", "0", "3");
    bidding.reset();
    expect(bidding.places).toEqual([3, 4, 1]);
    expect(session.chosen).toBeNull();
    bidding.place(0, 2);
    expect(session.chosen).toBe("bid 7 7 0");
    bidding.reset();
    expect([bidding.action, session.chosen]).toEqual(["bid 7 7 2", null]);
  });

  it("starts anew each round", () => {
    bidding.place(0, 0);
    session.view.round = 2;
    bidding.follow();
    expect(bidding.places).toEqual([null, null, null]);
  });
});
