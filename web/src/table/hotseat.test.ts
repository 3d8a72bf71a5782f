import { describe, expect, it } from "vitest";

import type { Seat, Table } from "../net/protocol";
import { isShared, mustPass, nextHere, nextToLead } from "./hotseat";

const person: Seat = { kind: "human", name: "Player 1", level: null, away: false, character: null };
const bot: Seat = { kind: "bot", name: null, level: "greedy", away: false, character: null };

function table(to_act: number[], changes: Partial<Table> = {}): Table {
  const seats = [person, bot, person];
  return { hot_seat: true, status: "running", seats, yours: [0, 2], to_act, ...changes } as Table;
}

describe("a shared screen", () => {
  it("has several people of one table", () => {
    expect(isShared(table([0]))).toBe(true);
    expect(isShared(table([0], { yours: [0] }))).toBe(false);
    expect(isShared(table([0], { seats: [person, bot, { ...person, away: true }] }))).toBe(false);
    expect(isShared(table([], { status: "over" }))).toBe(false);
  });

  it("is passed on when who looks has acted and another must", () => {
    expect(mustPass(table([0, 2]), 0)).toBe(false);
    expect(mustPass(table([2]), 0)).toBe(true);
    expect(nextHere(table([1, 2]))).toBe(2);
  });

  it("is left to the last person when the others have gone", () => {
    const seats = [{ ...person, away: true }, bot, person];
    expect(mustPass(table([2], { seats }), 0)).toBe(true);
    expect(mustPass(table([1], { seats }), 2)).toBe(false);
  });

  it("stays while only bots must act, and while the curtain is drawn", () => {
    expect(mustPass(table([1]), 0)).toBe(false);
    expect(mustPass(table([2]), null)).toBe(false);
  });
});

describe("a table where all know the same", () => {
  const open = (to_act: number[], changes: Partial<Table> = {}) =>
    table(to_act, { open_hands: true, ...changes });

  it("has no curtain, even around one screen", () => {
    expect(isShared(open([0]))).toBe(false);
    expect(mustPass(open([2]), 0)).toBe(false);
  });

  it("lets one lead whichever own seat is to act", () => {
    for (const hot_seat of [true, false]) {
      expect(nextToLead(open([2], { hot_seat }), 0)).toBe(2);
      expect(nextToLead(open([0, 2], { hot_seat }), 0)).toBeNull();
      expect(nextToLead(open([1], { hot_seat }), 0)).toBeNull();
    }
    expect(nextToLead(open([2]), null)).toBeNull();
    expect(nextToLead(open([], { status: "over" }), 0)).toBeNull();
    expect(nextToLead(table([2], { hot_seat: false }), 0)).toBeNull();
  });
});
