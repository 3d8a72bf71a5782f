import { beforeEach, expect, test } from "vitest";

import { words } from "../words/words.svelte";
import { CLOCKS, clockText, span } from "./clock";

beforeEach(() => words.speak("en"));

test("a span is said in the largest unit that fits", () => {
  expect([30, 60, 90, 600, 7200, 86_400, 259_200].map(span)).toEqual([
    "30 s",
    "1 min",
    "90 s",
    "10 min",
    "2 h",
    "1 day",
    "3 days",
  ]);
});

test("every clock is said in its own way", () => {
  expect(clockText(null)).toBe("no clock");
  const said = [...CLOCKS.decision, ...CLOCKS.bank].map((clock) => clockText(clock));
  expect(new Set(said).size).toBe(said.length);
  expect(said).toContain("15 min + 10 s per move");
});
