import { expect, test, vi } from "vitest";

import { after, type Beat, before, paces, play } from "./beats";
import { Stage } from "./stage";

const stage = new Stage(
  () => document.body,
  () => false,
);
const lasting = (duration: number): Beat => after(duration, () => undefined);

test("what moves on the old position is played before the new one is shown", async () => {
  const seen: string[] = [];
  const beats = [
    after(100, (_, duration) => void seen.push(`after ${duration}`)),
    before(300, (_, duration) => void seen.push(`before ${duration}`)),
  ];
  await play(stage, beats, 0.5, () => Promise.resolve(void seen.push("show")));
  expect(seen).toEqual(["before 150", "show", "after 50"]);
});

test("one beat waits for the other", async () => {
  const second = vi.fn();
  let end = () => {};
  const first = () => new Promise<void>((resolve) => (end = resolve));
  const played = play(stage, [before(1, first), before(1, second)], 1, () => Promise.resolve());
  await Promise.resolve();
  expect(second).not.toHaveBeenCalled();
  end();
  await played;
  expect(second).toHaveBeenCalledOnce();
});

test("a long scene runs faster, and many scenes do", () => {
  expect(paces([[lasting(600), lasting(600)], [], [lasting(100)]])).toEqual([1, 1, 1]);
  expect(paces([[lasting(4000)], [lasting(100)]])).toEqual([0.5, 1]);
  const long = paces(Array.from({ length: 8 }, () => [lasting(1000)]));
  expect(long).toEqual(Array(8).fill(0.5));
  expect(paces([])).toEqual([]);
});
