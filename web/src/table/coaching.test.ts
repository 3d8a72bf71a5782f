/** That the help in a first game has a sentence for every decision of every game that comes with the page. */
import { describe, expect, test } from "vitest";

import { keysOf } from "../words/keys";

type Files = Record<string, string>;

const asked: Files = import.meta.glob("../../../src/dvergar/games/*/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const said: Files = import.meta.glob("../games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const GAMES = [...new Set(Object.keys(said).map((path) => path.split("/")[2]!))];
const decisionsOf = (game: string) =>
  keysOf(asked[`../../../src/dvergar/games/${game}/text/en.ftl`]!).filter((key) =>
    key.startsWith("ask-"),
  );

test("games with a page are found", () => {
  expect(GAMES.length).toBeGreaterThan(1);
});

describe.each(GAMES)("the help in a first game of %s", (game) => {
  test.each(["en", "de", "fr"])("says in %s what one wants at every decision", (language) => {
    const keys = keysOf(said[`../games/${game}/text/${language}.ftl`]!);
    expect(decisionsOf(game).length).toBeGreaterThan(0);
    for (const decision of decisionsOf(game)) expect(keys).toContain(`coach-${decision}`);
  });

  test("has the same sentences in every language, none too long to be read at once", () => {
    const [en, ...others] = ["en", "de", "fr"].map((language) => {
      const source = said[`../games/${game}/text/${language}.ftl`]!;
      for (const [line] of source.matchAll(/^coach-.*$/gm))
        expect(line.length, line).toBeLessThan(220);
      return keysOf(source).filter((key) => key.startsWith("coach-"));
    });
    for (const other of others) expect(other).toEqual(en);
  });
});
