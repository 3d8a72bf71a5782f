import { expect, test } from "vitest";

import { boxAround, bridges, joins, keyOf, middleOf, seams, spells, wayBetween } from "./geometry";
import { table } from "./testing";

test("a card is 100 wide, and the next begins at 112", () => {
  expect(boxAround(["0,0", "2,-1"])).toEqual({ left: 0, top: -112, right: 324, bottom: 100 });
  expect(boxAround([])).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
});

test("a bridge needs both sides open, a wall on either shuts it", () => {
  expect(bridges(table(["emerald_mine", "0,0", 0], ["gold_mine", "0,-1", 0]))).toEqual([]);
  const open = table(["emerald_mine", "0,0", 2], ["gold_mine", "0,-1", 1]);
  expect(bridges(open).map(keyOf)).toEqual(["0,-1-2"]);
  expect(middleOf({ cell: "0,-1", side: 2 })).toEqual({ x: 50, y: -6 });
  expect(middleOf({ cell: "0,0", side: 1 })).toEqual({ x: 106, y: 62 });
});

test("a kingdom is one slab, also where a wall stands between two of its cards", () => {
  // round the corner: 0,0 and 0,1 are walled off from each other, but one can walk round
  const view = table(
    ["emerald_mine", "0,0", 2],
    ["emerald_mine", "1,0", 0],
    ["emerald_mine", "1,1", 2],
    ["emerald_mine", "0,1", 0],
  );
  expect(bridges(view).map(keyOf)).not.toContain("0,0-2");
  expect(seams(view).map(keyOf)).toContain("0,0-2");
});

test("a card that is to be laid shows where it joins", () => {
  const view = table(["castle", "0,0", 0], ["inn", "2,0", 0]);
  expect(joins(view, "1,0", { kind: "gold_mine", rotation: 0, owner: 0 })).toEqual([1, 3]);
  expect(joins(view, "1,0", { kind: "gold_mine", rotation: 1, owner: 0 })).toEqual([]);
});

test("a dragon's fire runs to the mines it can walk to, a giant's frost to castles", () => {
  const view = table(
    ["dragon", "0,0", 0],
    ["inn", "1,0", 0],
    ["emerald_mine", "2,0", 0],
    ["gold_mine", "0,-1", 0],
    ["castle", "0,1", 1],
  );
  expect(spells(view)).toEqual([
    {
      monster: "dragon",
      sealed: ["2,0"],
      trail: [
        { cell: "1,0", side: 1 },
        { cell: "0,0", side: 1 },
      ],
    },
  ]);
  const cold = table(["giant", "0,0", 0], ["castle", "0,1", 2]);
  expect(spells(cold)).toEqual([
    { monster: "giant", sealed: ["0,1"], trail: [{ cell: "0,0", side: 2 }] },
  ]);
});

test("a dwarf walks over bridges, and flies where there is no way", () => {
  const view = table(["inn", "0,0", 0], ["inn", "1,0", 0], ["inn", "2,0", 0], ["inn", "5,5", 0]);
  expect(wayBetween(view, "0,0", "2,0")).toEqual(["0,0", "1,0", "2,0"]);
  expect(wayBetween(view, "0,0", "5,5")).toEqual(["0,0", "5,5"]);
});
