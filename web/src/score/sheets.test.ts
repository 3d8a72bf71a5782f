import type { Component } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";

import type { SheetLine } from "../net/protocol";
import type { Field, Piece, Player, ScorePad, Sheets } from "./pad";
import {
  countOf,
  entryOf,
  fillBy,
  freshSheets,
  holders,
  join,
  left,
  offered,
  partners,
  put,
  resize,
  restored,
  take,
} from "./sheets";

const nothing = (() => ({})) as unknown as Component;
const said = { key: "x", args: {} };
const card: Piece = { id: "card", name: said, copies: (players) => players };
const coin: Piece = { id: "coin", name: said, copies: () => 9, each: () => 2 };
const jester: Piece = { id: "jester", name: said, copies: () => 1 };
const cap: Piece = {
  id: "cap",
  name: said,
  copies: () => 1,
  belongsTo: { field: "people", piece: "jester" },
};

function field(id: string, pieces: Piece[], more: Partial<Field> = {}): Field {
  const tint = { colour: "#000", light: "#333", ink: "#fff" };
  return { id, title: said, icon: nothing, lines: [id], tint, pieces, counts: [], ...more };
}

const counts = [
  { label: said, read: ([line]: SheetLine[]) => Number(line!.args["ranks"]) },
  {
    label: said,
    read: (lines: SheetLine[]) => lines.reduce((sum, { points }) => sum + points, 0),
  },
];
const red = field("red", [card, cap], { counts });
const blue = field("blue", [cap], { counts });
const people = field("people", [jester]);
const land = field("land", [card], { common: true });
const purse = field("purse", [coin], { fresh: { coin: 1 } });
const pad = {
  players: [2, 4],
  choices: [{ name: "edition", values: ["de", "fr"] }],
  fields: [red, blue, people, land, purse],
} as unknown as ScorePad;

let sheets: Sheets;
let first: Player;
let second: Player;

beforeEach(() => {
  sheets = freshSheets(pad);
  [first, second] = sheets.players as [Player, Player];
});

test("a fresh pad has the fewest players, the first choices and what one begins with", () => {
  expect(sheets.choices).toEqual({ edition: "de" });
  expect(sheets.players).toHaveLength(2);
  expect(countOf(first, purse, coin)).toBe(1);
});

test("all share one box", () => {
  put(pad, sheets, first, red, card);
  put(pad, sheets, first, red, card);
  expect(left(sheets, second, red, card)).toBe(0);
  put(pad, sheets, second, red, card);
  expect(holders(sheets, red, card)).toEqual([0]);
  take(pad, first, red, card);
  expect(left(sheets, second, red, card)).toBe(1);
});

test("nobody has more of a piece than one can have", () => {
  put(pad, sheets, first, purse, coin);
  expect(left(sheets, first, purse, coin)).toBe(0);
  put(pad, sheets, first, purse, coin);
  expect(countOf(first, purse, coin)).toBe(2);
  expect(left(sheets, second, purse, coin)).toBe(1);
});

test("more players bring more pieces; fewer take theirs along", () => {
  resize(pad, sheets, 3);
  expect(left(sheets, first, red, card)).toBe(3);
  put(pad, sheets, sheets.players[2]!, red, card);
  resize(pad, sheets, 2);
  expect(left(sheets, first, red, card)).toBe(2);
});

describe("a piece that belongs to another", () => {
  test("is offered only to who has that one, and goes with it", () => {
    expect(offered(first, red)).toEqual([card]);
    put(pad, sheets, first, people, jester);
    expect(offered(first, red)).toEqual([card, cap]);
    put(pad, sheets, first, red, cap);
    take(pad, first, people, jester);
    expect(countOf(first, red, cap)).toBe(0);
  });

  test("lies in one field: put into another, it moves", () => {
    put(pad, sheets, first, people, jester);
    put(pad, sheets, first, red, cap);
    put(pad, sheets, first, blue, cap);
    expect([countOf(first, red, cap), countOf(first, blue, cap)]).toEqual([0, 1]);
  });
});

test("steppers go on from what the pieces came to, and the pieces are still there", () => {
  put(pad, sheets, first, red, card);
  const line = { key: "red", points: 9, args: { ranks: 3 } };
  const entry = first.entries["red"]!;
  fillBy(entry, red, "counts", { name: "", total: 9, place: 1, won: true, lines: [line] });
  expect(entry).toEqual({ by: "counts", pieces: { card: 1 }, counts: [3, 9] });
  expect(left(sheets, second, red, card)).toBe(2);
  fillBy(entry, red, "pieces");
  expect(left(sheets, second, red, card)).toBe(1);
});

describe("what several have in common", () => {
  const shared = () => sheets.players.map((player) => player.entries["land"]!.with);

  test("is written down once, for all", () => {
    put(pad, sheets, first, land, card);
    put(pad, sheets, first, land, card);
    expect(partners(sheets, 1, land)).toEqual([0]);
    join(sheets, 1, land, 0);
    expect(entryOf(sheets, second, "land")).toBe(first.entries["land"]);
    expect(partners(sheets, 0, land)).toEqual([]);
    expect(left(sheets, first, land, card)).toBe(0);
    join(sheets, 1, land, null);
    expect(entryOf(sheets, second, "land").pieces).toEqual({});
  });

  test("takes along those who had the same as the one who joins", () => {
    resize(pad, sheets, 3);
    join(sheets, 2, land, 1);
    join(sheets, 1, land, 0);
    expect(shared()).toEqual([undefined, 0, 0]);
    expect(restored(pad, JSON.stringify(sheets))).toEqual(sheets);
  });

  test("ends when the other leaves, and is for common fields only", () => {
    resize(pad, sheets, 3);
    join(sheets, 0, land, 2);
    resize(pad, sheets, 2);
    expect(shared()).toEqual([undefined, undefined]);
    expect(partners(sheets, 0, red)).toEqual([]);
  });
});

test("a new game keeps names and choices", () => {
  first.name = "A";
  sheets.choices["edition"] = "fr";
  put(pad, sheets, first, red, card);
  const next = freshSheets(pad, sheets);
  expect(next.choices).toEqual({ edition: "fr" });
  expect(next.players.map(({ name }) => name)).toEqual(["A", ""]);
  expect(countOf(next.players[0]!, red, card)).toBe(0);
});

describe("what the browser has kept", () => {
  test("comes back as it was", () => {
    put(pad, sheets, first, red, card);
    first.name = "A";
    expect(restored(pad, JSON.stringify(sheets))).toEqual(sheets);
  });

  test.each([null, "", "{", "[]", "{}", '{"players":[]}', '{"players":[{},{}]}', '"x"'])(
    "is left alone if it is no such pad: %s",
    (text) => expect(restored(pad, text)).toBeNull(),
  );

  test("loses pieces that the game does not have", () => {
    first.entries["red"]!.pieces["dragon"] = 3;
    expect(restored(pad, JSON.stringify(sheets))?.players[0]?.entries["red"]?.pieces).toEqual({});
  });
});
