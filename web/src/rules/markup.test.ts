import { expect, test } from "vitest";

import { readMarkup, withoutMarkup } from "./markup";

test("strong words and links are told apart from the rest", () => {
  expect(readMarkup("The **higher** coin, see [the order](order).")).toEqual([
    { text: "The " },
    { text: "higher", strong: true },
    { text: " coin, see " },
    { text: "the order", anchor: "order" },
    { text: "." },
  ]);
});

test("a text without marks is itself, also with stars and brackets", () => {
  for (const text of ["plain", "2 * 3 * 4", "ranks × (ranks + 5) / 2", "[only brackets]"]) {
    expect(readMarkup(text)).toEqual([{ text }]);
  }
});

test("what is searched has no marks", () => {
  expect(withoutMarkup("[Hero](hero-kraal) **alone**")).toBe("Hero alone");
});
