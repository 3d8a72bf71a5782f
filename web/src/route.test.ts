import { expect, test } from "vitest";

import { read, replayPath } from "./route.svelte";

const at = (path: string) => read(new URL(path, "http://here"));

test.each([
  ["/", { at: "lobby" }],
  ["/nowhere", { at: "lobby" }],
  ["/t/abc", { at: "table", id: "abc" }],
  ["/me", { at: "me" }],
  ["/score/nidavellir", { at: "score", game: "nidavellir" }],
  ["/rules/nidavellir#coins", { at: "rules", game: "nidavellir" }],
  ["/replay/abc", { at: "replay", id: "abc", move: null, seat: null, plays: false }],
  ["/replay/abc/12?seat=0", { at: "replay", id: "abc", move: 12, seat: 0, plays: false }],
  ["/replay/abc/12?seat=0&play", { at: "replay", id: "abc", move: 12, seat: 0, plays: true }],
  ["/replay/abc/-1?seat=x", { at: "replay", id: "abc", move: null, seat: null, plays: false }],
])("%s", (path, route) => expect(at(path)).toEqual(route));

test("a replay's address leads back to its place", () => {
  expect(at(replayPath("abc", 0, 2))).toMatchObject({ id: "abc", move: 0, seat: 2 });
  expect(at(replayPath("abc", 7, null))).toMatchObject({ id: "abc", move: 7, seat: null });
  expect(at(replayPath("abc", 7, 1, true))).toMatchObject({ seat: 1, plays: true });
  expect(at(replayPath("abc", 7, null, true))).toMatchObject({ seat: null, plays: true });
});
