import { describe, expect, it } from "vitest";

import { isNarrowed, madeOf, nextWords } from "./narrowing";

const COINS = ["0", "2", "3", "4", "5"];
const BIDS = COINS.flatMap((a) =>
  COINS.flatMap((b) => COINS.map((c) => `bid ${a} ${b} ${c}`)),
).filter((bid) => new Set(bid.split(" ")).size === 4);

describe("one of many actions", () => {
  it("is narrowed only where a list would be too long, and of one kind", () => {
    expect(BIDS).toHaveLength(60);
    expect(isNarrowed(BIDS)).toBe(true);
    expect(isNarrowed(BIDS.slice(0, 20))).toBe(false);
    expect(isNarrowed([...BIDS, "pass"])).toBe(false);
  });

  it("is found word by word", () => {
    expect(nextWords(BIDS, [])).toEqual(COINS);
    expect(nextWords(BIDS, ["5"])).toEqual(["0", "2", "3", "4"]);
    expect(madeOf(BIDS, ["5", "3"])).toBeNull();
    expect(nextWords(BIDS, ["5", "3"])).toEqual(["0", "2", "4"]);
    expect(madeOf(BIDS, ["5", "3", "0"])).toBe("bid 5 3 0");
    expect(nextWords(BIDS, ["5", "3", "0"])).toEqual([]);
  });

  it("may use a word twice where the list does", () => {
    expect(nextWords(["bid 9 9 5", "bid 9 5 9"], ["9"])).toEqual(["9", "5"]);
  });
});
