import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { carries, type Hand } from "./pointer";

let table: HTMLElement;
let piece: HTMLElement;
let stop: () => void;
const hand = {
  lift: vi.fn<Hand["lift"]>(),
  move: vi.fn<Hand["move"]>(),
  drop: vi.fn<Hand["drop"]>(),
  cancel: vi.fn<Hand["cancel"]>(),
  turn: vi.fn<Hand["turn"]>(),
};

beforeEach(() => {
  vi.resetAllMocks();
  hand.lift.mockReturnValue(true);
  table = document.createElement("div");
  table.innerHTML = `<button data-carry="coin"><span></span></button><i></i>`;
  table.setPointerCapture = table.releasePointerCapture = () => undefined;
  table.hasPointerCapture = () => false;
  document.body.append(table);
  piece = table.querySelector("span")!;
  stop = carries(hand)(table)!;
});

afterEach(() => {
  stop();
  table.remove();
});

function pointer(type: string, clientX: number, clientY: number, more: PointerEventInit = {}) {
  const looks = { clientX, clientY, pointerId: 7, button: 0, bubbles: true, cancelable: true };
  const event = new PointerEvent(type, { ...looks, ...more });
  piece.dispatchEvent(event);
  return event;
}

function pick(): void {
  pointer("pointerdown", 10, 10);
  pointer("pointermove", 10, 30);
}

test("a press that trembles is a click", () => {
  const clicked = vi.fn();
  table.addEventListener("click", clicked);
  pointer("pointerdown", 10, 10);
  pointer("pointermove", 13, 12);
  pointer("pointerup", 13, 12);
  piece.click();
  expect(hand.lift).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledOnce();
});

test("a piece is taken up, moved and let go, and is not clicked", async () => {
  const clicked = vi.fn();
  table.addEventListener("click", clicked);
  pick();
  pointer("pointermove", 50, 60);
  pointer("pointerup", 50, 61);
  piece.click();
  expect(hand.lift.mock.calls[0]![0]).toBe(piece.parentElement);
  expect(hand.move.mock.calls).toEqual([[{ x: 10, y: 30 }], [{ x: 50, y: 60 }]]);
  expect(hand.drop).toHaveBeenCalledExactlyOnceWith({ x: 50, y: 61 });
  expect(clicked).not.toHaveBeenCalled();
  await new Promise((done) => setTimeout(done));
  piece.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test("while a piece is carried the map below does not move", () => {
  const seen = vi.fn();
  table.addEventListener("pointermove", seen);
  pick();
  expect(pointer("pointermove", 50, 60).defaultPrevented).toBe(true);
  expect(seen).not.toHaveBeenCalled();
});

test("what cannot be taken up is left to others", () => {
  const seen = vi.fn();
  table.addEventListener("pointermove", seen);
  hand.lift.mockReturnValue(false);
  pick();
  expect(seen).toHaveBeenCalledOnce();
  expect(hand.move).not.toHaveBeenCalled();
  hand.lift.mockReturnValue(true);
  piece = table.querySelector("i")!;
  pick();
  expect(hand.lift).toHaveBeenCalledOnce();
});

test("Escape, a lost pointer and a window that is left take it back", () => {
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  const seen = vi.fn();
  document.body.addEventListener("keydown", seen, { once: true });
  const ways = [
    () => piece.dispatchEvent(escape),
    () => pointer("pointercancel", 0, 0),
    () => window.dispatchEvent(new Event("blur")),
  ];
  for (const [number, way] of ways.entries()) {
    pick();
    way();
    pointer("pointerup", 50, 60);
    expect(hand.cancel).toHaveBeenCalledTimes(number + 1);
  }
  expect(hand.drop).not.toHaveBeenCalled();
  // nothing else is cleared by it
  expect(seen).not.toHaveBeenCalled();
});

test("a second finger rotates what can be rotated, and takes back what cannot", () => {
  hand.turn.mockReturnValue(true);
  pick();
  pointer("pointerdown", 90, 90, { pointerId: 8 });
  expect(hand.turn).toHaveBeenCalledExactlyOnceWith(1);
  expect(hand.cancel).not.toHaveBeenCalled();
  hand.turn.mockReturnValue(false);
  pointer("pointerdown", 90, 90, { pointerId: 8 });
  expect(hand.cancel).toHaveBeenCalledOnce();
});

test("two fingers on a piece zoom", () => {
  pointer("pointerdown", 10, 10);
  pointer("pointerdown", 90, 90, { pointerId: 8 });
  pointer("pointermove", 10, 60);
  expect(hand.lift).not.toHaveBeenCalled();
});

test("keys and wheel rotate only what is carried", () => {
  hand.turn.mockReturnValue(true);
  const key = (name: string) =>
    piece.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const wheel = () =>
    piece.dispatchEvent(new WheelEvent("wheel", { deltaY: -70, bubbles: true, cancelable: true }));
  key("e");
  wheel();
  expect(hand.turn).not.toHaveBeenCalled();
  pick();
  key("e");
  key("Q");
  key("x");
  wheel();
  expect(hand.turn.mock.calls).toEqual([[1], [-1], [-1]]);
});
