import { describe, expect, it } from "vitest";

import { GEM_POINTS, SECRET_POINTS, TABLE } from "./figures";
import { SECRETS } from "./pieces/looks";
import {
  beside,
  type DwarfsFallView,
  hasWall,
  isOpen,
  type LaidCard,
  type Player,
  readyCells,
  secretProgress,
  shortBy,
} from "./view";

const laid = (kind: LaidCard["kind"], rotation = 0): LaidCard => ({ kind, rotation, owner: 0 });

const player = {
  gems: { gold: 2, emerald: 4, diamond: 0, ruby: 1 },
  monsters: ["dragon"],
  ogres: ["?", "?"],
} as unknown as Player;

const view = {
  active: 0,
  resolved: ["1,0"],
  players: [player],
  stacks: [
    { x: 0, y: 0, cards: [laid("dragon")], dwarfs: [4], need: 5, spaces: 5, region: 0 },
    { x: 1, y: 0, cards: [laid("emerald_mine")], dwarfs: [2], need: 2, spaces: 3, region: 0 },
    { x: 2, y: 0, cards: [laid("inn")], dwarfs: [2], need: 2, spaces: 3, region: 0 },
    { x: 3, y: 0, cards: [laid("giant")], dwarfs: [1], need: 5, spaces: 5, region: 0 },
  ],
  regions: [{ owners: [0], cards: 4, points: -2, dragon: true, giant: true }],
} as unknown as DwarfsFallView;

describe("walls", () => {
  it("turn with their card", () => {
    expect([0, 1, 2, 3].map((side) => hasWall(laid("castle", 1), side))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("close a way from either side (check 1 of the specification)", () => {
    expect(isOpen(laid("emerald_mine", 0), laid("gold_mine", 0), 0)).toBe(false);
    expect(isOpen(laid("emerald_mine", 2), laid("gold_mine", 1), 0)).toBe(true);
    expect(isOpen(laid("emerald_mine", 2), laid("gold_mine", 0), 0)).toBe(false);
  });

  it("know their neighbours", () => {
    expect([0, 1, 2, 3].map((side) => beside("0,-1", side))).toEqual([
      "0,-2",
      "1,-1",
      "0,0",
      "-1,-1",
    ]);
  });
});

describe("tasks", () => {
  it("are ready with enough dwarfs, once a turn", () => {
    expect(readyCells(view, 0)).toEqual(["2,0"]);
  });
});

describe("goals", () => {
  it("say how many gems are missing", () => {
    expect([shortBy(player, "T04"), shortBy(player, "T08"), shortBy(player, "T09")]).toEqual([
      0, 2, 1,
    ]);
  });

  it("say how far a secret is", () => {
    const done = SECRETS.map((secret) => Object.values(secretProgress(view, 0, secret)));
    expect(done).toEqual([
      [4, 8],
      [1, 2],
      [0, 10],
      [3, 4],
      [2, 5],
      [4, 6],
      [4, 5],
    ]);
  });
});

describe("figures", () => {
  it("come from the rules’ data", () => {
    expect([GEM_POINTS.ruby, SECRET_POINTS.disguised_ogre, TABLE.hand_limit]).toEqual([3, 12, 9]);
  });
});
