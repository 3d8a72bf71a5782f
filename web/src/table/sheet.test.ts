import { beforeAll, describe, expect, it } from "vitest";

import { words } from "../words/words.svelte";
import type { SheetRow } from "./game";
import { lineHow, lineName, linesIn, pointsIn, readLines, rowSaid, type ViewLine } from "./sheet";

const row = (...lines: string[]) => ({ lines }) as unknown as SheetRow;

const written: ViewLine[] = [
  ["warrior", 20, { ranks: 3, sum: 20 }],
  ["majority", 9, {}],
  ["hunter", 0, { ranks: 0, sum: 0 }],
  ["dragon", -2, {}],
];
const sheet = { lines: readLines(written) };

beforeAll(() => words.learn("nidavellir"));

describe("the rows of a sheet", () => {
  it("add up the lines of each, also those that count against their owner", () => {
    expect(linesIn(row("majority", "warrior"), sheet).map(({ key }) => key)).toEqual([
      "warrior",
      "majority",
    ]);
    expect(pointsIn(row("warrior", "majority"), sheet)).toBe(29);
    expect(pointsIn(row("warrior", "dragon"), sheet)).toBe(18);
    expect(pointsIn(row("coins"), sheet)).toBe(0);
  });

  it("say how their lines came about, and nothing of those without points", () => {
    const [warrior, majority] = sheet.lines;
    expect(lineHow(majority!)).toBe("");
    const both = `${lineHow(warrior!)} · ${lineName(majority!)}`;
    expect(rowSaid(row("warrior", "majority", "hunter"), sheet)).toBe(both);
  });
});
