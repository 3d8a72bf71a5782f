import { describe, expect, it } from "vitest";

import {
  exchange,
  fromTreasury,
  goldCoin,
  groupOfCard,
  isOrdered,
  isTrading,
  leaders,
  lineClosedBy,
  missing,
  type NidavellirView,
  type Player,
  pouchOf,
  ranksOfCard,
  ties,
  turns,
  valueOfCard,
  valueOfCoin,
} from "./view";

function player(change: Partial<Player> = {}): Player {
  return {
    coins: ["0", "2", "3", "4", "5"],
    board: [null, null, null, null, null],
    columns: { warrior: [], hunter: [], miner: [], blacksmith: [], explorer: [] },
    command_zone: [],
    ranks: { warrior: 0, hunter: 0, miner: 0, blacksmith: 0, explorer: 0 },
    points: { warrior: 0, hunter: 0, miner: 0, blacksmith: 0, explorer: 0 },
    lines: 0,
    heroes: [],
    ...change,
  } as Player;
}

function ranks(...numbers: [number, number, number, number, number]): Player["ranks"] {
  const [warrior, hunter, miner, blacksmith, explorer] = numbers;
  return { warrior, hunter, miner, blacksmith, explorer };
}

function view(change: Partial<NidavellirView> = {}): NidavellirView {
  return { options: { edition: "de" }, treasury: {}, players: [], ...change } as NidavellirView;
}

describe("cards", () => {
  it("tell their class, value and ranks by their id", () => {
    expect(["W9", "H", "special", "dagda", "skaa", "R5"].map(groupOfCard)).toEqual([
      "warrior",
      "hunter",
      "blacksmith",
      "hunter",
      null,
      null,
    ]);
    expect(["W10", "M0", "H", "R3"].map(valueOfCard)).toEqual([10, 0, null, 3]);
    expect(["W9", "special", "zoral", "thrud", "skaa", "R5"].map(ranksOfCard)).toEqual([
      1, 2, 3, 1, 0, 0,
    ]);
  });
});

describe("leaders", () => {
  it("have the most ranks of a class, nobody with none", () => {
    const table = view({
      players: [player({ ranks: ranks(2, 0, 0, 0, 0) }), player({ ranks: ranks(2, 0, 0, 0, 0) })],
    });
    expect(leaders(table, "warrior")).toEqual({ seats: [0, 1], ranks: 2 });
    expect(leaders(table, "miner").seats).toEqual([]);
  });
});

describe("lines", () => {
  it("are closed by the only class that is missing", () => {
    const mine = player({ ranks: ranks(3, 2, 1, 2, 2), lines: 1 });
    expect(missing(mine)).toEqual(["miner"]);
    expect(lineClosedBy(mine, "M0")).toBe(2);
    expect(lineClosedBy(mine, "H")).toBeNull();
    expect(lineClosedBy(mine, "R3")).toBeNull();
    expect(lineClosedBy(mine, "thrud", "miner")).toBe(2);
  });

  it("are not promised where Thrud has to leave the column, or Ylud leaves another", () => {
    const mine = player({ ranks: ranks(3, 2, 1, 2, 2), lines: 1, command_zone: ["ylud"] });
    expect(lineClosedBy(mine, "ylud", "miner")).toBe(2);
    expect(lineClosedBy({ ...mine, command_zone: [] }, "ylud", "miner")).toBeNull();
    const thrud = { ...mine, columns: { ...mine.columns, miner: ["thrud"] } };
    expect(lineClosedBy(thrud, "M0")).toBeNull();
  });

  it("are not closed while two classes are missing", () => {
    expect(lineClosedBy(player({ ranks: ranks(1, 1, 0, 0, 1) }), "M0")).toBeNull();
  });
});

describe("coins", () => {
  it("have values, and two of them trade", () => {
    expect(["5g", "3s", "0", "17"].map(valueOfCoin)).toEqual([5, 3, 0, 17]);
    expect(["0", "3s", "3", "5g"].map(isTrading)).toEqual([true, true, false, false]);
    expect([5, 6].map(goldCoin)).toEqual(["5g", "6"]);
  });

  it("come from the treasury by value, else the next higher, else the next lower", () => {
    const treasury = { "15": 1, "18": 1, "20": 2 };
    expect(fromTreasury(treasury, 15)).toBe(15);
    expect(fromTreasury(treasury, 16)).toBe(18);
    expect(fromTreasury(treasury, 23)).toBe(20);
    expect(fromTreasury(treasury, 23, 20)).toBe(18);
  });

  it("are exchanged by their sum, and the higher one goes", () => {
    const table = view({ treasury: { "5": 1, "8": 1 } });
    expect(exchange(table, "5", "3")).toEqual({ sum: 8, gets: "8", discarded: "5" });
    expect(exchange(table, "2", "3")).toEqual({ sum: 5, gets: "5g", discarded: "3" });
  });

  it("are never the discarded value again in the French edition", () => {
    const treasury = { "23": 1, "24": 1 };
    expect(exchange(view({ treasury }), "2", "24").gets).toBe("24");
    const french = view({ treasury, options: { edition: "fr" } });
    expect(exchange(french, "2", "24").gets).toBe("23");
  });

  it("that are not bid stay for the pouch, alike ones one by one", () => {
    expect(pouchOf(player({ coins: ["0", "2", "7", "7", "9"] }), ["7", "0", "9"])).toEqual([
      "2",
      "7",
    ]);
  });
});

describe("the tavern being resolved", () => {
  it("is in order when every coin is shown, Uline's too", () => {
    const shown = player({ board: ["5", null, null, null, null] });
    expect(isOrdered(view({ tavern: 1, players: [shown, shown] }))).toBe(true);
    expect(isOrdered(view({ tavern: 1, players: [shown, player()] }))).toBe(false);
    expect(isOrdered(view({ tavern: null, players: [shown] }))).toBe(false);
  });

  it("is played by coin and gem before a card is taken, and then as it was decided", () => {
    const bids = [
      ["3", 2],
      ["8", 1],
      ["3", 5],
    ] as const;
    const players = bids.map(([coin, gem]) => player({ board: [coin], gem }));
    const before = { tavern: 1, players, order: [0, 1, 2], shown: [9, 8, 7] } as const;
    const opened = view({
      ...before,
      order: [0, 1, 2],
      shown: [9, 8, 7],
      taverns: [["H", "B", "M0"]],
    });
    expect(turns(opened)).toEqual({ order: [1, 2, 0], shown: [3, 8, 3] });
    expect(ties(opened)).toEqual([[2, 0]]);
    const taken = view({ ...before, order: [0, 1, 2], shown: [9, 8, 7], taverns: [["H", "B"]] });
    expect(turns(taken)).toEqual({ order: [0, 1, 2], shown: [9, 8, 7] });
  });

  it("has ties in the order of play", () => {
    const table = view({
      tavern: 1,
      taverns: [["H"], [], []],
      order: [2, 0, 3, 1, 4],
      shown: [8, 3, 10, 8, 3],
    });
    expect(ties(table)).toEqual([
      [0, 3],
      [1, 4],
    ]);
  });
});
