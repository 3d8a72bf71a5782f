import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Sheet } from "../net/protocol";
import { sound } from "../ui/sound/sound";
import { Counting } from "./counting.svelte";
import type { SheetRow } from "./game";

vi.mock("../ui/sound/sound", () => ({ sound: vi.fn() }));

const rows = ["warriors", "coins", "unused"].map((key) => ({ lines: [key] }) as SheetRow);
const sheets = [
  [10, 5],
  [4, 20],
].map(([warriors, coins]) => ({
  total: warriors! + coins!,
  lines: [
    { key: "warriors", points: warriors! },
    { key: "coins", points: coins! },
  ],
})) as Sheet[];

let now = 0;
let frames: FrameRequestCallback[] = [];

/** The next picture, so many milliseconds later. */
function later(ms: number): void {
  now += ms;
  const due = frames;
  frames = [];
  for (const frame of due) frame(now);
}

beforeEach(() => {
  now = 0;
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("without a ceremony everything is told at once, in the order of places", () => {
  const counting = new Counting();
  expect(counting.done).toBe(true);
  expect(counting.held).toBe(false);
  expect(counting.order([1, 0])).toEqual([1, 0]);
  expect(counting.total(sheets[0]!)).toBe(15);
});

test("the order of places stays hidden until the last row is counted", () => {
  const counting = new Counting();
  counting.begin(sheets, rows);
  later(420);
  expect(counting.total(sheets[0]!)).toBe(10);
  expect(counting.total(sheets[1]!)).toBe(4);
  expect(counting.part(1)).toBe(0);
  expect(counting.done).toBe(false);
  expect(counting.order([1, 0])).toEqual([0, 1]);
  later(420);
  expect(counting.done).toBe(true);
  expect(counting.order([1, 0])).toEqual([1, 0]);
  expect(counting.total(sheets[1]!)).toBe(24);
  expect(vi.mocked(sound).mock.calls).toEqual([["bead"], ["fanfare"]]);
});

test("many rows take no longer than two seconds", () => {
  const many = Array.from({ length: 30 }, (_, row) => ({ lines: [`row-${row}`] }) as SheetRow);
  const sheet = { total: 30, lines: many.map(({ lines }) => ({ key: lines[0], points: 1 })) };
  const counting = new Counting();
  counting.begin([sheet as Sheet], many);
  later(1700);
  expect(counting.done).toBe(false);
  later(300);
  expect(counting.done).toBe(true);
});

test("a click shows the result at once", () => {
  const counting = new Counting();
  counting.begin(sheets, rows);
  later(10);
  counting.end();
  expect(counting.done).toBe(true);
  expect(frames).toEqual([]);
});

test("sheets without a row have no ceremony", () => {
  const counting = new Counting();
  counting.begin([{ total: 0, lines: [] } as unknown as Sheet], rows);
  expect(counting.done).toBe(true);
});
