import { describe, expect, it } from "vitest";

import { lengthFor, shown } from "./people";

describe("what people have written", () => {
  it.each(["Player 1", "Nguyễn Thị Hồng", "हिन्दी", "👨‍👩‍👧‍👦", "矮人"])("shows %s as it is", (name) => {
    expect(shown(name)).toBe(name);
  });

  it("shows no heaps of accents", () => {
    expect(shown("Z" + "\u0315".repeat(50) + "o")).toBe("Z" + "\u0315".repeat(3) + "o");
  });

  it.each(["שָׁלוֹם", "محمد", "a\u202eb"])("keeps the direction of %s to itself", (name) => {
    expect(shown(name)).toBe(`\u2068${name}\u2069`);
  });
});

describe("the length of a field", () => {
  it("ends after so many letters", () => {
    expect(lengthFor("x".repeat(24), 24)).toBe(24);
    expect(lengthFor("x".repeat(23), 24)).toBeGreaterThan(23);
  });

  it("counts a family once", () => {
    const family = "👨‍👩‍👧‍👦".repeat(24);
    expect(lengthFor(family, 24)).toBe(family.length);
    expect(lengthFor("👨‍👩‍👧‍👦".repeat(23), 24)).toBeGreaterThan(family.length);
  });
});
