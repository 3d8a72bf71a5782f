import { describe, expect, test } from "vitest";

import type { Seat, Table } from "../net/protocol";
import { byUrgency, freeSeats, ofOthers, standing, waitsForMe, wayOut } from "./tables";

const human: Seat = { kind: "human", name: "Player 1", level: null, away: false, character: null };
const free: Seat = { kind: "open", name: null, level: null, away: false, character: null };

function table(changes: Partial<Table>): Table {
  const usual = { status: "running", seats: [human, human], yours: [0], to_act: [1] };
  return { ...usual, undo: null, clock: null, updated: 0, host: false, ...changes } as Table;
}

describe("what a table is to me", () => {
  test("my turn, when a seat of mine must act", () => {
    expect(standing(table({ to_act: [0, 1] }))).toBe("my-turn");
    expect(standing(table({ to_act: [1] }))).toBe("running");
  });

  test("not my turn while a bot plays for me", () => {
    const away = table({ to_act: [0], seats: [{ ...human, away: true, level: "weak" }, human] });
    expect(waitsForMe(away)).toBe(false);
  });

  test("somebody wants to take back and asks me", () => {
    const asked = table({ undo: { seat: 1, to: 3, waiting: [0] } });
    expect(standing(asked)).toBe("my-answer");
    expect(waitsForMe(asked)).toBe(true);
  });

  test("nobody waits before the beginning and after the end", () => {
    expect(standing(table({ status: "open", to_act: [] }))).toBe("open");
    expect(standing(table({ status: "over", to_act: [] }))).toBe("over");
  });
});

test("the most urgent comes first, what was given up is left out", () => {
  const tables = [
    table({ id: "over", status: "over", updated: 9 }),
    table({ id: "gone", status: "cancelled", updated: 8 }),
    table({ id: "open", status: "open", updated: 7 }),
    table({ id: "others", updated: 6 }),
    table({ id: "older", to_act: [0], updated: 1 }),
    table({ id: "newer", to_act: [0], updated: 2 }),
    table({ id: "timed", to_act: [0], clock: { kind: "decision", seconds: 60 } }),
  ];
  expect(byUrgency(tables).map(({ id }) => id)).toEqual([
    "timed",
    "newer",
    "older",
    "others",
    "open",
    "over",
  ]);
});

test("tables of mine are not among those of others", () => {
  const tables = [
    table({ id: "mine" }),
    table({ id: "opened by me", yours: [], host: true }),
    table({ id: "theirs", yours: [] }),
  ];
  expect(ofOthers(tables).map(({ id }) => id)).toEqual(["theirs"]);
});

test("free seats are counted", () => {
  expect(freeSeats(table({ seats: [human, free, free] }))).toBe(2);
});

test("the way out: a bot plays on, or the host gives up what has not begun", () => {
  const away = { ...human, away: true, level: "weak" };
  expect(wayOut(table({}))).toBe("leave");
  expect(wayOut(table({ seats: [away, human] }))).toBeNull();
  expect(wayOut(table({ yours: [] }))).toBeNull();
  expect(wayOut(table({ status: "open", host: true, yours: [] }))).toBe("give-up");
  expect(wayOut(table({ status: "open" }))).toBeNull();
  expect(wayOut(table({ status: "over", host: true }))).toBeNull();
});
