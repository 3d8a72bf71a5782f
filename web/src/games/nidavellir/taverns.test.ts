import { describe, expect, it } from "vitest";

import type { Message, News } from "../../net/protocol";
import { isBidding, slots } from "./taverns";
import type { NidavellirView } from "./view";

function saga(...events: Message[]): News[] {
  return events.map((event, version) => ({ version, at: 0, kind: "move", events: [event] }));
}

const dealt: Message = {
  key: "log-dealt",
  args: { age: 1, round: 1, card1_list: ["H", "W3", "H"], card2_list: ["B"], card3_list: ["E5"] },
};

function took(seat: number, card: string, tavern = "1"): Message {
  return { key: "log-took", args: { seat, card, tavern } };
}

function view(tavern: 1 | null, ...cards: string[]): NidavellirView {
  return { tavern, taverns: [cards, ["B"], ["E5"]] } as unknown as NidavellirView;
}

describe("a tavern", () => {
  it("keeps the places of cards that were taken", () => {
    const shown = slots(view(1, "W3", "H"), saga(dealt, took(2, "H")), 1);
    expect(shown).toEqual([
      { card: "H", index: null, taker: 2 },
      { card: "W3", index: 0, taker: null },
      { card: "H", index: 1, taker: null },
    ]);
  });

  it("shows what is left when the log does not tell how it came", () => {
    const left = [{ card: "W3", index: 0, taker: null }];
    expect(slots(view(1, "W3"), [], 1)).toEqual(left);
    expect(slots(view(1, "W3"), saga(dealt, took(0, "H")), 1)).toEqual(left);
  });

  it("counts only what was taken since the last deal", () => {
    const shown = slots(view(1, "H", "W3", "H"), saga(dealt, took(0, "H"), dealt), 1);
    expect(shown.every(({ taker }) => taker === null)).toBe(true);
  });

  it("is bid for while none is being resolved", () => {
    expect(isBidding(view(null, "H"))).toBe(true);
    expect(isBidding(view(1, "H"))).toBe(false);
    const ended = { tavern: null, taverns: [[], [], []] } as unknown as NidavellirView;
    expect(isBidding(ended)).toBe(false);
  });
});
