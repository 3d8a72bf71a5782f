import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../settings.svelte";
import { fakeAudio } from "../ui/sound/fake";
import { SOUNDED, unplug } from "../ui/sound/sound";
import { Stage } from "./stage";

let still: boolean;
let layer: HTMLElement;
let stage: Stage;
/** an animation that the browser never finishes */
const endless = { finished: new Promise<void>(() => undefined), cancel: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  still = false;
  document.body.innerHTML = `
    <div id="card" data-place="from"><button data-action="take W9">Warrior 9</button></div>
    <div data-place="to"></div><div id="layer"></div>`;
  layer = document.getElementById("layer")!;
  stage = new Stage(
    () => layer,
    () => still,
  );
  Element.prototype.animate = vi.fn(() => endless as unknown as Animation);
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
});

afterEach(() => vi.useRealTimers());

test("a flight is a copy that cannot be clicked, and is gone afterwards", async () => {
  const flight = stage.fly("from", "to", { duration: 400 });
  const copy = layer.firstElementChild as HTMLElement;
  expect(copy.inert).toBe(true);
  expect(copy.outerHTML).not.toMatch(/data-action|data-place|id=/);
  expect(document.getElementById("card")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  await flight;
  expect(layer.childElementCount).toBe(0);
});

test("what the browser never finishes ends nevertheless", async () => {
  let ended = false;
  void stage.fly("from", "to", { duration: 400 }).then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(300);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(ended).toBe(true);
});

test("skipping ends everything at once, until the next scene", async () => {
  const flight = stage.fly("from", "to", { duration: 60_000 });
  const pause = stage.pause(60_000);
  stage.skip();
  await flight;
  await pause;
  await stage.fly("from", "to", { duration: 60_000 });
  expect(layer.childElementCount).toBe(0);
  stage.begin();
  void stage.fly("from", "to", { duration: 60_000 });
  expect(layer.childElementCount).toBe(1);
});

test("with reduced motion nothing flies: the changed place keeps an outline for a moment", async () => {
  still = true;
  await stage.fly("from", "to");
  expect(Element.prototype.animate).not.toHaveBeenCalled();
  expect(stage.at("to")?.classList.contains("changed")).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(stage.at("to")?.classList.contains("changed")).toBe(false);
});

test("what is not on the screen does not move", async () => {
  await stage.fly("nowhere", "to");
  await stage.flash("nowhere");
  await stage.float("nowhere", "+3");
  expect(layer.childElementCount).toBe(0);
});

test("a sound waits for its moment, and what is skipped is not heard", async () => {
  fakeAudio();
  unplug();
  Object.assign(settings.choices, { sound: true, volume: 60 });
  const heard = vi.fn((event: Event) => (event as CustomEvent<string>).detail);
  addEventListener(SOUNDED, heard);
  stage.begin();
  void stage.sound("card");
  void stage.sound("coin", 200);
  void stage.sound("fanfare", 900);
  await vi.advanceTimersByTimeAsync(300);
  stage.skip();
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard.mock.results.map(({ value }) => value as string)).toEqual(["card", "coin"]);

  // nothing moves: one after the other all the same, and no more than four
  heard.mockClear();
  still = true;
  stage.begin();
  for (const name of ["card", "coin", "gem", "rod", "wood", "dice"] as const)
    void stage.sound(name, 700);
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toHaveBeenCalledTimes(4);
  removeEventListener(SOUNDED, heard);
  vi.unstubAllGlobals();
});
