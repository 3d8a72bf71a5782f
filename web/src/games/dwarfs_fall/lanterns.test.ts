import { expect, it } from "vitest";

import { lanternsOf } from "./lanterns";
import type { DwarfsFallView } from "./view";

const kingdom = (giant: boolean) => ({ owners: [0], giant });
const at = (more: object) =>
  ({
    active: 0,
    phase: "actions",
    used: 1,
    allowed: 4,
    regions: [kingdom(false)],
    ...more,
  }) as unknown as DwarfsFallView;

it("lanterns burn for the actions that are left", () => {
  expect(lanternsOf(at({}), 0)).toEqual(["out", "now", "on", "on"]);
  expect(lanternsOf(at({ phase: "resolve" }), 0)).toEqual(["out", "out", "out", "out"]);
});

it("a giant freezes the castle’s", () => {
  const frozen = at({ allowed: 3, regions: [kingdom(true)] });
  expect(lanternsOf(frozen, 0)).toEqual(["out", "now", "on", "frozen"]);
});

it("of others they wait for the next turn", () => {
  expect(lanternsOf(at({ active: 1 }), 0)).toEqual(["on", "on", "on", "on"]);
  expect(lanternsOf(at({}), 1)).toEqual(["on", "on", "on"]);
});
