import { describe, expect, it } from "vitest";

import type { Sheet } from "../net/protocol";
import type { SheetRow } from "./game";
import { ranked, whyWon, winnersOf } from "./reasons";

const row = (...lines: string[]) =>
  ({ lines, title: { key: lines[0], args: {} } }) as unknown as SheetRow;
const rows = [row("warrior", "majority"), row("hunter")];

function sheet(won: boolean, points: Record<string, number>): Sheet {
  const lines = Object.entries(points).map(([key, points]) => ({ key, points, args: {} }));
  const total = lines.reduce((sum, line) => sum + line.points, 0);
  return { name: null, total, place: 0, won, lines };
}

const first = sheet(true, { warrior: 50, majority: 20, hunter: 4 });
const second = sheet(false, { warrior: 40, hunter: 25 });
const third = sheet(false, { warrior: 1, hunter: 1 });

describe("who won", () => {
  it("stands first, ties included", () => {
    expect(ranked([third, second, first])).toEqual([2, 1, 0]);
    expect(winnersOf([third, second, first])).toEqual([2]);
  });

  it("is explained by the margin and the row that gained most", () => {
    expect(whyWon([third, second, first], rows)).toEqual({
      winner: 2,
      second: 1,
      margin: 9,
      row: rows[0],
      gain: 30,
    });
  });

  it("is not explained where the victory is shared", () => {
    expect(whyWon([first, { ...first }], rows)).toBeNull();
  });
});
