import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Lens, REST } from "./lens.svelte";

let lens: Lens;
let card: HTMLElement;
let stop: () => void;
const pressed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockReset();
  lens = new Lens();
  card = document.createElement("button");
  document.body.append(card);
  stop = lens.over("0,0")(card) as () => void;
  card.addEventListener("click", pressed);
});

afterEach(() => {
  stop();
  card.remove();
  vi.useRealTimers();
});

function pointer(type: string, pointerType: string, clientX = 5): void {
  card.dispatchEvent(new PointerEvent(type, { pointerType, clientX, bubbles: true }));
}

test("a mouse that rests looks closer, and leaves it again", () => {
  pointer("pointermove", "mouse");
  expect(lens.place).toBeNull();
  vi.advanceTimersByTime(REST);
  expect(lens.place).toBe("0,0");
  pointer("pointerleave", "mouse");
  expect(lens.place).toBeNull();
});

test("a mouse that has pressed something does not look closer until it has been elsewhere", () => {
  pointer("pointerdown", "mouse");
  pointer("pointermove", "mouse");
  vi.advanceTimersByTime(REST);
  expect(lens.place).toBeNull();
  pointer("pointerleave", "mouse");
  pointer("pointermove", "mouse");
  vi.advanceTimersByTime(REST);
  expect(lens.place).toBe("0,0");
});

test("a finger that stays looks closer, does not press, and sees it until the next touch", () => {
  pointer("pointerdown", "touch");
  vi.advanceTimersByTime(REST);
  pointer("pointerup", "touch");
  card.dispatchEvent(new MouseEvent("click", { detail: 1, cancelable: true }));
  expect(lens.place).toBe("0,0");
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  expect(lens.place).toBeNull();
});

test("a finger that taps presses, one that moves moves the map", () => {
  pointer("pointerdown", "touch");
  pointer("pointerup", "touch");
  vi.advanceTimersByTime(REST);
  card.dispatchEvent(new MouseEvent("click", { detail: 1 }));
  expect([lens.place, pressed.mock.calls.length]).toEqual([null, 1]);
  pointer("pointerdown", "touch");
  pointer("pointermove", "touch", 40);
  vi.advanceTimersByTime(REST);
  expect(lens.place).toBeNull();
});
