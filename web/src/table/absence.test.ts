import { beforeEach, describe, expect, test } from "vitest";

import type { News } from "../net/protocol";
import { missedSince, recall, remember } from "./absence";

const LONG = 10 * 60_000;
const seen = (version: number) => ({ version, at: 0 });
const move = (version: number, seat: number): News => ({ version, at: 0, kind: "move", seat });

describe("what was missed", () => {
  const saga = [move(3, 0), move(4, 1), { version: 5, at: 0, kind: "chat" as const }, move(6, 1)];

  test("begins with the first move that was not seen", () => {
    expect(missedSince(seen(3), saga, 0, LONG)).toEqual({ move: 1, since: 3 });
    expect(missedSince(seen(4), saga, 0, LONG)).toEqual({ move: 2, since: 4 });
  });

  test("is nothing for a newcomer, after a moment, or without moves of others", () => {
    expect(missedSince(null, saga, 0, LONG)).toBeNull();
    expect(missedSince(seen(3), saga, 0, 1000)).toBeNull();
    expect(missedSince(seen(6), saga, 0, LONG)).toBeNull();
    expect(missedSince(seen(3), saga, 1, LONG)).toBeNull();
  });

  test("leaves out what was taken back", () => {
    const undone: News[] = [...saga, { version: 7, at: 0, kind: "undo", to: 1 }];
    expect(missedSince(seen(3), undone, 0, LONG)).toBeNull();
    expect(missedSince(seen(6), [...undone, move(8, 1)], 0, LONG)).toEqual({ move: 1, since: 6 });
  });
});

describe("memory", () => {
  beforeEach(() => localStorage.clear());

  test("is for each seat of a table", () => {
    remember({ table: "a", seat: 0 }, { version: 5, at: 1 });
    remember({ table: "a", seat: null }, { version: 7, at: 2 });
    expect(recall({ table: "a", seat: 0 })).toEqual({ version: 5, at: 1 });
    expect(recall({ table: "a", seat: null })?.version).toBe(7);
    expect(recall({ table: "a", seat: 1 })).toBeNull();
  });

  test("forgets the oldest, and survives what it cannot read", () => {
    for (let at = 0; at < 70; at++) remember({ table: `${at}`, seat: 0 }, { version: 1, at });
    expect(recall({ table: "9", seat: 0 })).toBeNull();
    expect(recall({ table: "10", seat: 0 })).not.toBeNull();
    localStorage.setItem("dvergar-seen", "{nonsense");
    expect(recall({ table: "69", seat: 0 })).toBeNull();
  });
});
