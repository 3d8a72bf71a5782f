import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, type Link, RequestRefused } from "./connection";
import { FakeSocket } from "./fake-socket";
import type { StateFrame } from "./protocol";

let links: [Link, number | undefined][];
let states: StateFrame[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  links = [];
  states = [];
  connection = new Connection("abc", 1, () => "de", {
    state: (frame) => states.push(frame),
    presence: () => undefined,
    link: (link, why) => links.push([link, why]),
  });
  FakeSocket.last.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = (version: number, since = 0, seat: number | null = 1) => ({
  type: "state",
  version,
  since,
  seat,
  news: [],
});

test("it says who looks, in which language, and asks for the whole history", () => {
  expect(FakeSocket.last.url).toMatch(/\/api\/tables\/abc\/socket$/);
  expect(FakeSocket.last.sent).toEqual([
    { type: "hello", seat: 1, seen: 0, lang: "de", scenes: true },
  ]);
});

test("after a break it comes back by itself and resumes where it was", () => {
  FakeSocket.last.say(state(17));
  FakeSocket.last.drop(1006);
  expect(links.at(-1)).toEqual(["lost", undefined]);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", seen: 17 });
  FakeSocket.last.say(state(18));
  expect(links.at(-1)).toEqual(["open", undefined]);
  expect(states.map((frame) => frame.version)).toEqual([17, 18]);
});

test("the pauses between attempts grow, but not for ever", () => {
  for (let attempt = 0; attempt < 12; attempt++) {
    FakeSocket.last.drop(1006);
    vi.advanceTimersByTime(12_001);
  }
  expect(FakeSocket.made).toHaveLength(13);
  FakeSocket.last.drop(1006);
  vi.advanceTimersByTime(3900);
  expect(FakeSocket.made).toHaveLength(13);
});

test("what was not answered is sent again with the same id, and is answered once", async () => {
  const answer = connection.send({ type: "act", seat: 1, action: "take W9" });
  const first = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.drop(1006);
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent.at(-1)).toEqual(first);
  FakeSocket.last.say({ type: "done", id: first["id"], version: 3 });
  await expect(answer).resolves.toEqual({ outlooks: [], options: [] });
  FakeSocket.last.drop(1006);
  vi.advanceTimersByTime(2000);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toHaveLength(1);
});

test("a request made while the line is broken waits for it", () => {
  FakeSocket.last.drop(1006);
  void connection.send({ type: "chat", text: "hello" });
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "chat", text: "hello" });
});

test("a refusal is thrown with its message", async () => {
  const answer = connection.send({ type: "undo", seat: 1 });
  const { id } = FakeSocket.last.sent.at(-1)!;
  const refusal = { key: "nothing-to-undo", args: {}, text: "Nothing." };
  FakeSocket.last.say({ type: "refused", id, version: 3, ...refusal });
  await expect(answer).rejects.toThrow(RequestRefused);
  await expect(answer).rejects.toThrow("Nothing.");
});

test.each([4400, 4401, 4404])("close code %i is final", (code) => {
  FakeSocket.last.drop(code);
  expect(links.at(-1)).toEqual(["closed", code]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("who was let in comes back with a new cookie", () => {
  FakeSocket.last.say(state(2));
  FakeSocket.last.drop(4401);
  expect(links.at(-1)?.[0]).toBe("lost");
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  FakeSocket.last.say(state(2));
  expect(links.at(-1)?.[0]).toBe("open");
});

test("a cookie that was called in for good is final after some tries", () => {
  FakeSocket.last.say(state(2));
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(links.at(-1)?.[0]).not.toBe("closed");
    FakeSocket.last.drop(4401);
    vi.advanceTimersByTime(10_000);
  }
  expect(links.at(-1)).toEqual(["closed", 4401]);
  expect(FakeSocket.made).toHaveLength(5);
});

test("a ping without an answer counts as a lost line", () => {
  FakeSocket.last.say(state(2));
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(5000);
  expect(links.at(-1)?.[0]).toBe("lost");
  expect(FakeSocket.made).toHaveLength(2);
});

test("a ping that is answered keeps the line", () => {
  vi.advanceTimersByTime(15_000);
  FakeSocket.last.say({ type: "pong", version: 2 });
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("looking from another seat asks for that seat's own history", () => {
  FakeSocket.last.say(state(9));
  connection.look(null);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "hello", seat: null, seen: 0 });
  // a frame that was on its way for the old seat is not shown
  FakeSocket.last.say(state(10, 9));
  expect(states.map((frame) => frame.version)).toEqual([9]);
  FakeSocket.last.say(state(10, 0));
  FakeSocket.last.say(state(10, 0, null));
  FakeSocket.last.say(state(11, 10, null));
  expect(states.map(({ version, seat }) => [version, seat])).toEqual([
    [9, 1],
    [10, null],
    [11, null],
  ]);
});
