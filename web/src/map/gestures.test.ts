import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { gestures } from "./gestures";

let ground: HTMLElement;
let stop: () => void;
const on = { pan: vi.fn(), zoom: vi.fn(), turn: vi.fn(), turnable: vi.fn(), empty: vi.fn() };

beforeEach(() => {
  vi.resetAllMocks();
  ground = document.createElement("div");
  ground.setPointerCapture = () => undefined;
  document.body.append(ground);
  stop = gestures(on)(ground)!;
});

afterEach(() => {
  stop();
  ground.remove();
});

function pointer(type: string, clientX: number, clientY: number, pointerId = 1): void {
  const event = new PointerEvent(type, { clientX, clientY, pointerId, button: 0, bubbles: true });
  ground.dispatchEvent(event);
}

function wheel(deltaY: number): WheelEvent {
  const event = new WheelEvent("wheel", { deltaY, cancelable: true, bubbles: true });
  ground.dispatchEvent(event);
  return event;
}

test("a drag pans, and its click does nothing", () => {
  const clicked = vi.fn();
  ground.addEventListener("click", clicked);
  pointer("pointerdown", 10, 10);
  pointer("pointermove", 30, 15);
  expect(on.pan).toHaveBeenCalledWith(20, 5);
  pointer("pointerup", 30, 15);
  ground.click();
  expect(clicked).not.toHaveBeenCalled();
  ground.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test("a hand that trembles still clicks", () => {
  pointer("pointerdown", 10, 10);
  pointer("pointermove", 13, 12);
  expect(on.pan).not.toHaveBeenCalled();
});

test("two fingers zoom around the point between them", () => {
  pointer("pointerdown", 0, 0, 1);
  pointer("pointerdown", 100, 0, 2);
  pointer("pointermove", 200, 0, 2);
  expect(on.zoom).toHaveBeenCalledWith(2, 100, 0);
});

test("the wheel zooms over empty ground and leaves the page alone elsewhere", () => {
  expect(wheel(-100).defaultPrevented).toBe(false);
  on.empty.mockReturnValue(true);
  expect(wheel(-100).defaultPrevented).toBe(true);
  expect(on.zoom.mock.lastCall![0]).toBeGreaterThan(1);
});

test("the wheel rotates a piece by one step a notch", () => {
  on.turnable.mockReturnValue(true);
  wheel(30);
  expect(on.turn).not.toHaveBeenCalled();
  wheel(30);
  expect(on.turn).toHaveBeenCalledExactlyOnceWith(1);
});

test("a map on which nothing rotates needs no words about it", () => {
  stop();
  const { pan, zoom, empty } = on;
  empty.mockReturnValue(true);
  stop = gestures({ pan, zoom, empty })(ground)!;
  wheel(100);
  expect(zoom).toHaveBeenCalledOnce();
  pointer("pointerdown", 0, 0, 1);
  pointer("pointerdown", 100, 0, 2);
  pointer("pointermove", 0, 100, 2);
  expect(zoom).toHaveBeenCalledTimes(2);
});
