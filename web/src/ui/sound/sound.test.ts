import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../settings.svelte";
import { contexts, ends, FakeAudio, fakeAudio, gains, starts } from "./fake";
import { LONGEST, RECIPES, type SoundName } from "./recipes";
import { sound, SOUNDED, unplug } from "./sound";

const heard: string[] = [];
const hear = (event: Event) => heard.push((event as CustomEvent<string>).detail);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  fakeAudio();
  unplug();
  heard.length = 0;
  addEventListener(SOUNDED, hear);
  Object.assign(settings.choices, { sound: true, volume: 60 });
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
});

afterEach(() => {
  removeEventListener(SOUNDED, hear);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("every sound begins at once and is over in time", () => {
  for (const [name, recipe] of Object.entries(RECIPES)) {
    fakeAudio();
    const context = new FakeAudio() as unknown as BaseAudioContext;
    recipe({ context, out: context.destination, at: 0, bend: 1 });
    expect(Math.min(...starts), name).toBe(0);
    expect(Math.max(...ends), name).toBeLessThanOrEqual(LONGEST);
  }
});

test("one mixer plays all, as loud as wished", () => {
  sound("coin");
  expect(gains[0]!.gain.value).toBeCloseTo(0.36);
  settings.choices.volume = 100;
  sound("card");
  expect(gains[0]!.gain.value).toBe(1);
  expect(contexts).toBe(1);
  expect(heard).toEqual(["coin", "card"]);
});

test("muted, at no volume, or before the first touch nothing is even built", () => {
  settings.choices.sound = false;
  sound("coin");
  Object.assign(settings.choices, { sound: true, volume: 0 });
  sound("coin");
  settings.choices.volume = 60;
  fakeAudio(false);
  sound("coin");
  expect([contexts, starts.length, heard.length]).toEqual([0, 0, 0]);
});

test("a hidden tab rings the bell and nothing else", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  sound("coin");
  sound("bell");
  expect(heard).toEqual(["bell"]);
});

test("the same sound at the same moment is one; too many at once are left out", () => {
  sound("coin");
  sound("coin");
  expect(heard).toEqual(["coin"]);
  const others: SoundName[] = ["card", "wood", "stone", "gem", "dice", "rod", "sword"];
  for (const name of others) sound(name);
  expect(heard).toEqual(["coin", ...others.slice(0, 5)]);
  vi.advanceTimersByTime(301);
  sound("coin");
  expect(heard.at(-1)).toBe("coin");
});
