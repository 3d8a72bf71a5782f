import { describe, expect, it } from "vitest";

import type { Message, Move } from "../net/protocol";
import { course, linear, path, spread, ticks } from "./chart";

describe("scales", () => {
  it("map values to places", () => {
    const y = linear([0, 200], [262, 26]);
    expect([y(0), y(100), y(200)]).toEqual([262, 144, 26]);
  });

  it("bear a range without length", () => {
    expect(linear([5, 5], [0, 10])(5)).toBe(0);
  });
});

describe("ticks", () => {
  it("are round, and reach beyond both ends", () => {
    expect(ticks(14, 211, 5)).toEqual([0, 50, 100, 150, 200, 250]);
    expect(ticks(0, 9, 5)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(-12, 30, 5)).toEqual([-20, -10, 0, 10, 20, 30]);
    expect(ticks(0, 0, 5)).toEqual([0]);
  });
});

describe("a path", () => {
  it("goes through all points", () => {
    expect(
      path([
        [0, 1],
        [2, 3.25],
      ]),
    ).toBe("M0.0 1.0L2.0 3.3");
  });
});

describe("labels", () => {
  it("keep their distance and stay above the floor", () => {
    expect(spread([10, 100, 104], 20, 200)).toEqual([10, 100, 120]);
    expect(spread([195, 190, 30], 20, 200)).toEqual([200, 180, 30]);
  });
});

describe("the course of a game", () => {
  const round = (number: number): Message => ({ key: "log-dealt", args: { round: number } });
  const chapter = (event: Message) => `Round ${event.args["round"]}`;
  const move = (...events: Message[]): Move => ({ number: 0, seat: 0, action: "", at: 0, events });
  const over = { moves: [0, 1, 2, 3], scores: [[1], [2], [5], [9]] };

  it("is told at the start and after each part", () => {
    const told = course(over, [round(1)], [move(), move(round(2)), move()], chapter);
    expect(told).toEqual({ parts: ["Round 1", "Round 2"], scores: [[1], [5], [9]] });
  });

  it("is told by moves where there are no parts", () => {
    const told = course(over, [], [move(), move(), move()], () => null);
    expect(told).toEqual({ parts: ["1", "2", "3"], scores: over.scores });
  });
});
