import { expect, it } from "vitest";

import { words } from "../../words/words.svelte";
import { PHRASES, phrasesFor, REACTIONS } from "./phrases";

const table = { moves: 0, seats: [] };

it.each(["en", "de", "fr"] as const)("each has words in %s", async (language) => {
  await words.learn();
  await words.speak(language);
  for (const key of Object.keys(PHRASES)) expect(words.knows(`phrase-${key}`)).toBe(true);
  for (const key of Object.keys(REACTIONS)) expect(words.knows(`reaction-${key}`)).toBe(true);
});

it("what fits the state of the game comes first, and nothing is missing", () => {
  expect(phrasesFor({ ...table, status: "open" })[0]).toBe("hello");
  expect(phrasesFor({ ...table, status: "running", moves: 30 })[0]).toBe("well-played");
  expect(phrasesFor({ ...table, status: "over", moves: 90 })).toContain("again");
  for (const status of ["open", "running", "over"] as const) {
    const found = phrasesFor({ ...table, status });
    expect(found.toSorted()).toEqual(Object.keys(PHRASES).toSorted());
  }
});
