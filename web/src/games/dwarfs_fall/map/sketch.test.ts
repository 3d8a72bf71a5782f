import { expect, test } from "vitest";

import { aims } from "../words";
import { sketchOf } from "./sketch";
import { table } from "./testing";

const view = table(["emerald_mine", "0,0", 2], ["gold_mine", "0,-1", 1]);
const drawn = (action: string) => sketchOf(view, { action, seat: 0 });

test("a card that is spoken of is drawn as it would lie", () => {
  expect(drawn("play inn 1,0 3").ghost).toEqual({ kind: "inn", cell: "1,0", rotation: 3 });
  expect(drawn("end")).toEqual({ ghost: null, ways: [], home: [] });
});

test("a dwarf walks over the bridges, and one from the supply has only its goal", () => {
  expect(drawn("move 0,0 0,-1").ways).toEqual([{ way: ["0,0", "0,-1"], seat: 0 }]);
  expect(drawn("place 0,0").ways).toEqual([{ way: ["0,0"], seat: 0 }]);
  expect(drawn("panic 2 0,0 0,-1").ways).toEqual([{ way: ["0,0", "0,-1"], seat: 1 }]);
  expect(drawn("brute 0,0 0,-1 2").ways.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(drawn("recall 0,0").home).toEqual([{ cell: "0,0", seat: 0 }]);
});

test("an action is about its places, each once, or about a goal of the market", () => {
  expect(aims("move 0,0 0,-1")).toEqual(["cell-0,0", "cell-0,-1"]);
  expect(aims("play inn 1,0 3")).toEqual(["cell-1,0"]);
  expect(aims("trade T01")).toEqual(["trade-T01"]);
  expect([...aims("trade none"), ...aims("end")]).toEqual([]);
});
