import { describe, expect, it } from "vitest";

import type { News, Seat, Table, View } from "../net/protocol";
import type { Language } from "../words/words.svelte";
import { canUndo, dash, headline, standingMoves, undoWish, waitedFor } from "./decision";

const person: Seat = { kind: "human", name: "Player 1", level: null, away: false, character: null };
const bot: Seat = { kind: "bot", name: null, level: "greedy", away: false, character: null };

function table(changes: Partial<Table>): Table {
  return {
    status: "running",
    seats: [person, person, bot],
    yours: [0],
    undo: null,
    ...changes,
  } as Table;
}

const view = (to_act: number[]) => ({ to_act, may_act: [] as number[] }) as unknown as View;
const move = (version: number, seat: number): News => ({ version, at: 0, kind: "move", seat });
const undo = (version: number, to: number): News => ({ version, at: 0, kind: "undo", seat: 0, to });

describe("headline", () => {
  it("tells the source from what is asked", () => {
    expect(headline("Laughing Goblin — take a card")).toEqual({
      source: "Laughing Goblin",
      what: "take a card",
    });
  });

  it("shows the dash of the language", () => {
    expect(["en", "de", "fr"].map((language) => dash(language as Language))).toEqual([
      " — ",
      " – ",
      " – ",
    ]);
  });

  it("leaves a plain sentence whole", () => {
    expect(headline("All bid at once.")).toEqual({ source: "", what: "All bid at once." });
  });
});

describe("whom the table waits for", () => {
  it("is told apart: people, and bots that think; never oneself", () => {
    expect(waitedFor(0, table({}), view([0, 1, 2]))).toEqual({ people: [1], bots: [2] });
  });

  it("is the bot of somebody who has left", () => {
    const seats = [person, { ...person, away: true, level: "greedy" }];
    expect(waitedFor(0, table({ seats }), view([1]))).toEqual({ people: [], bots: [1] });
  });
});

describe("a wish to take back", () => {
  const wish = { seat: 1, to: 3, waiting: [0] };

  it("is mine, mine to answer, or the others' affair", () => {
    expect(undoWish(table({}))).toBeNull();
    expect(undoWish(table({ undo: wish }))).toBe("asked");
    expect(undoWish(table({ undo: wish, yours: [1] }))).toBe("mine");
    expect(undoWish(table({ undo: wish, yours: [] }))).toBe("others");
  });
});

describe("taking back", () => {
  it("leaves the moves that stood before", () => {
    const saga = [move(1, 0), move(2, 1), move(3, 0), undo(4, 1), move(5, 2)];
    expect(standingMoves(saga).map((news) => news.version)).toEqual([1, 5]);
  });

  it("is offered to who has made a move, while the game runs", () => {
    const saga = [move(1, 0), move(2, 1)];
    expect(canUndo(0, table({}), saga)).toBe(true);
    expect(canUndo(2, table({}), saga)).toBe(false);
    expect(canUndo(null, table({}), saga)).toBe(false);
    expect(canUndo(0, table({ status: "over" }), saga)).toBe(false);
    expect(canUndo(0, table({}), [...saga, undo(3, 0)])).toBe(false);
  });
});
