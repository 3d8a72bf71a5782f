import { expect, it } from "vitest";

import { beginnings } from "./chapters";

it("a part that begins again goes on", () => {
  const begins = beginnings(({ args }) =>
    args["round"] ? `Round ${String(args["round"])}` : null,
  );
  const rounds = [1, null, 1, 2, 2, 3];
  const titles = rounds.map((round) => begins({ key: "turn", args: { round } }));
  expect(titles).toEqual(["Round 1", null, null, "Round 2", null, "Round 3"]);
});
