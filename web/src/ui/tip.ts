/**
 * What a thing is, on hover, focus or long press: `{@attach tip(() => words.t("…"))}`. Where the rules say more
 * about it, the explanation leads there: by a key, or by a button to be tapped.
 */
import type { Attachment } from "svelte/attachments";

import { rulebook } from "../rules/rulebook.svelte";
import { words } from "../words/words.svelte";

type Content = string | Promise<string>;

const HOVER_DELAY = 350;
const PRESS_DELAY = 450;
const GAP = 8;
const MARGIN = 6;

/** The parchment: the text in the first element, the link to the rules in the second. */
let box: { whole: HTMLElement; text: HTMLElement; more: HTMLButtonElement } | null = null;
let owner: Element | null = null;
/** what is about to be explained, if the pointer or the focus stays there */
let next: Element | null = null;
let timer = 0;

function tooltip() {
  if (!box) {
    const whole = document.createElement("div");
    const text = document.createElement("div");
    const more = document.createElement("button");
    whole.className = "tooltip parchment";
    text.id = "tooltip";
    text.setAttribute("role", "tooltip");
    // keyboards have a key of their own for it
    more.tabIndex = -1;
    more.addEventListener("click", () => {
      const anchor = owner && rulebook.about(owner);
      hide();
      if (anchor !== null) rulebook.open(anchor);
    });
    whole.append(text, more);
    box = { whole, text, more };
    document.addEventListener("pointerdown", letGo, { capture: true });
  }
  return box;
}

/** The element whose explanation is shown, or about to be. */
export function explained(): Element | null {
  return owner ?? next;
}

async function show(element: Element, content: () => Content): Promise<void> {
  hide();
  owner = element;
  const said = await content();
  if (owner !== element || !said || !element.isConnected) return;
  const { whole, text, more } = tooltip();
  // inside a modal dialog only what is in it is on top
  (element.closest("dialog") ?? document.body).append(whole);
  text.textContent = said;
  more.textContent = words.t("rules");
  more.hidden = rulebook.about(element) === null;
  whole.classList.add("shown");
  element.setAttribute("aria-describedby", text.id);
  place(whole, element.getBoundingClientRect());
}

function place(shown: HTMLElement, at: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = shown;
  const left = at.left + at.width / 2 - width / 2;
  const above = at.top - height - GAP;
  shown.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`;
  shown.style.top = `${above >= MARGIN ? above : Math.min(at.bottom + GAP, innerHeight - height - MARGIN)}px`;
}

function forget(): void {
  clearTimeout(timer);
  next = null;
}

function hide(): void {
  forget();
  owner?.removeAttribute("aria-describedby");
  owner = null;
  box?.whole.classList.remove("shown");
}

/** A finger leaves what it has pressed, so the explanation stays until the next touch elsewhere. */
function letGo(event: Event): void {
  if (!box?.whole.contains(event.target as Node)) hide();
}

function isMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType === "mouse";
}

export function tip(content: () => Content): Attachment {
  return (element) => {
    const later = (delay: number) => {
      forget();
      next = element;
      timer = window.setTimeout(() => {
        if (element.isConnected) void show(element, content);
      }, delay);
    };
    const on: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if (isMouse(event)) later(HOVER_DELAY);
      },
      pointerdown: (event) => {
        if (isMouse(event)) hide();
        else later(PRESS_DELAY);
      },
      pointerup: forget,
      pointerleave: (event) => {
        if (isMouse(event) || owner !== element) hide();
      },
      pointercancel: hide,
      // a finger that stays asks what this is; it does not want the browser's menu
      contextmenu: (event) => {
        if (owner === element) event.preventDefault();
      },
      focus: () => {
        if (element.matches(":focus-visible")) later(HOVER_DELAY);
      },
      blur: hide,
      keydown: (event) => {
        if ((event as KeyboardEvent).key === "Escape") hide();
      },
    };
    for (const [name, act] of Object.entries(on)) element.addEventListener(name, act);
    return () => {
      for (const [name, act] of Object.entries(on)) element.removeEventListener(name, act);
      if (explained() === element) hide();
    };
  };
}
