import { beforeAll, describe, expect, test } from "vitest";

import { readMarkup } from "../../../rules/markup";
import { rulebook } from "../../../rules/rulebook.svelte";
import { messagesOf, sectionsOf } from "../../../rules/rules";
import { LANGUAGES, words } from "../../../words/words.svelte";
import { DISTINCTIONS, type Distinction, GEMS, GROUPS, HERO_NAMES } from "../pieces/looks";
import { references } from "../references";
import kernelWords from "../../../../../src/dvergar/kernel/text/en.ftl?raw";
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
import ownWords from "./text/en.ftl?raw";

const sections = sectionsOf(rules.chapters);
const anchors = sections.map(({ id }) => id);

function keysOf(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
}

beforeAll(() => words.learn("nidavellir", "rules", "nidavellir/rules"));

describe("the sections", () => {
  test("have anchors of their own", () => {
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9_-]+$/);
  });

  test.each(LANGUAGES)("say everything in %s, and lead to places that exist", async (language) => {
    await words.speak(language);
    for (const section of sections) {
      for (const message of messagesOf(section)) {
        expect(words.knows(message.key), message.key).toBe(true);
        const said = words.say(message);
        expect(said, message.key).not.toMatch(/\{|\$|\*\*.*\*\*.*\*\*$/);
        for (const { anchor } of readMarkup(said)) {
          if (anchor) expect(anchors, message.key).toContain(anchor);
        }
      }
    }
  });

  test("use every sentence that was written for them", () => {
    const said = new Set(sections.flatMap(messagesOf).map(({ key }) => key));
    const besides = /^rules-(about|source|record)-/;
    const unused = keysOf(ownWords).filter((key) => !said.has(key) && !besides.test(key));
    expect(unused).toEqual([]);
  });
});

describe("what leads to them", () => {
  test("every refusal of the game, and those of any game, but one about seats", () => {
    const refusals = [...keysOf(gameWords), ...keysOf(kernelWords)].filter(
      (key) => key.startsWith("why-") && key !== "why-no-such-seat",
    );
    expect(refusals.length).toBeGreaterThan(15);
    expect(Object.keys(rules.refusals).sort()).toEqual(refusals.sort());
    for (const anchor of Object.values(rules.refusals)) expect(anchors).toContain(anchor);
  });

  test("by the rulebook of the table", async () => {
    rulebook.lay("nidavellir");
    expect(await rulebook.why("why-trading-coin")).toBe("transformation");
    expect(await rulebook.why("why-never-heard-of")).toBeNull();
    expect(await rulebook.why("no-answer")).toBeNull();
    rulebook.putAway();
    expect(await rulebook.why("why-trading-coin")).toBeNull();
  });

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

  test("every panel beside the table", () => {
    for (const { rule } of references) expect(anchors).toContain(rule);
  });

  test("whatever says so in the sources", () => {
    const sources = import.meta.glob<string>("../**/*.svelte", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const named = Object.values(sources).flatMap((source) => [
      ...source.matchAll(/(?:data-rule|\srule|anchor)="([^"{]+)"/g),
    ]);
    expect(named.length).toBeGreaterThan(15);
    for (const [, anchor] of named) expect(anchors).toContain(anchor);
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
