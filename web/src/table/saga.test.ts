import { describe, expect, it } from "vitest";

import type { Message, News } from "../net/protocol";
import { filtered, lastTurn, linesOf, type SagaLine } from "./saga";

const took = (seat: number): Message => ({ key: "log-took", args: { seat, card: "W9" } });
const tied: Message = { key: "log-ordered", args: { seat_list: [0, 1] } };
const dealt: Message = { key: "log-dealt", args: { round: 1 } };
const move = (version: number, seat: number, ...events: Message[]): News => ({
  version,
  at: 0,
  kind: "move",
  seat,
  events,
});
const chat: News = { version: 4, at: 0, kind: "chat", name: "Player 1", text: "hm" };
const chapter = (event: Message) => (event.key === "log-dealt" ? "Round 1" : null);

const saga: News[] = [
  { version: 1, at: 0, kind: "sit", seat: 1, name: "Player 2", events: [dealt] },
  move(2, 0, took(0)),
  move(3, 1, took(1), tied),
  chat,
  { version: 5, at: 0, kind: "undo", seat: 1, to: 1 },
];

const kinds = (lines: SagaLine[]) => lines.map((line) => line.kind);

describe("the lines of a saga", () => {
  const lines = linesOf(saga, chapter);

  it("are events under headings, and what happened around the game, but not what people said", () => {
    const expected = ["table", "heading", "event", "event", "event", "event", "table"];
    expect(kinds(lines)).toEqual(expected);
  });

  it("tell the hints of a player once in a chapter, where the first was, with their number", () => {
    const hint = (version: number, seat: number): News => ({ version, at: 0, kind: "hint", seat });
    const lines = linesOf(
      [hint(1, 0), move(2, 0, took(0)), hint(3, 1), hint(4, 0), move(5, 0, dealt), hint(6, 0)],
      chapter,
    );
    const told = lines.filter((line) => line.kind === "table");
    expect(told).toMatchObject([
      { version: 1, seat: 0, aside: true, message: { key: "news-hint", args: { count: 2 } } },
      { version: 3, seat: 1, message: { args: { count: 1 } } },
      { version: 6, seat: 0, message: { args: { count: 1 } } },
    ]);
  });

  it.each([
    [40_000, "news-pause-minutes", 1],
    [3 * 3_600_000 + 60_000, "news-pause-hours", 3],
    [50 * 3_600_000, "news-pause-days", 2],
  ])("say for how long no server ran: %d ms", (lasted, key, count) => {
    const [line] = linesOf([{ version: 1, at: 0, kind: "pause", lasted }], chapter);
    expect(line).toMatchObject({ kind: "table", message: { key, args: { count } } });
  });

  it.each(["clock", "gone", "quiet"] as const)("say why silence answered: %s", (silent) => {
    const lines = linesOf([{ ...move(1, 1, took(1)), silent }], chapter);
    expect(kinds(lines)).toEqual(["table", "event"]);
    const message = { key: `news-silent-${silent}`, args: { seat: 1 } };
    expect(lines[0]).toMatchObject({ seat: 1, message });
  });

  it("say what somebody proposes: an action, or only places", () => {
    const news = { at: 0, kind: "propose" as const, seat: 1 };
    const lines = linesOf(
      [
        { ...news, version: 1, action: "lay 2" },
        { ...news, version: 2 },
      ],
      chapter,
    );
    const deed = { key: "lay 2", args: {} };
    expect(lines).toMatchObject([
      { kind: "table", seat: 1, message: { key: "news-propose", args: { seat: 1, deed } } },
      { kind: "table", seat: 1, message: { key: "news-propose-places", args: { seat: 1 } } },
    ]);
  });

  it("have ids of their own", () => {
    expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
  });

  it("strike what was taken back, and nothing before", () => {
    const undone = lines.filter((line) => line.kind === "event" && line.undone);
    expect(undone.map((line) => line.version)).toEqual([3, 3]);
  });
});

describe("the filter", () => {
  const lines = linesOf(saga, chapter);

  it("finds what a seat did or suffered", () => {
    expect(filtered(lines, 0).map((line) => line.id)).toEqual(["1-0-heading", "2-0", "3-1"]);
  });

  it("drops headings with nothing under them", () => {
    expect(kinds(filtered(lines, "table"))).toEqual(["table", "heading", "table"]);
    expect(kinds(filtered(linesOf(saga.slice(0, 1), chapter), 0))).toEqual([]);
  });
});

describe("what is new", () => {
  it("begins after my last move", () => {
    expect(lastTurn([move(2, 0), move(3, 1), move(6, 0), move(7, 1)], 0)).toBe(6);
    expect(lastTurn([move(3, 1)], 0)).toBeNull();
  });
});
