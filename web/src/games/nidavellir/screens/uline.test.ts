import { describe, expect, it } from "vitest";

import type { NidavellirView } from "../view";
import { orderWith, tiedWith } from "./uline";

/** Three players in the second tavern; seat 1 owns Uline. */
function table(bids: (string | null)[], gems: number[]): NidavellirView {
  const players = bids.map((bid, seat) => ({
    gem: gems[seat],
    board: [null, bid, null, null, null],
  }));
  return { tavern: 2, players } as unknown as NidavellirView;
}

describe("Uline's place in the order", () => {
  const view = table(["8", null, "3"], [2, 3, 1]);

  it("is by the coin", () => {
    expect(orderWith(view, 1, "9")).toEqual([1, 0, 2]);
    expect(orderWith(view, 1, "5g")).toEqual([0, 1, 2]);
    expect(orderWith(view, 1, "0")).toEqual([0, 2, 1]);
    expect(tiedWith(view, 1, "9")).toEqual([]);
  });

  it("is by the gem where coins are equal", () => {
    expect(orderWith(view, 1, "8")).toEqual([1, 0, 2]);
    expect(orderWith(table(["8", null, "3"], [3, 2, 1]), 1, "8")).toEqual([0, 1, 2]);
    expect(tiedWith(view, 1, "8")).toEqual([0]);
  });

  it("takes the special 3 for a 3", () => {
    expect(orderWith(view, 1, "3s")).toEqual([0, 1, 2]);
    expect(tiedWith(view, 1, "3s")).toEqual([2]);
  });
});
