import { describe, expect, it } from "vitest";

import { folkId } from "../../art/dwarf/folk";
import { champion } from "./champion";
import type { Player } from "./view";

function player(heroes: string[], sheet: Player["sheet"]): Player {
  return { heroes, sheet } as unknown as Player;
}

describe("who stands for a seat", () => {
  it("is the hero with the most points", () => {
    const sheet: Player["sheet"] = [
      ["hero", 9, { hero: "uline" }],
      ["hero", 17, { hero: "skaa" }],
    ];
    expect(champion(player(["kraal", "uline", "skaa"], sheet), 0).symbol).toBe("nv-hero-skaa");
  });

  it("is the first hero, if none has points of its own", () => {
    const sheet: Player["sheet"] = [["brothers", 13, { count: 1 }]];
    expect(champion(player(["dagda", "ymir"], sheet), 0).symbol).toBe("nv-hero-dagda");
  });

  it("is a dwarf of the strongest class, if there is no hero", () => {
    const sheet: Player["sheet"] = [
      ["hunter", 9, {}],
      ["miner", 12, {}],
    ];
    expect(champion(player([], sheet), 2).symbol).toBe(folkId("miner", 2));
  });
});
