import { describe, expect, it } from "vitest";

import { type Box, leastCovering, overlap, place } from "./placing";

const WINDOW = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 740 };
const SIZE = { width: 300, height: 80 };

function box(left: number, top: number, width = 60, height = 60): Box {
  return { left, top, width, height };
}

function isInside({ left, top, width, height }: Box, window: typeof WINDOW): boolean {
  return left >= 0 && top >= 0 && left + width <= window.width && top + height <= window.height;
}

describe("an explanation", () => {
  it("is above what it explains, in its middle", () => {
    expect(place(SIZE, box(600, 400), [], WINDOW)).toEqual({ left: 480, top: 312, ...SIZE });
  });

  it("is below where there is no room above", () => {
    expect(place(SIZE, box(600, 10), [], WINDOW)).toMatchObject({ left: 480, top: 78 });
  });

  it("leaves the lit pieces free: those above make it go below", () => {
    const lit = [box(560, 330), box(640, 330)];
    expect(place(SIZE, box(600, 400), lit, WINDOW).top).toBe(468);
  });

  it("goes beside a piece in a column of lit ones", () => {
    const lit = [0, 1, 2, 3, 4].map((row) => box(600, 200 + 70 * row));
    const found = place(SIZE, lit[2]!, lit, WINDOW);
    expect(found.left).toBe(668);
    expect(lit.every((each) => overlap(found, each) === 0)).toBe(true);
  });

  it("goes past a whole field of lit pieces if there is room next to it", () => {
    const lit = [0, 1, 2].flatMap((row) => [0, 1, 2].map((x) => box(600 + 70 * x, 300 + 70 * row)));
    const found = place(SIZE, lit[4]!, lit, WINDOW);
    expect(lit.every((each) => overlap(found, each) === 0)).toBe(true);
  });

  it("stays near, even if it has to cover lit pieces", () => {
    const lit = Array.from({ length: 12 }, (_, x) => box(100 * x, 0, 100, 768));
    const at = box(620, 340);
    const found = place(SIZE, at, lit, WINDOW);
    expect(overlap(found, at)).toBe(0);
    expect(overlap(found, box(at.left - 10, at.top - 10, 80, 80))).toBeGreaterThan(0);
  });

  it("stays inside a window of 360 pixels, wherever it is asked for", () => {
    for (let left = 0; left <= 300; left += 30) {
      for (let top = 0; top <= 680; top += 40) {
        const at = box(left, top);
        const found = place({ width: 340, height: 140 }, at, [], PHONE);
        expect(isInside(found, PHONE)).toBe(true);
        expect(overlap(found, at)).toBe(0);
      }
    }
  });
});

describe("leastCovering", () => {
  it("takes the first place that is free, else the one that covers least", () => {
    const lit = [box(0, 0, 100, 100)];
    expect(leastCovering([box(10, 10), box(200, 0), box(300, 0)], lit)).toBe(1);
    expect(leastCovering([box(10, 10), box(80, 10)], lit)).toBe(1);
  });
});
