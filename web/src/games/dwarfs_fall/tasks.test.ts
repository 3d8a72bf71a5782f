import { expect, it } from "vitest";

import { comingOf, comingTo, pointsOf } from "./tasks";
import type { DwarfsFallView, Kind } from "./view";

const stack = (x: number, kind: Kind, region: number, dwarfs: number, need: number) => ({
  x,
  y: 0,
  cards: [{ kind, owner: 0, rotation: 0 }],
  dwarfs: [dwarfs, 0],
  need,
  region,
});

const view = {
  active: 0,
  resolved: [],
  piles: { gold: 1, emerald: 3, diamond: 0, ruby: 2 },
  ogre_deck: 0,
  ogre_discard: [],
  options: { dig_block: "both" },
  trades: ["T04"],
  players: [
    { gems: { gold: 9, emerald: 2, diamond: 0, ruby: 0 } },
    { gems: { gold: 0, emerald: 3, diamond: 0, ruby: 0 } },
  ],
  regions: [
    { dragon: false, giant: false },
    { dragon: true, giant: false },
  ],
  stacks: [
    stack(0, "gold_mine", 0, 2, 2),
    stack(1, "emerald_mine", 1, 2, 2),
    stack(2, "diamond_mine", 0, 2, 2),
    stack(3, "inn", 0, 2, 2),
    stack(4, "dragon", 1, 5, 5),
    stack(5, "shop", 0, 2, 3),
    stack(6, "castle", 0, 0, 2),
  ],
} as unknown as DwarfsFallView;

it("tasks that are ready bring what there is, or nothing for a reason", () => {
  const coming = comingTo(view, 0);
  expect(coming.map(({ what }) => what)).toEqual([
    "gems",
    "slay-first",
    "no-gems",
    "no-ogres",
    "slain",
  ]);
  expect(coming[0]).toEqual({ what: "gems", kind: "gold_mine", gem: "gold", count: 1 });
  expect(coming.map(pointsOf)).toEqual([1, 0, 0, 0, 3]);
});

it("a mine is guarded now, whatever is slain later, and for good by a dragon that stays", () => {
  expect(comingOf(view, "1,0", 0).what).toBe("guarded");
  const second = { ...view, stacks: [...view.stacks, stack(7, "dragon", 1, 0, 5)] };
  expect(comingTo(second as DwarfsFallView, 0)[1]!.what).toBe("guarded");
});

it("whoever cannot pay for a goal gets nothing in a shop", () => {
  expect(comingOf(view, "5,0", 0)).toEqual({ what: "no-trade", kind: "shop" });
  expect(comingOf(view, "5,0", 1)).toEqual({ what: "trade", kind: "shop" });
});

/** What two dwarfs in the castle bring with a stack on the map, under an option. */
function digging(dig_block: string, region: number, dwarfs = 0, castle = 0): string {
  const single = stack(8, "shop", region, dwarfs, 3);
  const stacks = [
    ...view.stacks.filter(({ x }) => x !== 6),
    { ...stack(6, "castle", castle, 2, 2) },
    { ...single, cards: [{ kind: "inn", owner: 0, rotation: 0 }, ...single.cards] },
  ];
  const changed = { ...view, options: { dig_block }, stacks } as unknown as DwarfsFallView;
  return comingOf(changed, "6,0", 0).what;
}

it("a dig needs a stack without dwarfs that no monster keeps, as the option has it", () => {
  expect(comingOf(view, "6,0", 0).what).toBe("no-dig");
  expect(digging("both", 0)).toBe("dig");
  expect(digging("both", 0, 1)).toBe("no-dig");
  expect(["both", "stack", "castle"].map((block) => digging(block, 1))).toEqual([
    "no-dig",
    "no-dig",
    "dig",
  ]);
  expect(["both", "stack", "castle"].map((block) => digging(block, 0, 0, 1))).toEqual([
    "no-dig",
    "dig",
    "no-dig",
  ]);
});
