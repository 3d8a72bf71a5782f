import { expect, test } from "vitest";

import { read } from "./route.svelte";

const at = (path: string) => read(new URL(path, "http://here"));

test.each([
  ["/", { at: "lobby" }],
  ["/nowhere", { at: "lobby" }],
  ["/t/abc", { at: "table", id: "abc" }],
  ["/me", { at: "me" }],
  ["/score/nidavellir", { at: "score", game: "nidavellir" }],
  ["/rules/nidavellir#coins", { at: "rules", game: "nidavellir" }],
  ["/replay/abc", { at: "replay", id: "abc", move: null, seat: null }],
  ["/replay/abc/12?seat=0", { at: "replay", id: "abc", move: 12, seat: 0 }],
  ["/replay/abc/-1?seat=x", { at: "replay", id: "abc", move: null, seat: null }],
])("%s", (path, route) => expect(at(path)).toEqual(route));
