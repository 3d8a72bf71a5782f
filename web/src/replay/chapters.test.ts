import { expect, test } from "vitest";

import type { News } from "../net/protocol";
import { chapterAt, chaptersOf, neighbour } from "./chapters";

const told = (...keys: string[]): News => ({
  version: 1,
  at: 0,
  kind: "move",
  events: keys.map((key) => ({ key, args: {} })),
});
const STORY = [
  told("round-1"),
  told("bid"),
  told("took", "round-2"),
  told("took"),
  told("round-3"),
];
const chapters = chaptersOf(STORY, ({ key }) => (key.startsWith("round") ? key : null));

test("a chapter begins with the move that brings it about", () => {
  expect(chapters).toEqual([
    { move: 0, title: "round-1" },
    { move: 2, title: "round-2" },
    { move: 4, title: "round-3" },
  ]);
  expect(chaptersOf([told("bid")], () => null)).toEqual([]);
});

test.each([
  [0, "round-1"],
  [1, "round-1"],
  [2, "round-2"],
  [3, "round-2"],
])("move %i belongs to %s", (move, title) => expect(chapterAt(chapters, move)?.title).toBe(title));

test("from chapter to chapter", () => {
  expect(neighbour(chapters, 0, 4, "on")).toBe(2);
  expect(neighbour(chapters, 3, 4, "back")).toBe(2);
  expect(neighbour(chapters, 2, 4, "back")).toBe(0);
  expect(neighbour(chapters, 0, 4, "back")).toBe(0);
  expect(neighbour(chapters, 4, 9, "on")).toBe(9);
});
