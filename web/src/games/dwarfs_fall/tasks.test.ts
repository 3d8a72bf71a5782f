import { expect, it } from "vitest";

import { comingOf, comingTo, pointsOf } from "./tasks";
import type { DwarfsFallView, Kind } from "./view";

const stack = (x: number, kind: Kind, region: number, dwarfs: number, need: number) => ({
  x,
  y: 0,
  cards: [{ kind, owner: 0, rotation: 0 }],
  dwarfs: [dwarfs],
  need,
  region,
});

const view = {
  active: 0,
  resolved: [],
  piles: { gold: 1, emerald: 3, diamond: 0, ruby: 2 },
  ogre_deck: 0,
  ogre_discard: [],
  regions: [{ dragon: false }, { dragon: true }],
  stacks: [
    stack(0, "gold_mine", 0, 2, 2),
    stack(1, "emerald_mine", 1, 2, 2),
    stack(2, "diamond_mine", 0, 2, 2),
    stack(3, "inn", 0, 2, 2),
    stack(4, "dragon", 1, 5, 5),
    stack(5, "shop", 0, 2, 3),
  ],
} as unknown as DwarfsFallView;

it("tasks that are ready bring what there is, or nothing for a reason", () => {
  const coming = comingTo(view, 0);
  expect(coming.map(({ what }) => what)).toEqual([
    "gems",
    "guarded",
    "no-gems",
    "no-ogres",
    "slain",
  ]);
  expect(coming[0]).toEqual({ what: "gems", kind: "gold_mine", gem: "gold", count: 1 });
  expect(coming.map(pointsOf)).toEqual([1, 0, 0, 0, 3]);
  expect(comingOf(view, "5,0")).toEqual({ what: "trade", kind: "shop" });
});
