import { expect, test } from "vitest";

import { bestOf } from "./best";

const worth = (values: Record<string, number | null>) => (action: string) => values[action]!;

test("the best come first, and there are two at most", () => {
  expect(bestOf(["a", "b", "c", "d"], worth({ a: 1, b: 5, c: 3, d: 4 }))).toEqual(["b", "d"]);
});

test("the least is never good, and where all are alike none is", () => {
  expect(bestOf(["a", "b"], worth({ a: 1, b: 5 }))).toEqual(["b"]);
  expect(bestOf(["a", "b"], worth({ a: 2, b: 2 }))).toEqual([]);
});

test("nothing is said while the worth of one is not known", () => {
  expect(bestOf(["a", "b"], worth({ a: 2, b: null }))).toEqual([]);
});
