import { describe, expect, it } from "vitest";

import type { Outcome, Sheet } from "../net/protocol";
import type { SheetRow } from "./game";
import { ranked, result, whySaid, whyWon, winnersOf } from "./reasons";

const row = (...lines: string[]) =>
  ({ lines, title: { key: lines[0], args: {} } }) as unknown as SheetRow;
const rows = [row("warrior", "majority"), row("hunter")];

function sheet(place: number, points: Record<string, number>): Sheet {
  const lines = Object.entries(points).map(([key, points]) => ({ key, points, args: {} }));
  const total = lines.reduce((sum, line) => sum + line.points, 0);
  return { name: null, total, place, won: place === 1, lines };
}

const first = sheet(1, { warrior: 50, majority: 20, hunter: 4 });
const second = sheet(2, { warrior: 40, hunter: 25 });
const third = sheet(3, { warrior: 1, hunter: 1 });

describe("who won", () => {
  it("stands first, ties included", () => {
    expect(ranked([third, second, first])).toEqual([2, 1, 0]);
    expect(winnersOf([third, second, first])).toEqual([2]);
  });

  it("is who won the tie, whatever the points say", () => {
    const behind = { ...first, won: false, place: 2 };
    expect(ranked([behind, first])).toEqual([1, 0]);
    expect(whyWon([behind, first], rows)?.margin).toBe(0);
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

describe("the sentence of the end", () => {
  const outcome = (winners: number[], places: number[], why: Outcome["why"] = null): Outcome => ({
    winners,
    places,
    why,
  });

  it("is one for all where they win or lose together", () => {
    expect(result(outcome([0, 1], []), 0, 0)).toBe("end-together-won");
    expect(result(outcome([], []), 0, 0)).toBe("end-together-lost");
  });

  it("is about the winner otherwise", () => {
    expect(result(outcome([1], [2, 1]), 3, 1)).toBe("end-you-win");
    expect(result(outcome([1], [2, 1]), 3, 0)).toBe("end-wins");
    expect(result(outcome([0, 1], [1, 1]), 0, 0)).toBe("end-wins");
  });

  it("says why in the game's own words, else by what made the difference", () => {
    const late = { key: "outcome-too-late", args: {} };
    expect(whySaid(outcome([], [], late), null)).toBe("outcome-too-late");
    const reason = { winner: 0, second: 1, margin: 3, row: rows[0]!, gain: 5 };
    expect(whySaid(outcome([0], [1, 2]), reason)).toBe("end-why");
    expect(whySaid(outcome([0], [1, 2]), { ...reason, margin: 0 })).toBe("end-tie");
    expect(whySaid(outcome([0, 1], [1, 1]), null)).toBe("");
  });
});
