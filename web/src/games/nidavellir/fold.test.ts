import { describe, expect, it } from "vitest";

import { fold, heightOf, ranksOf, scaleFor } from "./fold";

function hunters(count: number): string[] {
  return Array.from({ length: count }, () => "H");
}

describe("the scale of an army", () => {
  it("has room for six ranks", () => {
    const { card, rows } = scaleFor({ width: 200, height: 310 });
    expect(rows).toBe(6);
    expect(heightOf(card, 6)).toBeLessThanOrEqual(310);
  });

  it("gives cards no more than the width of their column, and more ranks then", () => {
    expect(scaleFor({ width: 60, height: 310 })).toEqual({ card: 60, rows: 12 });
  });

  it("keeps cards readable where there is little height, and shows fewer ranks", () => {
    expect(scaleFor({ width: 90, height: 120 })).toEqual({ card: 44, rows: 4 });
  });

  it("shows a rank, the fold and the newest card, however little room there is", () => {
    expect(scaleFor({ width: 90, height: 10 }).rows).toBe(3);
  });
});

describe("a column", () => {
  it("that fits is not folded", () => {
    const cards = hunters(6);
    expect(fold(cards, 6)).toEqual({ above: cards, folded: [], below: [] });
    expect(fold([], 6)).toEqual({ above: [], folded: [], below: [] });
  });

  it("that is too long keeps its first ranks and its newest card", () => {
    const { above, folded, below } = fold([...hunters(10), "aral"], 6);
    expect(below).toEqual(["aral"]);
    // two ranks of Aral, one strip for the fold, and three cards: that is six
    expect(above).toHaveLength(3);
    expect(folded).toHaveLength(7);
  });

  it("has as many ranks folded and not", () => {
    const cards = ["B", "bonfur", "B", "B", "special", "B", "B"];
    const parts = fold(cards, 6);
    expect([...parts.above, ...parts.folded, ...parts.below]).toEqual(cards);
    const drawn = ranksOf(parts.above) + 1 + ranksOf(parts.below);
    expect(drawn).toBeLessThanOrEqual(6);
    expect(ranksOf(cards)).toBe(10);
  });

  it("never cuts a card in two", () => {
    // Dagda's three ranks do not fit above the fold any more
    expect(fold(["H", "H", "dagda", "H", "H"], 5).above).toEqual(["H", "H"]);
  });
});
