import { describe, expect, test } from "vitest";

import { sectionsOf } from "../../../rules/rules";
import { keysOf } from "../../../words/keys";
import gameWords from "../../../../../src/dvergar/games/dwarfs_fall/text/en.ftl?raw";
import { SECRET_AMOUNT, TABLE } from "../figures";
import { DEALS, FIGURES } from "../pieces/figures";
import { KINDS, OGRES, SECRETS } from "../pieces/looks";
import { cellOf } from "../view";
import { ruleOfKind, ruleOfOgre, ruleOfSecret } from "./anchors";
import anchorsSource from "./anchors.ts?raw";
import { BOUGHT, FINAL, HAND, LANDS } from "./examples";
import { COUNTS, OPTIONS } from "./figures";
import rules from "./rules";

const anchors = sectionsOf(rules.chapters).map(({ id }) => id);

describe("the sections", () => {
  test("name every choice of every option, as the lobby does", () => {
    const named = keysOf(gameWords).filter((key) => /^option-[a-z_]+-(?!about$)/.test(key));
    const told = Object.entries(OPTIONS).flatMap(([name, choices]) =>
      choices.map((choice) => `option-${name}-${choice}`),
    );
    expect(told.sort()).toEqual(named.sort());
  });
});

describe("what leads to them", () => {
  test("every piece: kingdom cards, ogre cards, secret goals, open or face down", () => {
    const found = [
      ...KINDS.map(ruleOfKind),
      ...[...OGRES, null].map(ruleOfOgre),
      ...[...SECRETS, null].map(ruleOfSecret),
    ];
    for (const anchor of found) expect(anchors).toContain(anchor);
  });

  test("all that are offered to pieces and panels", () => {
    const offered = [...anchorsSource.matchAll(/`([a-z-]+)`[,;:.]/g)].map(([, name]) => name!);
    const places = offered.filter((name) => !KINDS.some((kind) => kind === name));
    expect(places.length).toBeGreaterThan(20);
    for (const anchor of places) expect(anchors).toContain(anchor);
  });
});

describe("the examples", () => {
  const kingdomOf = (land: keyof typeof LANDS) =>
    LANDS[land].regions.map(({ owners, cards, points }) => ({ owners, cards, points }));

  test("a kingdom with a dragon, and one that is shared (checks 3 and 4)", () => {
    expect(kingdomOf("kingdom")).toEqual([{ owners: [0], cards: 3, points: 3 }]);
    expect(kingdomOf("shared")).toEqual([{ owners: [0, 1], cards: 3, points: 8 }]);
  });

  test("castle, mine and inn are one kingdom without the shop", () => {
    expect(kingdomOf("game").map(({ owners, cards }) => [owners, cards])).toEqual([
      [[0], 3],
      [[], 1],
    ]);
  });

  test("an open way, and one that a wall shuts", () => {
    expect(kingdomOf("walls").map(({ cards }) => cards)).toEqual([2, 1, 1]);
  });

  test("the dragon reaches one of two mines", () => {
    const { stacks, regions } = LANDS.dragon;
    const region = regions.find(({ dragon }) => dragon);
    const near = stacks.filter((stack) => regions[stack.region] === region).map(cellOf);
    expect(near.sort()).toEqual(["0,0", "1,0"]);
  });

  test("the giant is in the castle's kingdom", () => {
    expect(LANDS.giant.regions).toMatchObject([{ owners: [0], giant: true }]);
  });

  test("a dig opens the way to the castle", () => {
    expect(kingdomOf("buried")[0]!.cards).toBe(1);
    expect(kingdomOf("dug")[0]!.cards).toBe(2);
  });

  test("what covers has the symbol of what lies below", () => {
    for (const { cards } of LANDS.cover.stacks) {
      const groups = new Set(cards.map(({ kind }) => FIGURES[kind].group));
      expect([cards.length, groups.size]).toEqual([2, 1]);
    }
  });

  test("dwarfs: one too few for the ruby, one too many for the emerald, a full dragon", () => {
    const dwarfs = (land: keyof typeof LANDS) => LANDS[land].stacks[0]!.dwarfs;
    const { need, spaces } = FIGURES.dragon;
    expect(dwarfs("reading")[0]).toBe(FIGURES.ruby_mine.need - 1);
    expect(dwarfs("surplus")[1]! - dwarfs("rest")[1]!).toBe(FIGURES.emerald_mine.need);
    expect(dwarfs("slaying")[0]).toBe(need - 1);
    expect(dwarfs("slaying").reduce((sum, count) => sum + count, 0)).toBe(spaces);
  });

  test("a hand with one card too many", () => {
    const { kingdom, gems, ogres } = HAND;
    expect(kingdom.length + gems.length + ogres.length).toBe(TABLE.hand_limit + 1);
  });

  test("the honey costs two emeralds and a ruby", () => {
    expect(DEALS[BOUGHT].cost).toEqual(["emerald", "emerald", "ruby"]);
    expect(FIGURES.shop.need).toBe(3);
  });

  test("who shows the King in the scored example rules enough land", () => {
    const points = FINAL.kingdom.map((kind) => FIGURES[kind].points);
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(SECRET_AMOUNT[FINAL.secret]);
  });

  test("a box has a hundred cards", () => {
    const { kinds, colours, trades, secrets, gems, ogres } = COUNTS;
    expect(kinds * colours + trades + secrets + gems + ogres).toBe(100);
  });
});
