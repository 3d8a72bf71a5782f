import { describe, expect, it } from "vitest";

import { nearest } from "./nearest";

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
const from = at(50, 50);

describe("the neighbour of a piece", () => {
  const boxes = [at(80, 52), at(120, 50), at(50, 90), at(20, 10)];

  it("is the nearest in the direction of the arrow", () => {
    expect(nearest(from, boxes, "ArrowRight")).toBe(0);
    expect(nearest(from, boxes, "ArrowDown")).toBe(2);
    expect(nearest(from, boxes, "ArrowUp")).toBe(3);
  });

  it("is nobody at the edge", () => {
    expect(nearest(from, boxes.slice(0, 3), "ArrowUp")).toBe(-1);
  });

  it("lies rather along the way than aside", () => {
    expect(nearest(from, [at(60, 100), at(110, 50)], "ArrowRight")).toBe(1);
  });
});
