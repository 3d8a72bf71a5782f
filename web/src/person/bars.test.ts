import { expect, test } from "vitest";

import type { SheetRow } from "../table/game";
import { barsOf } from "./bars";

const CATEGORIES = [
  { key: "hunter", mine: 10, others: 12 },
  { key: "hero", mine: 4, others: 0 },
  { key: "brothers", mine: 2.5, others: 1 },
  { key: "gem", mine: 0, others: 0 },
];

const ROW = { title: { key: "heroes", args: {} }, lines: ["hero", "brothers"] } as unknown;

test("a row of the sheet gathers its lines, the rest stands alone", () => {
  const bars = barsOf(CATEGORIES, [ROW as SheetRow]);
  expect(bars.map(({ key, mine, others }) => [key, mine, others])).toEqual([
    ["heroes", 6.5, 1],
    ["hunter", 10, 12],
  ]);
});

test("a game that draws nothing has a bar for each category", () => {
  expect(barsOf(CATEGORIES, null).map((bar) => bar.key)).toEqual(["hunter", "hero", "brothers"]);
});
