import { expect, test } from "vitest";

import type { SheetLine } from "../../../net/protocol";
import type { Field } from "../../../score/pad";
import { fillBy, freshSheets, join, put } from "../../../score/sheets";
import pad from "./pad";

const fields = Object.fromEntries(pad.fields.map((field) => [field.id, field]));
const pieceOf = (field: string, id: string) =>
  (fields[field] as Field).pieces.find((piece) => piece.id === id)!;

function fill(number: number, ...pieces: [field: string, piece: string][]) {
  return (sheets = freshSheets(pad)) => {
    for (const [field, piece] of pieces) {
      put(pad, sheets, sheets.players[number]!, fields[field]!, pieceOf(field, piece));
    }
    return sheets;
  };
}

type Written = { players: Record<string, unknown>[] };

test("the box is that of the data: one of each goal, kingdom cards by colour, piles of gems", () => {
  const copies = (field: string, id: string) =>
    [2, 4].map((players) => pieceOf(field, id).copies(players));
  expect(fields["trades"]?.pieces).toHaveLength(10);
  expect(fields["secret"]?.pieces).toHaveLength(7);
  expect(fields["kingdom"]?.pieces).toHaveLength(9);
  expect(fields["monsters"]?.pieces.map(({ id }) => id)).toEqual(["dragon", "giant"]);
  expect(copies("trades", "T04")).toEqual([1, 1]);
  expect(copies("kingdom", "castle")).toEqual([2, 4]);
  expect(copies("gems", "ruby")).toEqual([6, 6]);
  expect(pieceOf("dwarfs", "dwarf").each?.(2)).toBe(7);
});

test("a fresh pad is one that the rules accept", () => {
  expect(pad.write(freshSheets(pad))).toEqual({
    shared_kingdom: "full",
    players: Array(2).fill({
      ...{ name: "", trades: [], secret: "", monsters: {}, gems: {}, kingdom: {}, dwarfs: 0 },
    }),
  });
});

test("pieces are written by name, what is printed as numbers, and both are read again", () => {
  const sheets = fill(
    0,
    ["trades", "T04"],
    ["secret", "king"],
    ["monsters", "giant"],
    ["gems", "ruby"],
    ["gems", "ruby"],
    ["kingdom", "castle"],
    ["dwarfs", "dwarf"],
  )();
  const counts = { trades: [2, 21], secret: [7], monsters: [1], gems: [5], kingdom: [6, -3] };
  for (const [field, given] of Object.entries(counts)) {
    sheets.players[1]!.entries[field] = { by: "counts", pieces: {}, counts: given };
  }
  const written = pad.write(sheets) as Written;
  expect(written.players[0]).toMatchObject({
    ...{ trades: ["T04"], secret: "king", monsters: { giant: 1 }, gems: { ruby: 2 }, dwarfs: 1 },
  });
  expect(written.players[1]).toMatchObject({
    ...{ trades: [2, 21], secret: 7, monsters: 1, gems: 5, kingdom: [6, -3] },
  });
  expect(pad.write(pad.read(written))).toEqual(written);
});

test("a shared kingdom is written for both, and known again", () => {
  const sheets = fill(0, ["kingdom", "castle"], ["kingdom", "castle"], ["kingdom", "inn"])();
  join(sheets, 1, fields["kingdom"]!, 0);
  const written = pad.write(sheets) as Written;
  expect(written.players.map(({ kingdom }) => kingdom)).toEqual([
    { castle: 2, inn: 1 },
    { castle: 2, inn: 1 },
  ]);
  expect(pad.read(written).players.map(({ entries }) => entries["kingdom"]!.with)).toEqual([
    undefined,
    0,
  ]);
  const alike = { players: [{ kingdom: { castle: 1 } }, { kingdom: { castle: 1 } }] };
  expect(pad.read(alike).players[1]!.entries["kingdom"]!.with).toBeUndefined();
});

test("steppers go on from the cards: how many there are, and their points", () => {
  const sheets = freshSheets(pad);
  const entry = sheets.players[0]!.entries["kingdom"]!;
  const lines: SheetLine[] = [
    { key: "kingdom", points: 6, args: { kind: "castle", count: 2 } },
    { key: "kingdom", points: 1, args: { kind: "inn", count: 1 } },
    { key: "shared", points: -4, args: { count: 2 } },
  ];
  fillBy(entry, fields["kingdom"]!, "counts", {
    ...{ name: "", total: 3, place: 1, won: true, lines },
  });
  expect(entry.counts).toEqual([3, 3]);
});

test("a victory by the tie-break is told as one", () => {
  expect(pad.outcome([1], 30, [0, 1], {}).args).toMatchObject({ count: 1, others: 1 });
  expect(pad.outcome([0, 1], 30, [0, 1], {}).args).toMatchObject({ count: 2, others: 0 });
});
