import { expect, test } from "vitest";

import { newLines, revealed } from "./moments";
import type { NidavellirView } from "./view";

function withLines(...lines: number[]): NidavellirView {
  return { players: lines.map((each) => ({ lines: each })) } as NidavellirView;
}

function bidding(...coins: string[]): NidavellirView {
  return {
    tavern: 1,
    taverns: [coins.map(() => "H"), [], []],
    players: coins.map((coin, seat) => ({ board: [coin], gem: seat + 1 })),
  } as unknown as NidavellirView;
}

test("each line that is new is seen once, whoever has closed it", () => {
  expect(newLines(withLines(1, 0), withLines(3, 0))).toEqual([
    [0, 2],
    [0, 3],
  ]);
  expect(newLines(withLines(2, 1), withLines(1, 1))).toEqual([]);
});

test("a reveal is over within two seconds, also of five coins that tie", () => {
  const seats = [0, 1, 2, 3, 4];
  const tied = revealed(1, seats, bidding("5", "5", "5", "5", "5"));
  expect(tied.duration).toBeLessThanOrEqual(2000);
  expect(tied.before).toBe(false);
  const clear = revealed(1, seats, bidding("5", "4", "3", "2", "0"));
  expect(clear.duration).toBeLessThan(tied.duration);
});
