import { expect, test } from "vitest";

import type { Presence, Table } from "../net/protocol";
import { ballot } from "./ballot";

const seat = { kind: "human", name: "Player", level: null, away: false, character: null } as const;
const vote = { since: 1000, effect: 9000, waiting: [] as number[] };

function table(more: Partial<Table> = {}): Table {
  const seats = [seat, seat, seat];
  return { status: "running", seats, yours: [0], absent: [], ...more } as unknown as Table;
}

const quiet: Presence = { here: [0], watching: 0, quiet: [{ seat: 1, since: 1000 }] };

test("nothing is offered while nobody has been quiet for long, nor to spectators", () => {
  expect(ballot(table(), null, 0)).toBeNull();
  expect(ballot(table(), { here: [0], watching: 0 }, 0)).toBeNull();
  expect(ballot(table({ yours: [] }), quiet, null)).toBeNull();
});

test("a bot is offered for who has been quiet, or whom another wants to replace", () => {
  expect(ballot(table(), quiet, 0)).toEqual({ kind: "offer", seat: 1, since: 1000 });
  const absent = [{ ...vote, seat: 1, agreed: [2], waiting: [0] }];
  expect(ballot(table({ absent }), null, 0)).toEqual({ kind: "offer", seat: 1, since: 1000 });
});

test("who has agreed sees for whom one waits", () => {
  const absent = [{ ...vote, seat: 1, agreed: [0], waiting: [2] }];
  const given = { kind: "given", seat: 1, waiting: [2] };
  expect(ballot(table({ absent }), quiet, 0)).toEqual(given);
});

test("who is taken to be away is asked, and gets no offer about oneself", () => {
  const absent = [{ ...vote, seat: 0, agreed: [1] }];
  expect(ballot(table({ absent }), quiet, 0)).toEqual({ kind: "mine", seat: 0 });
  const own: Presence = { ...quiet, quiet: [{ seat: 0, since: 1 }] };
  expect(ballot(table(), own, 0)).toBeNull();
});

test("who is away has no voice", () => {
  const seats = [{ ...seat, away: true }, seat, seat];
  expect(ballot(table({ seats }), quiet, 0)).toBeNull();
});
