import { expect, test } from "vitest";

import type { News, StateFrame, View } from "../net/protocol";
import examples from "../../../tests/server/patches.json";
import { between, patched, scenesOf } from "./scenes";

const view = (...gems: number[]) => ({ gems, over: false, to_act: [0] }) as unknown as View;
const frame = (gems: number, news: Partial<News>[] = []) =>
  ({
    type: "state",
    version: gems,
    view: view(gems),
    prompt: { key: "ask-take", args: {} },
    legal: ["take A"],
    news,
  }) as unknown as StateFrame;
const events = (...keys: string[]) => keys.map((key) => ({ key, args: {} }));
const scene = (after: number, gems: number) => ({
  after,
  view: { gems: [gems] },
});

test("without a position in between there is one scene", () => {
  const [before, after] = [frame(1), frame(2, [{ events: events("a", "b") }])];
  expect(scenesOf(before, after)).toEqual([
    { before, after, events: events("a", "b"), news: after.news },
  ]);
});

test("each scene ends where the next one begins, over several entries", () => {
  const first = { events: events("a", "b", "c"), scenes: [scene(1, 11), scene(2, 12)] };
  const second = { events: events("d", "e"), scenes: [scene(1, 13)] };
  const [before, after] = [frame(1), frame(2, [first, {}, second])];
  const found = scenesOf(before, after);
  expect(found.map((each) => each.events)).toEqual(
    [["a"], ["b"], ["c", "d"], ["e"]].map((keys) => events(...keys)),
  );
  const ends = found.map((each) => (each.after.view as unknown as { gems: number[] }).gems[0]);
  expect(ends).toEqual([11, 12, 13, 2]);
  expect(found.slice(1).map((each) => each.before)).toEqual(
    found.slice(0, -1).map((each) => each.after),
  );
  expect(found.map(({ news }) => news.map((each) => each.events?.length))).toEqual([
    [1],
    [2],
    [3, undefined, 1],
    [3, undefined, 2],
  ]);
  expect([found[0]!.before, found.at(-1)!.after]).toEqual([before, after]);
});

test("each position is told by what is different in the next one", () => {
  const after = {
    ...frame(1, [
      {
        events: events("a", "b", "c"),
        scenes: [
          { after: 1, view: { gems: [5] } },
          { after: 2, view: { to_act: [] } },
        ],
      },
      { events: events("d", "e"), scenes: [{ after: 1, view: { gems: [6] } }] },
    ]),
  };
  expect(scenesOf(frame(0), after).map((each) => each.after.view)).toEqual([
    { gems: [5], over: false, to_act: [] },
    { gems: [1], over: false, to_act: [] },
    { gems: [6], over: false, to_act: [0] },
    { gems: [1], over: false, to_act: [0] },
  ]);
});

/** written by the server itself: what it says is right */
test.each(examples as { view: unknown; following: unknown; patch: unknown }[])(
  "put into what follows, $patch leads back",
  ({ view, following, patch }) => {
    const before = structuredClone(following);
    expect(patched(following, patch)).toStrictEqual(view);
    expect(following).toEqual(before);
  },
);

test("between two decisions there is nothing to decide", () => {
  const position = between(frame(1), view(7));
  expect(position).toMatchObject({ prompt: null, legal: [], news: [], view: { gems: [7] } });
});
