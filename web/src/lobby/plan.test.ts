import { describe, expect, test } from "vitest";

import type { GameShown } from "../net/protocol";
import {
  alone,
  asWishes,
  beginsAtOnce,
  firstPlan,
  playNow,
  resize,
  seated,
  shareScreen,
  usualLevel,
  usualSeats,
} from "./plan";

const kinds = (plan: { kind: string }[]) => plan.map((place) => place.kind);

test("three seats are usual, or the middle of what is allowed", () => {
  expect(usualSeats([2, 3, 4, 5])).toBe(3);
  expect(usualSeats([2])).toBe(2);
  expect(usualSeats([4, 5, 6])).toBe(5);
});

test("to play now is to sit down against bots of a level", () => {
  const game = { name: "g", seats: [2, 3, 4] } as GameShown;
  expect(playNow(game, "fair")).toEqual({
    game: "g",
    seats: [{ kind: "me" }, { kind: "bot", level: "fair" }, { kind: "bot", level: "fair" }],
  });
});

test("the usual level is the one chosen last, or neither the weakest nor the strongest", () => {
  const levels = ["weak", "fair", "strong"];
  expect(usualLevel(levels)).toBe("fair");
  expect(usualLevel(levels, "strong")).toBe("strong");
  expect(usualLevel(levels, "gone")).toBe("fair");
  expect(usualLevel(["only"])).toBe("only");
});

describe("a plan of seats", () => {
  const plan = firstPlan(3, "strong");

  test("begins with me and free seats", () => {
    expect(kinds(plan)).toEqual(["me", "open", "open"]);
    expect(beginsAtOnce(plan)).toBe(false);
  });

  test("grows and shrinks at its end", () => {
    const bots = seated(plan, 1, "bot", false);
    expect(kinds(resize(bots, 4, "weak"))).toEqual(["me", "bot", "open", "open"]);
    expect(kinds(resize(bots, 2, "weak"))).toEqual(["me", "bot"]);
  });

  test("has me once: who moves frees the old seat", () => {
    expect(kinds(seated(plan, 2, "me", false))).toEqual(["open", "open", "me"]);
    expect(kinds(seated(plan, 2, "me", true))).toEqual(["me", "open", "me"]);
  });

  test("around one screen the free seats are ours, and bots stay", () => {
    const withBot = seated(plan, 1, "bot", false);
    const shared = shareScreen(withBot, true);
    expect(kinds(shared)).toEqual(["me", "bot", "me"]);
    expect(beginsAtOnce(shared)).toBe(true);
    expect(kinds(shareScreen(shared, false))).toEqual(["me", "bot", "open"]);
  });

  test("is alone with bots, or has others to think of", () => {
    expect(alone(plan, false)).toBe(false);
    expect(alone(seated(seated(plan, 1, "bot", false), 2, "bot", false), false)).toBe(true);
    // leading all seats oneself, or handing the screen round
    const mine = seated(seated(plan, 1, "me", true), 2, "me", true);
    expect(alone(mine, false)).toBe(true);
    expect(alone(mine, true)).toBe(false);
  });

  test("names its seats only around one screen, as written or as suggested", () => {
    const suggested = (seat: number) => `Player ${seat + 1}`;
    const shared = shareScreen(seated(plan, 1, "bot", false), true);
    const bot = { kind: "bot", level: "strong" };
    expect(asWishes(shared, true, suggested)).toEqual([
      { kind: "me" },
      bot,
      { kind: "me", name: "Player 3" },
    ]);
    const named = shared.map((place) => ({ ...place, character: "sindri" }));
    expect(asWishes(named, true, suggested)[1]).toEqual({ ...bot, character: "sindri" });
    const written = shared.map((place) => ({ ...place, name: " A " }));
    expect(asWishes(written, true, suggested)[0]).toEqual({ kind: "me", name: "A" });
    expect(asWishes(written, false, suggested)[0]).toEqual({ kind: "me" });
  });
});
