import { expect, test } from "vitest";

import type { Origin } from "../net/protocol";
import { countBySource, pick, type SourceKind, valuesOf } from "./origins";
import { readQuery } from "./search";

const book = { kind: "rulebook", detail: "" } as const;
const ours = { kind: "reconstructed", detail: "" } as const;
const hero: Origin = {
  file: "heroes.toml",
  kind: "hero",
  id: "aegur",
  fields: { ranks: [0, 0], worth: 0, power: "" },
  sources: { ranks: book, worth: book, power: book },
};
const card: Origin = {
  file: "book1/cards.toml",
  kind: "card",
  id: "W9",
  fields: { points: 9, need: 2, effect: [{ verb: "mine", amount: 1 }] },
  sources: { points: ours, need: { kind: "public", detail: "a review" }, effect: ours },
};

test("values are counted by their source", () => {
  expect(countBySource([hero, card, card])).toEqual({
    rulebook: 3,
    public: 2,
    reconstructed: 4,
    overlay: 0,
  });
});

test("values are written as in a file of corrections, source by source", () => {
  expect(valuesOf(hero)).toEqual([
    { source: book, written: ["ranks = [0, 0]", "worth = 0", 'power = ""'] },
  ]);
  expect(valuesOf(card)).toEqual([
    { source: ours, written: ["points = 9", 'effect = [{ verb = "mine", amount = 1 }]'] },
    { source: { kind: "public", detail: "a review" }, written: ["need = 2"] },
  ]);
});

test("records are found by name, file, value and source", () => {
  const found = (query: string, source: SourceKind | null = null) =>
    pick([hero, card], source, readQuery(query), ({ id }) => (id === "aegur" ? "Aëgur" : id));
  const ids = (query: string, source: SourceKind | null = null) =>
    found(query, source).map(({ origin }) => origin.id);
  expect(ids("")).toEqual(["aegur", "W9"]);
  expect(ids("AEGUR")).toEqual(["aegur"]);
  expect(ids("heroes.toml worth")).toEqual(["aegur"]);
  expect(ids("points")).toEqual(["W9"]);
  expect(ids("aegur", "reconstructed")).toEqual([]);
  expect(found("", "public").map(({ values }) => values)).toEqual([
    [{ source: { kind: "public", detail: "a review" }, written: ["need = 2"] }],
  ]);
});
