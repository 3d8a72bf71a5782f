import { describe, expect, it } from "vitest";

import type { Seat, Table, View } from "../net/protocol";
import { doing, firstSeat, rivalsOf } from "./seats";

const person: Seat = { kind: "human", name: "Player 1", level: null, away: false, character: null };
const bot: Seat = { kind: "bot", name: null, level: "greedy", away: false, character: null };
const table = { seats: [person, bot, { ...person, away: true }] } as Table;
const view = (to_act: number[], may_act: number[] = [], mode = "sealed") =>
  ({ to_act, may_act, mode, over: false }) as unknown as View;
const all = { here: [0], watching: 0 };

describe("rivals", () => {
  it("follow my seat around the table", () => {
    expect(rivalsOf(1, 4)).toEqual([2, 3, 0]);
  });

  it("are all seats for a spectator", () => {
    expect(rivalsOf(null, 3)).toEqual([0, 1, 2]);
  });
});

describe("what a seat is doing", () => {
  it("is choosing, thinking or ready", () => {
    expect(doing(0, table, view([0]), all)).toBe("choosing");
    expect(doing(1, table, view([1]), all)).toBe("thinking");
    expect(doing(0, table, view([1], [0]), all)).toBe("ready");
    expect(doing(0, table, view([1]), all)).toBeNull();
  });

  it("is nothing where one decides and the others may do something besides", () => {
    expect(doing(0, table, view([1], [0], "turn"), all)).toBeNull();
    expect(doing(1, table, view([1], [0], "turn"), all)).toBe("thinking");
  });

  it("is done where all may act in any order, and it still may", () => {
    expect(doing(0, table, view([1], [0], "free"), all)).toBe("done");
    expect(doing(1, table, view([1], [0], "free"), all)).toBe("thinking");
  });

  it("is away or offline, as far as that is known", () => {
    expect(doing(2, table, view([2]), all)).toBe("away");
    expect(doing(0, table, view([0]), { here: [], watching: 1 })).toBe("offline");
    expect(doing(0, table, view([0]), null)).toBe("choosing");
  });
});

describe("the first seat to look from", () => {
  const first = (yours: number[], to_act: number[]) => firstSeat({ ...table, yours, to_act });

  it("is one that must act, else mine, else nobody's", () => {
    expect(first([0, 1], [1, 2])).toBe(1);
    expect(first([0, 1], [2])).toBe(0);
    expect(first([], [1])).toBeNull();
  });

  it("is one that a bot plays for only if there is no other", () => {
    expect(first([2, 0], [2])).toBe(0);
    expect(first([2], [2])).toBe(2);
  });
});
