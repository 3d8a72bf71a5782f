import { expect, test } from "vitest";

import type { Origin } from "../net/protocol";
import { countBySource, figuresOf, pick } from "./origins";
import { readQuery } from "./search";

const hero: Origin = {
  file: "heroes.toml",
  kind: "hero",
  id: "aegur",
  fields: { ranks: [0, 0], worth: 0, power: "" },
  source: "rulebook",
  detail: "",
};
const card: Origin = {
  file: "cards.toml",
  kind: "card",
  id: "W9",
  fields: { points: 9 },
  source: "reconstructed",
  detail: "",
};

test("records are counted by their source", () => {
  expect(countBySource([hero, card, card])).toEqual({
    rulebook: 1,
    public: 0,
    reconstructed: 2,
    overlay: 0,
  });
});

test("figures are written as in a file of corrections", () => {
  expect(figuresOf(hero)).toEqual(["ranks = [0, 0]", "worth = 0", 'power = ""']);
});

test("records are found by name, file, figure and source", () => {
  const found = (query: string, source: Origin["source"] | null = null) =>
    pick([hero, card], source, readQuery(query), ({ id }) => (id === "aegur" ? "Aëgur" : id));
  expect(found("")).toEqual([hero, card]);
  expect(found("AEGUR")).toEqual([hero]);
  expect(found("heroes.toml worth")).toEqual([hero]);
  expect(found("points")).toEqual([card]);
  expect(found("", "reconstructed")).toEqual([card]);
  expect(found("aegur", "reconstructed")).toEqual([]);
});
