import { describe, expect, it } from "vitest";

import { choiceAfter, isNarrowed } from "./narrowing";

const COINS = ["0", "2", "3", "4", "5"];
const BIDS = COINS.flatMap((a) =>
  COINS.flatMap((b) => COINS.map((c) => `bid ${a} ${b} ${c}`)),
).filter((bid) => new Set(bid.split(" ")).size === 4);
const TURN = [
  ...["castle", "inn"].flatMap((card) =>
    ["0,1", "1,0"].flatMap((cell) => ["0", "1"].map((turn) => `play ${card} ${cell} ${turn}`)),
  ),
  ...["place 0,0", "place 1,1", "brute 0,0 1,1 red", "brute 0,0 2,0 red", "brute 0,0 2,0 blue"],
  ...["thief red", "end"],
];

describe("one of many actions", () => {
  it("is narrowed only where a list would be too long", () => {
    expect(BIDS).toHaveLength(60);
    expect(isNarrowed(BIDS)).toBe(true);
    expect(isNarrowed(BIDS.slice(0, 20))).toBe(false);
  });

  it("is found word by word; the only verb is not asked for", () => {
    expect(choiceAfter(BIDS, [])).toEqual({ given: ["bid"], actions: [], next: COINS });
    expect(choiceAfter(BIDS, ["5"]).next).toEqual(["0", "2", "3", "4"]);
    expect(choiceAfter(BIDS, ["5", "3"])).toMatchObject({
      given: ["bid", "5", "3"],
      actions: [],
    });
    expect(choiceAfter(BIDS, ["5", "3", "0"])).toMatchObject({ actions: ["bid 5 3 0"], next: [] });
  });

  it("may use a word twice where the list does", () => {
    expect(choiceAfter(["bid 9 9 5", "bid 9 5 9"], []).next).toEqual(["9", "5"]);
  });

  it("begins with the verbs, and with what is alone with its verb", () => {
    const { actions, next } = choiceAfter(TURN, []);
    expect(next).toEqual(["play", "place", "brute"]);
    expect(actions).toEqual(["thief red", "end"]);
    expect(choiceAfter(TURN, ["play"]).next).toEqual(["castle", "inn"]);
    expect(choiceAfter(TURN, ["play", "inn", "1,0"]).next).toEqual(["0", "1"]);
  });

  it("asks for nothing that follows from the rest", () => {
    expect(choiceAfter(TURN, ["brute"])).toMatchObject({
      given: ["brute", "0,0"],
      next: ["1,1", "2,0"],
    });
    expect(choiceAfter(TURN, ["brute", "1,1"]).actions).toEqual(["brute 0,0 1,1 red"]);
    expect(choiceAfter(TURN, ["brute", "2,0"])).toMatchObject({ next: ["red", "blue"] });
  });

  it("forgets a pick that is not possible any more", () => {
    expect(choiceAfter(TURN, ["play", "shop", "1,0"]).given).toEqual(["play"]);
  });

  it("offers an action that others go on from", () => {
    const { actions, next } = choiceAfter(["drop a", "drop a b", "drop b"], ["a"]);
    expect([actions, next]).toEqual([["drop a"], ["b"]]);
  });
});
