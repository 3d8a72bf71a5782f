import { afterEach, describe, expect, it } from "vitest";

import { correct, GEM_POINTS, SECRET_AMOUNT, SECRET_POINTS, TABLE } from "./figures";
import { withCard } from "./kingdoms";
import { DEALS, FIGURES, wallsOf } from "./pieces/figures";
import { comingOf } from "./tasks";
import { type DwarfsFallView, isOpen } from "./view";

/** A shop, and a gold mine to its east with two dwarfs. */
const view = {
  players: [{}],
  stacks: [
    {
      x: 1,
      y: 0,
      cards: [{ kind: "gold_mine", owner: 0, rotation: 0 }],
      dwarfs: [2],
      need: 2,
      spaces: 3,
      region: 0,
    },
  ],
  regions: [{ owners: [], cards: 1, points: 1, dragon: false, giant: false }],
  piles: { gold: 9, emerald: 9, diamond: 9, ruby: 9 },
} as unknown as DwarfsFallView;
const THREE_GOLD = { verb: "mine", gem: "gold", amount: 3 };
const shop = { kind: "shop", owner: 0, rotation: 0 } as const;

afterEach(() => correct([]));

describe("figures of a table", () => {
  it("are the shipped ones where nothing is corrected", () => {
    expect(wallsOf("shop", 0)).toEqual([true, false, false, true]);
    expect([DEALS.T01.cost.length, TABLE.hand_limit, FIGURES.shop.need]).toEqual([4, 9, 3]);
  });

  it("are those that the server tells, on cards, goals and beside them", () => {
    correct([
      { file: "cards.toml", id: "shop", fields: { walls: [1, 1, 1, 0], need: 2, points: 4 } },
      { file: "cards.toml", id: "gold_mine", fields: { effect: [THREE_GOLD] } },
      { file: "trades.toml", id: "T01", fields: { cost: [0, 0, 0, 2], points: 11 } },
      { file: "gems.toml", id: "ruby", fields: { copies: 6, points: 5 } },
      { file: "secrets.toml", id: "builder", fields: { amount: 7, points: 9 } },
      { file: "table.toml", id: "hand_limit", fields: { value: 10 } },
    ]);
    expect(wallsOf("shop", 0)).toEqual([true, true, true, false]);
    expect(wallsOf("shop", 1)).toEqual([false, true, true, true]);
    expect(FIGURES.shop).toMatchObject({ need: 2, points: 4, spaces: 4, group: "hearth" });
    expect(DEALS.T01).toEqual({ cost: ["ruby", "ruby"], points: 11 });
    expect([GEM_POINTS.ruby, GEM_POINTS.gold]).toEqual([5, 1]);
    expect([SECRET_AMOUNT.builder, SECRET_POINTS.builder, TABLE.hand_limit]).toEqual([7, 9, 10]);
  });

  it("hold for the ghost of a card and for what a task brings", () => {
    const mine = view.stacks[0]!.cards[0]!;
    expect(isOpen(shop, mine, 1)).toBe(true);
    expect(withCard(view, "0,0", shop).regions.map(({ cards }) => cards)).toEqual([2]);
    expect(comingOf(view, "1,0", 0)).toMatchObject({ what: "gems", count: 2 });
    correct([
      { file: "cards.toml", id: "shop", fields: { walls: [1, 1, 1, 0] } },
      { file: "cards.toml", id: "gold_mine", fields: { effect: [THREE_GOLD] } },
    ]);
    expect(isOpen(shop, mine, 1)).toBe(false);
    expect(withCard(view, "0,0", shop).regions.map(({ cards }) => cards)).toEqual([1, 1]);
    expect(comingOf(view, "1,0", 0)).toMatchObject({ what: "gems", count: 3 });
  });
});
