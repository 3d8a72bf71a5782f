import { expect, it } from "vitest";

import { partsOf } from "./parts";

it("the parts of a score hold every line of the sheet", () => {
  const parts = partsOf([
    ["trade", 8, { trade: "T01" }],
    ["trade", 16, { trade: "T10" }],
    ["monsters", 3, { count: 1 }],
    ["gold", 2, { count: 2 }],
    ["ruby", 3, { count: 1 }],
    ["kingdom", 3, { kind: "castle", count: 1 }],
    ["kingdom", -4, { kind: "dragon", count: 2 }],
    ["shared", -1, { count: 2 }],
  ]);
  expect(parts.map(({ part, points }) => [part, points])).toEqual([
    ["kingdom", -2],
    ["trades", 24],
    ["secret", 0],
    ["gems", 5],
    ["monsters", 3],
  ]);
});
