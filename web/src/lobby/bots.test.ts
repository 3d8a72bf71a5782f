import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { isKnown, lookOf } from "../art/dwarf/characters";
import { asValue, ofValue } from "./bots";

const data = readFileSync("../src/dvergar/bots/data/characters.toml", "utf-8");
const ids = [...data.matchAll(/^id = "(\w+)"$/gm)].map((found) => found[1]!);

describe("a bot that is chosen", () => {
  test("is a level or one of its characters", () => {
    for (const chosen of [
      { level: "master", character: "" },
      { level: "master", character: "sindri" },
    ])
      expect(ofValue(asValue(chosen.level, chosen.character))).toEqual(chosen);
    expect(asValue("master", null)).toBe("master");
  });

  test("can be no bot at all", () => expect(ofValue("")).toBeNull());
});

describe("every character", () => {
  test("has a portrait of its own, men and women", () => {
    expect(ids.length).toBeGreaterThan(11);
    expect(ids.filter((id) => !isKnown(id))).toEqual([]);
    expect(new Set(ids.map((id) => JSON.stringify(lookOf(id)))).size).toBe(ids.length);
    const women = ids.filter((id) => !lookOf(id).face.beard);
    expect(women.length).toBe(ids.length / 2);
  });

  test("that is unknown has the same face each time", () => {
    expect(lookOf("somebody")).toEqual(lookOf("somebody"));
    expect(isKnown("somebody")).toBe(false);
  });
});
