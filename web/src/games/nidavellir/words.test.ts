import { describe, expect, it } from "vitest";

import type { Message, Outlook } from "../../net/protocol";
import type { Session } from "../../table/session.svelte";
import { callsHero, foretell } from "./words";

/** A session of seat 0 with 61 points, in which every action has the same outlook. */
function session(outlook: Partial<Outlook>): Session {
  const ranks = { warrior: 1, hunter: 1, miner: 1, blacksmith: 1, explorer: 0 };
  const columns = { warrior: [], hunter: [], miner: [], blacksmith: [], explorer: [] };
  const player = { score: 61, lines: 0, ranks, columns, command_zone: [] };
  const told = { events: [], scores: [74, 60], prompt: null, to_act: [], ...outlook };
  return { seat: 0, view: { players: [player] }, outlook: () => told } as unknown as Session;
}

const exchanged: Message = {
  key: "log-exchanged",
  args: { seat: 0, coin: "3", coin2: "5", coin3: "8" },
};
const recruits = (seat: number): Message => ({ key: "ask-recruit", args: { seat } });

// without a language a sentence is its key
describe("what an action brings", () => {
  it("tells the coins of an exchange apart from the points of a card", () => {
    expect(foretell(session({}), "take W9")).toBe("foretell-points");
    expect(foretell(session({ events: [exchanged] }), "take W9")).toBe("foretell-points-exchange");
    expect(foretell(session({ events: [exchanged] }), "exchange 3 5")).toBe(
      "foretell-exchange foretell-points",
    );
  });

  it("is a hero only if it is the viewer who recruits", () => {
    expect(callsHero(session({ prompt: recruits(0) }), "take E7")).toBe(true);
    expect(callsHero(session({ prompt: recruits(1) }), "take E7")).toBe(false);
    expect(foretell(session({ prompt: recruits(0), scores: null }), "take E7")).toBe(
      "foretell-line-hero",
    );
    expect(foretell(session({ prompt: recruits(1), scores: null }), "take E7")).toBe(
      "foretell-line",
    );
  });
});
