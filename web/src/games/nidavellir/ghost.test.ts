import { expect, it } from "vitest";

import { ghostOf } from "./ghost";

it("lies where the chosen card would go", () => {
  expect(ghostOf("take W9")).toEqual({ card: "W9", group: "warrior" });
  expect(ghostOf("keep M2")).toEqual({ card: "M2", group: "miner" });
  expect(ghostOf("recruit dagda")).toEqual({ card: "dagda", group: "hunter" });
  expect(ghostOf("thrud E")).toEqual({ card: "thrud", group: "explorer" });
});

it("is not there for what goes to no column", () => {
  for (const action of [null, "take R3", "recruit skaa", "bid 0 2 3", "transform 5 pouch"]) {
    expect(ghostOf(action)).toBeNull();
  }
});
