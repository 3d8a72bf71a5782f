import { expect, test } from "vitest";

import { readRecords } from "../../../../tools/records";
import type { Entry, Field } from "../../../score/pad";
import { freshSheets, put } from "../../../score/sheets";
import pad from "./pad";

const fields = Object.fromEntries(pad.fields.map((field) => [field.id, field]));
const pieceOf = (field: string, id: string) =>
  (fields[field] as Field).pieces.find((piece) => piece.id === id)!;

function fill(...pieces: [field: string, piece: string][]) {
  const sheets = freshSheets(pad);
  for (const [field, piece] of pieces) {
    put(pad, sheets, sheets.players[0]!, fields[field]!, pieceOf(field, piece));
  }
  return sheets;
}

test("the box is that of the data: more dwarves with five, fewer coins with three", () => {
  expect(fields["warrior"]?.pieces.map(({ id }) => id).join(" ")).toBe(
    "W3 W4 W5 W6 W7 W8 W9 W10 ylud",
  );
  const copies = (field: string, id: string) =>
    [2, 3, 4, 5].map((players) => pieceOf(field, id).copies(players));
  expect(copies("warrior", "W6")).toEqual([4, 4, 4, 4]);
  expect(copies("warrior", "W10")).toEqual([0, 0, 0, 2]);
  expect(copies("hunter", "H")).toEqual([12, 12, 12, 16]);
  expect(copies("blacksmith", "special")).toEqual([1, 1, 1, 1]);
  expect(copies("coins", "7")).toEqual([1, 1, 3, 3]);
  expect(copies("coins", "3")).toEqual([3, 4, 5, 6]);
  expect(copies("coins", "5")).toEqual([4, 5, 6, 7]);
  expect([pieceOf("coins", "0"), pieceOf("coins", "3")].map(({ each }) => each?.(4))).toEqual([
    1, 2,
  ]);
  expect(fields["heroes"]?.pieces).toHaveLength(21);
});

test("a fresh pad is one that the rules accept: no cards, five coins", () => {
  const [player] = (pad.write(freshSheets(pad)) as { players: object[] }).players;
  expect(player).toEqual({
    ...{ name: "", warrior: [], hunter: [], miner: [], blacksmith: [], explorer: [] },
    ...{ heroes: [], coins: [0, 2, 3, 4, 5], gem: false },
  });
});

test("pieces are written as cards, counts as numbers, and read again", () => {
  const sheets = fill(
    ["warrior", "W6"],
    ["warrior", "W6"],
    ["heroes", "ylud"],
    ["explorer", "ylud"],
    ["gem", "gem"],
  );
  const counted: Entry = { by: "counts", pieces: {}, counts: [5, 4] };
  sheets.players[1]!.entries["miner"] = counted;
  sheets.players[1]!.entries["hunter"] = { ...counted, counts: [4] };
  const written = pad.write(sheets) as { players: Record<string, unknown>[] };
  expect(written.players[0]).toMatchObject({
    ...{ warrior: ["W6", "W6"], explorer: ["ylud"], heroes: ["ylud"], gem: true },
  });
  expect(written.players[1]).toMatchObject({ miner: [5, 4], hunter: 4, gem: false });
  expect(pad.write(pad.read(written))).toEqual(written);
});

test("a file that people wrote is read as the rules read it", () => {
  const columns = { warrior: ["W3"], hunter: 2, miner: [], blacksmith: ["special", "Ylud"] };
  const player = { ...columns, explorer: [0, 0], heroes: ["Dwerg Aësir", " YLUD "], coins: [25] };
  const { players, choices } = pad.read({ players: [player] });
  expect(choices).toEqual({ edition: "de" });
  expect(players[0]?.entries["heroes"]?.pieces).toEqual({ aesir: 1, ylud: 1 });
  expect(players[0]?.entries["blacksmith"]?.pieces).toEqual({ special: 1, ylud: 1 });
  expect(players[0]?.entries["hunter"]).toEqual({ by: "counts", pieces: {}, counts: [2] });
});

test("a data file that is no list of records is not guessed at", () => {
  expect(readRecords('# x\n[[a]]\nid = "1"\nlist = [1, 2]\n')).toEqual({
    a: [{ id: "1", list: [1, 2] }],
  });
  const nested =
    '[[a]]\nid = "1"\nsource.x = "y"\n[[a.b]]\nverb = "go"\n[[a.b]]\n\n[[a]]\nid = "2"\n';
  expect(readRecords(nested)).toEqual({ a: [{ id: "1", b: [{ verb: "go" }, {}] }, { id: "2" }] });
  expect(() => readRecords("a = 1")).toThrow("not understood");
  expect(() => readRecords("[[a]]\nb = { c = 1 }")).toThrow();
});
