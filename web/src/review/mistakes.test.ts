import { expect, test } from "vitest";

import type { Decision } from "../net/protocol";
import { mistakes } from "./mistakes";

function decision(move: number, seat: number, lost: number, error: number): Decision {
  const best = { action: "take H", chances: [], points: null, why: [], line: [] };
  const played = { action: "take B", options: 2, chances: [], points: null, why: [] };
  return { move, seat, lost, error, ...played, best: lost > 0 ? best : null };
}

test("only what lost something for certain, the worst first", () => {
  const decisions = [
    decision(0, 0, 0.1, 0.01),
    decision(1, 1, 0.3, 0.02),
    decision(2, 0, 0.2, 0.15),
    decision(3, 0, 0.005, 0),
    decision(4, 1, 0, 0),
  ];
  expect(mistakes(decisions, null).map(({ move }) => move)).toEqual([1, 0]);
  expect(mistakes(decisions, 0).map(({ move }) => move)).toEqual([0]);
});
