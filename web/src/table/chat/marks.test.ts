import { beforeEach, expect, it } from "vitest";

import { Marks } from "./marks.svelte";

beforeEach(() => localStorage.clear());

it("what was read stays read, for each table by itself", () => {
  const marks = new Marks();
  expect(marks.of("a")).toBe(0);
  marks.set("a", 7);
  marks.set("a", 5);
  expect([marks.of("a"), marks.of("b")]).toEqual([7, 0]);
  expect(new Marks().of("a")).toBe(7);
});

it("only the latest tables are remembered", () => {
  const marks = new Marks();
  for (let table = 0; table < 70; table++) marks.set(`t${table}`, 1);
  expect([marks.of("t0"), marks.of("t69")]).toEqual([0, 1]);
});

it("what another window has read is read here, too", () => {
  const marks = new Marks();
  localStorage.setItem("dvergar-chat-read", '{"a":3}');
  dispatchEvent(new StorageEvent("storage", { key: "dvergar-chat-read" }));
  expect(marks.of("a")).toBe(3);
});
