import { expect, test } from "vitest";

import type { OptionShown, OptionValue } from "../net/protocol";
import { changedIn, offered } from "./options";

function option(
  name: string,
  choices: OptionValue[],
  only: OptionShown["only"] = null,
): OptionShown {
  return { name, text: "", default: choices[0]!, choices, only };
}

const BOOKS = [
  option("book", ["1", "2"]),
  option("map", ["small", "large"], { option: "book", values: ["1"] }),
  option("weather", [false, true], { option: "map", values: ["large"] }),
];

test("an option is offered where it applies, and what depends on it too", () => {
  expect(offered(BOOKS, {})).toEqual({ book: "1", map: "small" });
  expect(offered(BOOKS, { map: "large" })).toEqual({ book: "1", map: "large", weather: false });
});

test("what was chosen is not sent where it does not apply, and is back where it does", () => {
  const chosen = { map: "large", weather: true };
  expect(offered(BOOKS, { ...chosen, book: "2" })).toEqual({ book: "2" });
  expect(offered(BOOKS, { ...chosen, book: "1" })).toEqual({ book: "1", ...chosen });
});

test("an option counts as changed as long as it differs from the usual", () => {
  expect(changedIn(BOOKS.slice(0, 2), { book: "1", map: "small" })).toBe(0);
  expect(changedIn(BOOKS.slice(0, 2), { book: "1", map: "large" })).toBe(1);
});
