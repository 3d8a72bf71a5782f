import { describe, expect, test } from "vitest";

import { sectionsOf } from "../../../rules/rules";
import { keysOf } from "../../../words/keys";
import { DISTINCTIONS, type Distinction, GEMS, GROUPS, HERO_NAMES } from "../pieces/looks";
import gameWords from "../../../../../src/dvergar/games/nidavellir/text/en.ftl?raw";
import { ruleOfCard, ruleOfCoin, ruleOfDistinction, ruleOfGem, ruleOfHero } from "./anchors";
import {
  afterSwaps,
  ARMY,
  blacksmiths,
  hunters,
  inOrder,
  SHEET,
  sum,
  SWAPS,
  TIE,
  TREASURY,
  WANTED,
} from "./examples";
import { fromTreasury } from "../view";
import rules from "./rules";

const anchors = sectionsOf(rules.chapters).map(({ id }) => id);

describe("what leads to them", () => {
  test("every piece: cards, heroes, coins, gems, distinctions", () => {
    const cards = keysOf(gameWords)
      .filter((key) => key.startsWith("card-"))
      .map((key) => key.slice("card-".length));
    const found = [
      ...cards.map(ruleOfCard),
      ...HERO_NAMES.map(ruleOfHero),
      ...["0", "2", "5", "5g", "25", "3s", "?"].map(ruleOfCoin),
      ...Object.keys(GEMS).map((gem) => ruleOfGem(Number(gem))),
      ...(Object.keys(DISTINCTIONS) as Distinction[]).map(ruleOfDistinction),
      ...GROUPS,
    ];
    expect(found.length).toBeGreaterThan(60);
    for (const anchor of found) expect(anchors).toContain(anchor);
  });
});

describe("the examples", () => {
  test("tables go by the formulas of the rulebooks", () => {
    expect([1, 2, 3, 4, 5, 6, 16].map(blacksmiths)).toEqual([3, 7, 12, 18, 25, 33, 168]);
    expect([1, 4, 5, 16].map(hunters)).toEqual([1, 16, 25, 256]);
  });

  test("the tie: coins first, then gems", () => {
    expect(inOrder(TIE).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test("the swaps: highest with lowest, the middle one stays", () => {
    expect([...afterSwaps(SWAPS).values()]).toEqual([1, 3, 2, 4, 5]);
    const special = [3, 5, 6].map((gem, seat) => ({ seat, coin: 4, gem }));
    expect([...afterSwaps(special).values()]).toEqual([5, 3, 6]);
  });

  test("the treasury gives the next higher coin", () => {
    expect(fromTreasury(Object.fromEntries(TREASURY.map((value) => [value, 1])), WANTED)).toBe(18);
  });

  test("the army has two lines, and lacks a miner and an explorer for the third", () => {
    const ranks = GROUPS.map((group) => ARMY[group].length);
    expect(Math.min(...ranks)).toBe(2);
    expect(GROUPS.filter((group) => ARMY[group].length === 2)).toEqual(["miner", "explorer"]);
  });

  test("the sheet of the rulebooks adds up to 204", () => {
    expect(sum(Object.values(SHEET))).toBe(204);
  });
});
