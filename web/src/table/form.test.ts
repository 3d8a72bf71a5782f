import { describe, expect, test } from "vitest";

import examples from "../../../tests/kernel/forms.json";
import type { Form, Message } from "../net/protocol";
import { ahead, formOf, read, still, type Still, type Values, whyNoMore, write } from "./form";

interface Example {
  form: Form;
  read: { action: string; reason?: Message; values?: Values; spelled?: string }[];
  still: { values: Values; still: Still }[];
}

/** written by the rules themselves: what they say is right */
const EXAMPLES = examples as unknown as Example[];
const [BID, OFFER, PAY] = EXAMPLES.map(({ form }) => form) as [Form, Form, Form];

describe.each(EXAMPLES)(
  "as the rules have it, $form.verb",
  ({ form, read: actions, still: all }) => {
    test.each(actions)("$action", ({ action, reason, values, spelled }) => {
      const found = read(form, action);
      expect(found.reason).toEqual(reason ?? null);
      if (reason) return;
      expect(found.values).toEqual(values);
      expect(write(form, found.values)).toBe(spelled);
    });

    test.each(all)("what still fits with $values", ({ values, still: expected }) => {
      expect(still(form, values)).toEqual(expected);
    });
  },
);

test("an action finds its form", () => {
  expect(formOf([BID, OFFER, PAY], "bid ruby")).toBe(BID);
  expect(formOf([BID, OFFER, PAY], "offer all ruby for emerald")).toBe(OFFER);
  expect(formOf([BID], "bid ruby*3")).toBeUndefined();
});

test("as much is read of an action as can be", () => {
  const { values, reason } = read(OFFER, "offer 3 ruby*2 for emer");
  expect(values).toEqual({ seat: "3", give: { ruby: 2 }, for: "for" });
  expect(reason?.key).toBe("why-slot-word");
});

test("what is missing is written as a gap", () => {
  expect(write(OFFER, { give: { ruby: 2 } }, "…")).toBe("offer … ruby*2 for …");
});

describe("filling a form little by little", () => {
  test("one may always go on to an action", () => {
    // two points a ruby, one an emerald, and the points: four or five of them
    expect(ahead(PAY, {})["gem"]).toEqual({ ruby: [0, 1, 2], emerald: [0, 1, 2, 3] });
    expect(ahead(PAY, { gem: { ruby: 2 } })["gem"]!["emerald"]).toEqual([0, 1]);
    expect(ahead(PAY, { gem: { ruby: 2, emerald: 1 } })["points"]).toEqual({ 0: [0] });
  });

  test("something said twice is not possible from the first", () => {
    expect(ahead(OFFER, { give: { ruby: 1 } })["want"]).toEqual({
      ruby: [0],
      emerald: [1, 2, 3],
    });
  });

  test.each<[Form, Values, string, string, string]>([
    [BID, { gem: { ruby: 2 } }, "gem", "ruby", "why-slot-item"],
    [OFFER, { want: { ruby: 3 } }, "want", "emerald", "why-slot-range"],
    [OFFER, { give: { ruby: 1 } }, "want", "ruby", "why-form-apart"],
    [PAY, { gem: { ruby: 2, emerald: 1 } }, "gem", "emerald", "why-slot-range"],
    [PAY, { points: 2 }, "points", "2", "why-slot-range"],
  ])("%# there is a reason why there is no more", (form, values, slot, item, key) => {
    expect(whyNoMore(form, values, slot, item)?.key).toBe(key);
  });
});

test("a hand of twenty cards is no trouble", () => {
  const counts = [2, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 1];
  const hand = Object.fromEntries(counts.map((count, number) => [`card${number}`, count]));
  const weights = Object.fromEntries(
    counts.map((_, number) => [`card${number}`, 1 + (number % 5)]),
  );
  const form: Form = {
    verb: "pay",
    slots: [{ kind: "part", name: "card", of: "card", counts: hand, least: 0, most: 20 }],
    demands: [{ kind: "total", slots: ["card"], low: 30, high: 40, weights }],
  };
  const began = performance.now();
  for (let count = 0; count < 20; count++) ahead(form, { card: { card0: 1 } });
  expect(performance.now() - began).toBeLessThan(2000);
});
