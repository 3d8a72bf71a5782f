import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Session } from "../../table/session.svelte";
import { discarding } from "./discarding.svelte";

/** As much of a session as discarding needs. */
function table(...legal: string[]) {
  const session = {
    legal,
    frame: { version: 7 },
    chosen: null as string | null,
    clear: () => (session.chosen = null),
    choose: vi.fn((action: string) => (session.chosen = action)),
  };
  return session as typeof session & Session;
}

describe("Dagda's price", () => {
  let session: ReturnType<typeof table>;

  beforeEach(() => (session = table("discard W M", "discard W B", "discard M B")));

  it("is two columns, in the order of the columns", () => {
    expect(discarding.columns(session)).toEqual(["warrior", "miner", "blacksmith"]);
    discarding.pick(session, "miner");
    expect([discarding.picked(session), session.chosen]).toEqual([["miner"], null]);
    discarding.pick(session, "warrior");
    expect(session.chosen).toBe("discard W M");
    expect(discarding.picked(session)).toEqual(["warrior", "miner"]);
  });

  it("can be changed: a column is let go, or replaced by a third", () => {
    discarding.pick(session, "warrior");
    discarding.pick(session, "warrior");
    expect(discarding.picked(session)).toEqual([]);
    for (const group of ["warrior", "miner", "blacksmith"] as const)
      discarding.pick(session, group);
    expect(session.chosen).toBe("discard M B");
  });

  it("is forgotten when the table goes on", () => {
    discarding.pick(session, "warrior");
    session.frame!.version = 8;
    expect(discarding.picked(session)).toEqual([]);
  });
});

it("Bonfur's price is one column", () => {
  const session = table("discard W", "discard M");
  discarding.pick(session, "miner");
  expect(session.chosen).toBe("discard M");
});
