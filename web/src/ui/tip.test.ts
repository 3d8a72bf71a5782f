import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { explained, tip } from "./tip";

/** Longer than any delay. */
const LATER = 2000;

let undo: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <p id="ground"></p>
    <span id="card"><i id="drawn"></i></span>
    <span id="other"></span>
    <button id="action"></button>
    <button id="closed" aria-disabled="true"></button>`;
  document.querySelectorAll("body > :not(p)").forEach((element, number) => {
    element.getBoundingClientRect = () => new DOMRect(100 * number, 0, 50, 50);
  });
  undo = ["card", "other", "action", "closed"].map(
    (id) => tip(() => `This is ${id}`)(at(id)) as () => void,
  );
  // the page has been open for a while, and the mouse is somewhere
  vi.advanceTimersByTime(LATER);
  mouse("pointermove", "ground", 1, 500);
});

afterEach(() => {
  at("ground").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  for (const each of undo) each();
  vi.useRealTimers();
});

const at = (id: string) => document.getElementById(id)!;

async function told(): Promise<string | null> {
  await vi.advanceTimersByTimeAsync(LATER);
  return document.querySelector(".tooltip.shown")?.firstElementChild?.textContent ?? null;
}

function pointer(type: string, id: string, pointerType: string, x = 0, y = 0): void {
  const init = { bubbles: true, cancelable: true, pointerType, clientX: x, clientY: y };
  at(id).dispatchEvent(new PointerEvent(type, init));
}

const mouse = (type: string, id: string, x: number, y = 10) => pointer(type, id, "mouse", x, y);

function tap(id: string): void {
  pointer("pointerdown", id, "touch");
  pointer("pointerup", id, "touch");
}

function key(type: "keydown" | "keyup", name: string): void {
  document.body.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true }));
}

function focus(id: string): void {
  at(id).matches = () => true;
  at(id).dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

test("a mouse that comes to a thing is told what it is, and no longer when it leaves", async () => {
  mouse("pointermove", "drawn", 10);
  expect(explained()).toBe(at("card"));
  expect(await told()).toBe("This is card");
  expect(at("card").getAttribute("aria-describedby")).toBe("tooltip");
  mouse("pointermove", "ground", 10, 500);
  expect(await told()).toBeNull();
});

test("a mouse that rests where a thing appears is told nothing", async () => {
  mouse("pointermove", "card", 1, 500);
  expect(await told()).toBeNull();
});

test("after a click nothing is told until the mouse has left the piece", async () => {
  mouse("pointermove", "card", 10);
  mouse("pointerdown", "card", 10);
  mouse("pointerup", "card", 10);
  // something else lies there now
  mouse("pointermove", "other", 14);
  expect(await told()).toBeNull();
  mouse("pointermove", "other", 110);
  expect(await told()).toBe("This is other");
});

test("a tap explains what is no action, a second one or one elsewhere closes it", async () => {
  tap("drawn");
  expect(await told()).toBe("This is card");
  tap("card");
  expect(await told()).toBeNull();
  tap("card");
  tap("ground");
  expect(await told()).toBeNull();
});

test("a tap does an action, and explains one that is not possible now", async () => {
  tap("action");
  expect(await told()).toBeNull();
  tap("closed");
  expect(await told()).toBe("This is closed");
});

test("a finger that stays is told of an action, too, and does not do it", async () => {
  const done = vi.fn();
  at("action").addEventListener("click", done);
  pointer("pointerdown", "action", "touch");
  expect(await told()).toBe("This is action");
  pointer("pointerup", "action", "touch");
  at("action").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(done).not.toHaveBeenCalled();
  expect(await told()).toBe("This is action");
  at("action").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(done).toHaveBeenCalledOnce();
});

test("a finger that moves the page asks nothing", async () => {
  pointer("pointerdown", "card", "touch", 10, 10);
  pointer("pointermove", "card", "touch", 10, 60);
  pointer("pointerup", "card", "touch", 10, 60);
  expect(await told()).toBeNull();
});

test("two fingers that zoom ask nothing", async () => {
  pointer("pointerdown", "card", "touch", 10, 10);
  pointer("pointerdown", "other", "touch", 110, 10);
  pointer("pointerup", "card", "touch", 10, 10);
  pointer("pointerup", "other", "touch", 110, 10);
  expect(await told()).toBeNull();
});

test("Tab and arrows explain what they lead to; Escape closes it", async () => {
  key("keydown", "Enter");
  key("keyup", "Enter");
  key("keydown", "Tab");
  focus("action");
  key("keyup", "Tab");
  expect(await told()).toBe("This is action");
  key("keydown", "Escape");
  expect(await told()).toBeNull();
});

test("the focus that a script sets after a press is no question", async () => {
  key("keydown", "Enter");
  focus("action");
  expect(await told()).toBeNull();
});

test("a screen reader that sets the focus later is told", async () => {
  key("keydown", "Enter");
  await told();
  focus("action");
  expect(await told()).toBe("This is action");
});
