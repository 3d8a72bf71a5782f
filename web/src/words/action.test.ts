/** How an action is said: the words after its verb by the names that its message gives them. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { words } from "./words.svelte";

const TEXTS = `
verb-offer = offer
do-offer = Offer { $seat } { $gem_list } for { $gem2_list }
    .words = seat gem_list =for gem2_list
do-pay = Pay { $gem_list } and { $points } in { $hall }
    .words = gem_list points hall
gem-ruby = rubies
gem-emerald = emeralds
`;

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(TEXTS)));
  await words.learn("toy");
});

afterAll(() => vi.unstubAllGlobals());

test.each([
  ["offer 2 ruby*2 emerald for emerald", "Offer Player 2 2 × rubies, emeralds for emeralds"],
  ["offer 1 - for ruby*3", "Offer Player 1 nothing for 3 × rubies"],
  ["offer 1 ruby for -", "Offer Player 1 rubies for nothing"],
  ["offer … - for -", "Offer … nothing for nothing"],
  ["pay ruby emerald 3 low", "Pay rubies, emeralds and 3 in low"],
  ["pay - 3 low", "Pay nothing and 3 in low"],
  ["haggle 3", "haggle 3"],
])("%s is said with its lists", (action, said) => {
  expect(words.action(action)).toBe(said);
});

test("what is counted can be drawn", () => {
  const parts = words.parts(words.deed("pay ruby*2 1 low"), ["gem"]);
  expect(parts[0]).toEqual({ text: "Pay 2 × " });
  expect(parts[1]).toEqual({ name: "gem", value: "ruby", text: "rubies" });
});

test("each of its words is shown by its name, one that is always there as it is", () => {
  expect(words.word("offer", 0, "2")).toBe("Player 2");
  expect(words.word("offer", 2, "for")).toBe("for");
});
