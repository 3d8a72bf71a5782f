import { describe, expect, it } from "vitest";

import type { View } from "../net/protocol";
import { areaOf, said, tableOf } from "./plain";

const view = {
  game: "toy",
  seats: 2,
  you: 0,
  to_act: [0],
  gap: 8,
  own_card: null,
  deck_list: ["a", "b"],
  heap: { stone: 2, wood: 1 },
  gates: [{ name: "east", open: true }],
  players: [{ beams: [1, 2] }, { beams: [] }],
} as unknown as View;

describe("a view in words", () => {
  it("says what the frame does not show, but for the players", () => {
    expect(tableOf(view).map(({ title, said }) => [title, said])).toEqual([
      ["gap", "8"],
      ["own card", "–"],
      ["deck", "a, b"],
      ["heap", "stone 2, wood 1"],
      ["gates", ""],
    ]);
  });

  it("sets in what has parts", () => {
    const gates = tableOf(view).at(-1)!;
    expect(gates.parts).toEqual([
      {
        title: "1",
        said: "",
        parts: [
          { title: "name", said: "east", parts: [] },
          { title: "open", said: "plain-yes", parts: [] },
        ],
      },
    ]);
  });

  it("puts each player's own into their area", () => {
    expect(areaOf(view, 0)).toEqual([{ title: "beams", said: "1, 2", parts: [] }]);
    expect(areaOf(view, 1)).toEqual([{ title: "beams", said: "–", parts: [] }]);
    expect(areaOf({ ...view, players: undefined } as unknown as View, 0)).toEqual([]);
  });

  it("has a dash for nothing", () => {
    expect(["", null, []].map((value) => said("x", value))).toEqual(["–", "–", "–"]);
  });
});
