import { describe, expect, test } from "vitest";

import { between, scaleOf } from "./scale";

const LEVELS = { master: 1800, novice: 1000, apprentice: 1200 };

describe("the scale", () => {
  test("holds all levels in order, and the whole interval", () => {
    const { marks, me } = scaleOf(LEVELS, { value: 1500, low: 700, high: 2300 });
    expect(marks.map((mark) => mark.level)).toEqual(["novice", "apprentice", "master"]);
    const places = [me!.low, marks[0]!.at, marks[1]!.at, me!.value, marks[2]!.at, me!.high];
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(places.at(-1)).toBeLessThan(1);
  });

  test("needs no rating and no second level", () => {
    expect(scaleOf(LEVELS, null).me).toBeNull();
    expect(scaleOf({ novice: 1000 }, null).marks[0]!.at).toBeCloseTo(0.06);
  });
});

test("one stands between two levels, below the weakest or above the strongest", () => {
  expect(between(LEVELS, 1500)).toEqual({ below: "apprentice", above: "master" });
  expect(between(LEVELS, 1000)).toEqual({ below: "novice", above: "apprentice" });
  expect(between(LEVELS, 900)).toEqual({ below: null, above: "novice" });
  expect(between(LEVELS, 2000)).toEqual({ below: "master", above: null });
});
