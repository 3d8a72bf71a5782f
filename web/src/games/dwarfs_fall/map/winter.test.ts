import { expect, test } from "vitest";

import { landIn, snowIn } from "./winter";

test("the land grows whiter by the round, until all is white", () => {
  const rounds = Array.from({ length: 12 }, (_, n) => snowIn(n + 1));
  expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
  expect(rounds[0]).toBeGreaterThan(0);
  expect(rounds.at(-1)).toBe(1);
  expect(snowIn(0)).toBe(rounds[0]);
});

test("only the snow grows", () => {
  const [first, later] = [landIn(1), landIn(6)];
  const changed = first.flatMap((layer, n) => (layer.opacity === later[n]!.opacity ? [] : [n]));
  expect(changed).toEqual([1]);
  for (const { dark, light } of first) {
    for (const image of [dark, light]) expect(image).toMatch(/^url\("data:image\/svg/);
  }
});
