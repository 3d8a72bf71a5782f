import { describe, expect, it } from "vitest";

import { showTime, timeLeft } from "./clock";

describe("a clock", () => {
  it("runs only while its seat must act, and never below nothing", () => {
    expect(timeLeft(60_000, 100, 1100, true)).toBe(59_000);
    expect(timeLeft(60_000, 100, 1100, false)).toBe(60_000);
    expect(timeLeft(500, 100, 5000, true)).toBe(0);
  });

  it("is shown in minutes, hours if need be", () => {
    expect([7_000, 750_000, 3_900_000].map(showTime)).toEqual(["0:07", "12:30", "1:05:00"]);
  });
});
