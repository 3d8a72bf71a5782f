/** What must hold for the rules of every game: everything is said, and whatever leads to them arrives. */
import { beforeAll, describe, expect, test } from "vitest";

import kernelWords from "../../../src/dvergar/kernel/text/en.ftl?raw";
import { keysOf } from "../words/keys";
import { LANGUAGES, words } from "../words/words.svelte";
import { readMarkup } from "./markup";
import { rulebook } from "./rulebook.svelte";
import { loadRules, messagesOf, type Rules, type Section, sectionsOf } from "./rules";

type Files = Record<string, string>;

const ownWords: Files = import.meta.glob("../games/*/rules/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const gameWords: Files = import.meta.glob("../../../src/dvergar/games/*/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources: Files = import.meta.glob("../games/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const frame: Files = import.meta.glob("../table/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

const GAMES = Object.keys(ownWords).map((path) => path.split("/")[2]!);
const LEADS = /(?:data-rule|\srule|anchor)(?:=|: )"([^"{]+)"/g;

function leadsIn(files: string[]): string[] {
  return files.flatMap((source) => [...source.matchAll(LEADS)]).map((found) => found[1]!);
}

test("games with rules are found", () => {
  expect(GAMES.length).toBeGreaterThan(1);
});

describe.each(GAMES)("the rules of %s", (game) => {
  let rules: Rules;
  let sections: Section[];
  let anchors: string[];
  const own = Object.entries(sources)
    .filter(([path]) => path.startsWith(`../games/${game}/`))
    .filter(([path]) => !path.endsWith(".test.ts"))
    .map(([, source]) => source);

  beforeAll(async () => {
    await words.learn(game, "rules", `${game}/rules`);
    rules = await loadRules(game);
    sections = sectionsOf(rules.chapters);
    anchors = sections.map(({ id }) => id);
  });

  test("have sections with anchors of their own", () => {
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9_-]+$/);
  });

  test.each(LANGUAGES)("say everything in %s, and lead to places that exist", async (language) => {
    await words.speak(language);
    for (const message of sections.flatMap(messagesOf)) {
      expect(words.knows(message.key), message.key).toBe(true);
      const said = words.say(message);
      expect(said, message.key).not.toMatch(/\{|\$|\*\*.*\*\*.*\*\*$/);
      for (const { anchor } of readMarkup(said)) {
        if (anchor) expect(anchors, message.key).toContain(anchor);
      }
    }
  });

  test("use every sentence that was written for them", () => {
    const said = new Set(sections.flatMap(messagesOf).map(({ key }) => key));
    const besides = /^rules-(about|source|record)-/;
    const unused = keysOf(ownWords[`../games/${game}/rules/text/en.ftl`]!)
      .filter((key) => key.startsWith("rules-") && !besides.test(key))
      .filter((key) => !said.has(key));
    expect(unused).toEqual([]);
  });

  test("explain every refusal of the game, and those of any game, but one about seats", () => {
    const texts = [gameWords[`../../../src/dvergar/games/${game}/text/en.ftl`]!, kernelWords];
    const refusals = texts
      .flatMap(keysOf)
      .filter((key) => /^why-(?!slot-|form-)/.test(key) && key !== "why-no-such-seat");
    expect(refusals.length).toBeGreaterThan(5);
    expect(Object.keys(rules.refusals).sort()).toEqual(refusals.sort());
    for (const anchor of Object.values(rules.refusals)) expect(anchors).toContain(anchor);
  });

  test("are the rulebook of its tables", async () => {
    rulebook.lay(game);
    for (const [key, anchor] of Object.entries(rules.refusals)) {
      expect(await rulebook.why(key)).toBe(anchor);
    }
    expect(await rulebook.why("why-never-heard-of")).toBeNull();
    expect(await rulebook.why("no-answer")).toBeNull();
    rulebook.putAway();
    expect(await rulebook.why("why-over")).toBeNull();
  });

  test("are reached from every piece and panel that says so in the sources", () => {
    const named = leadsIn(own);
    expect(named.length).toBeGreaterThan(5);
    for (const anchor of named) expect(anchors).toContain(anchor);
  });

  test("have what the frame leads to", () => {
    for (const anchor of leadsIn(Object.values(frame))) expect(anchors).toContain(anchor);
  });
});
