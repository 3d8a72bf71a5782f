import { expect, test } from "vitest";

import { worded } from "./effects";

test("an effect is said by the sentence of its verb, with its figures", () => {
  const mine = { verb: "mine", gem: "ruby", amount: 2 };
  expect(worded(mine)).toEqual({ key: "effect-mine", args: { gem: "ruby", amount: 2 } });
  expect(worded({ verb: "hire" })).toEqual({ key: "effect-hire", args: {} });
});
