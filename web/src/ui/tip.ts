/**
 * What a thing is: `{@attach tip(() => words.t("…"))}`. It is told when a mouse has come to the thing and stays, when
 * Tab or an arrow leads there, when a finger taps it (and it is nothing to press) or stays on it. Where the rules say
 * more about it, the explanation leads there: by a key, or by a button to be tapped.
 */
import type { Attachment } from "svelte/attachments";

import { type Content, hide, isSheet, show, shown } from "./parchment";

const HOVER_DELAY = 350;
const PRESS_DELAY = 450;
/** How far a finger may tremble. */
const SLACK = 10;
/** So long after something was pressed, or the page was opened, the focus moves without anybody wanting to know. */
const SETTLING = 1000;
/** A click belongs to the finger that was lifted just before it. */
const SAME_TOUCH = 80;
/** What leads the focus somewhere. */
const WALKING = /^(Tab|Arrow\w+|Home|End|Page\w+)$/;
const PRESSED =
  "button, a[href], summary, input, select, textarea, label, [role=button], [data-action]";

interface Point {
  x: number;
  y: number;
}

const contents = new WeakMap<Element, () => Content>();

/** what is about to be explained, if the pointer or the focus stays there */
let next: Element | null = null;
let timer = 0;
/** where the mouse was last; null: nobody has moved it yet */
let mouse: Point | null = null;
/** where it was pressed and has been since: one who clicks knows what it is */
let resting: DOMRect | null = null;
/** a finger on the screen */
let touch: { thing: Element | null; at: Point; closes: boolean } | null = null;
let isWalking = false;
let settled = performance.now() + SETTLING;

/** The element whose explanation is shown, or about to be. */
export function explained(): Element | null {
  return shown() ?? next;
}

/** The innermost thing around a target that has an explanation. */
function thingAt(target: EventTarget | null): Element | null {
  let element = target instanceof Element ? target : null;
  while (element && !contents.has(element)) element = element.parentElement;
  return element;
}

/** Would a tap on it do something? */
function acts(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest(PRESSED) : null;
  if (!button || button.matches(":disabled")) return false;
  return button.getAttribute("aria-disabled") !== "true";
}

function tell(thing: Element): void {
  forget();
  const content = contents.get(thing);
  if (content && thing.isConnected) void show(thing, content);
}

function later(thing: Element, delay: number): void {
  forget();
  next = thing;
  timer = window.setTimeout(() => tell(thing), delay);
}

function forget(): void {
  clearTimeout(timer);
  next = null;
}

function close(): void {
  forget();
  hide();
}

function isMouse(event: PointerEvent): boolean {
  return event.pointerType === "mouse";
}

function holds(box: DOMRect, { x, y }: Point): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

/** The browser also tells of a mouse that rests while the page opens or changes below it. */
function isStill(before: Point | null, now: Point): boolean {
  if (!before) return performance.now() < settled;
  return before.x === now.x && before.y === now.y;
}

function mouseMoved(event: PointerEvent): void {
  const at = pointOf(event);
  const before = mouse;
  mouse = at;
  if (event.buttons || isStill(before, at)) return;
  if (resting && holds(resting, at)) return;
  resting = null;
  if (isSheet(event.target)) return;
  const thing = thingAt(event.target);
  if (thing === explained()) return;
  close();
  if (thing) later(thing, HOVER_DELAY);
}

function mousePressed(event: PointerEvent): void {
  close();
  mouse = pointOf(event);
  const pressed = event.target instanceof Element ? event.target.closest(PRESSED) : null;
  const around = thingAt(event.target) ?? pressed;
  resting = around?.getBoundingClientRect() ?? null;
}

function touched(event: PointerEvent): void {
  const thing = thingAt(event.target);
  const closes = thing !== null && shown() === thing;
  const isSecond = touch !== null;
  close();
  touch = isSecond ? null : { thing, at: pointOf(event), closes };
  if (isSecond) return;
  if (thing) later(thing, PRESS_DELAY);
}

function lifted(event: PointerEvent): void {
  if (!touch) return;
  const { thing, closes } = touch;
  touch = null;
  forget();
  if (!thing) return;
  if (shown() === thing) swallowClick();
  else if (!closes && !acts(event.target)) tell(thing);
}

/** A finger that has asked what this is does not press it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    if (isSheet(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), SAME_TOUCH);
}

function isFar(at: Point, event: PointerEvent): boolean {
  return Math.hypot(event.clientX - at.x, event.clientY - at.y) > SLACK;
}

const ON: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
  pointermove: (event) => {
    if (isMouse(event)) mouseMoved(event);
    else if (touch && isFar(touch.at, event)) {
      touch = null;
      forget();
    }
  },
  pointerdown: (event) => {
    isWalking = false;
    settled = performance.now() + SETTLING;
    if (isSheet(event.target)) return;
    if (isMouse(event)) mousePressed(event);
    else touched(event);
  },
  pointerup: lifted,
  pointercancel: () => {
    touch = null;
    close();
  },
  // the mouse has left the window
  pointerout: (event) => {
    if (isMouse(event) && !event.relatedTarget) close();
  },
  // a finger that stays asks what this is; it does not want the browser's menu
  contextmenu: (event) => {
    const thing = thingAt(event.target);
    if (thing && thing === shown()) event.preventDefault();
  },
  focusin: ({ target }) => {
    const thing = target as Element;
    if (!contents.has(thing) || !thing.matches(":focus-visible")) return;
    if (isWalking || performance.now() > settled) later(thing, HOVER_DELAY);
  },
  focusout: ({ target }) => {
    if (target === explained()) close();
  },
  keydown: ({ key }) => {
    if (key === "Escape") close();
    isWalking = WALKING.test(key);
    if (!isWalking) settled = performance.now() + SETTLING;
  },
  keyup: () => (isWalking = false),
  // what it explains moves away below it
  scroll: ({ target }) => {
    const thing = shown();
    if (thing && (target as Node).contains(thing)) close();
  },
  wheel: close,
};

for (const [name, act] of Object.entries(ON))
  document.addEventListener(name, act as EventListener, {
    capture: true,
    passive: name === "wheel",
  });

export function tip(content: () => Content): Attachment {
  return (element) => {
    contents.set(element, content);
    return () => {
      contents.delete(element);
      if (explained() === element) close();
    };
  };
}
