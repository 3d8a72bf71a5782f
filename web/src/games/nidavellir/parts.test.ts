import { describe, expect, it } from "vitest";

import { partsOf } from "./parts";

describe("the parts of a score", () => {
  it("adds up the lines of a part and leaves out what brings nothing", () => {
    const sheet: Parameters<typeof partsOf>[0] = [
      ["warrior", 20, { ranks: 3, sum: 20 }],
      ["majority", 9, {}],
      ["hunter", 0, { ranks: 0, sum: 0 }],
      ["hero", 17, { hero: "skaa" }],
      ["hero", 9, { hero: "astrid" }],
      ["brothers", 13, { count: 1 }],
      ["coins", 23, { coin_list: ["0", "2", "3", "9", "9"] }],
    ];
    expect(partsOf(sheet)).toEqual([
      { part: "warrior", points: 29 },
      { part: "heroes", points: 39 },
      { part: "coins", points: 23 },
    ]);
  });
});
