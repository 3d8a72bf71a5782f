import { expect, test } from "vitest";

import heroes from "../../../../../src/dvergar/games/nidavellir/data/heroes.toml?raw";
import names from "../../../../../src/dvergar/games/nidavellir/text/en.ftl?raw";
import { FACES } from "../../../art/dwarf/folk";
import { cardLook, DISTINCTIONS, faceOf, HERO_NAMES, heroLook, type Hero } from "./looks";

function named(kind: string): string[] {
  return [...names.matchAll(new RegExp(`^${kind}-(\\w+) =`, "gm"))].map((match) => match[1]!);
}

test("every hero and distinction of the game has a look, and no other", () => {
  expect(HERO_NAMES).toEqual(named("hero"));
  expect(Object.keys(DISTINCTIONS)).toEqual(named("distinction"));
});

test("the cards show the figures of the game", () => {
  for (const record of heroes.split("[[hero]]").slice(1)) {
    const field = (name: string) => new RegExp(`^${name} = (.*)$`, "m").exec(record)?.[1] ?? "";
    const look = heroLook(JSON.parse(field("id")) as Hero);
    expect(look.group ?? "neutral").toBe(JSON.parse(field("class")));
    const ranks = JSON.parse(field("ranks")) as number[];
    expect(look.ranks.map(Number)).toEqual(ranks);
    if (Number(field("worth"))) expect(look.points).toBe(field("worth"));
  }
});

test("a card is read by its id", () => {
  expect(cardLook("W10")).toEqual({ group: "warrior", ranks: ["10"] });
  expect(cardLook("H")).toEqual({ group: "hunter", ranks: [""] });
  expect(cardLook("M0")).toEqual({ group: "miner", ranks: ["0"] });
  expect(cardLook("special")).toEqual({ group: "blacksmith", ranks: ["", ""] });
  expect(cardLook("R5")).toEqual({ ranks: ["+5"] });
});

test("the values next to each other in a class have different faces", () => {
  const shown = (ids: string[]) => ids.map((id) => faceOf(id) % FACES[cardLook(id).group!].length);
  for (const ids of [
    ["M0", "M1", "M2"],
    ["W3", "W4", "W5", "W6"],
    ["W7", "W8", "W9", "W10"],
    ["E5", "E6", "E7", "E8"],
    ["E9", "E10", "E11", "E12"],
    ["B", "special"],
  ])
    expect(new Set(shown(ids)).size).toBe(ids.length);
});
