/** What a thing is, on hover, focus or long press: `{@attach tip(() => words.t("…"))}`. */
import type { Attachment } from "svelte/attachments";

type Content = string | Promise<string>;

const HOVER_DELAY = 350;
const PRESS_DELAY = 450;
const GAP = 8;
const MARGIN = 6;

let box: HTMLElement | null = null;
let owner: Element | null = null;
let timer = 0;

function tooltip(): HTMLElement {
  if (!box) {
    box = document.createElement("div");
    box.id = "tooltip";
    box.className = "tooltip parchment";
    box.setAttribute("role", "tooltip");
    document.body.append(box);
  }
  return box;
}

async function show(element: Element, content: () => Content): Promise<void> {
  hide();
  owner = element;
  const text = await content();
  if (owner !== element || !text || !element.isConnected) return;
  const shown = tooltip();
  // inside a modal dialog only what is in it is on top
  (element.closest("dialog") ?? document.body).append(shown);
  shown.textContent = text;
  shown.classList.add("shown");
  element.setAttribute("aria-describedby", shown.id);
  place(shown, element.getBoundingClientRect());
}

function place(shown: HTMLElement, at: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = shown;
  const left = at.left + at.width / 2 - width / 2;
  const above = at.top - height - GAP;
  shown.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`;
  shown.style.top = `${above >= MARGIN ? above : Math.min(at.bottom + GAP, innerHeight - height - MARGIN)}px`;
}

function hide(): void {
  clearTimeout(timer);
  owner?.removeAttribute("aria-describedby");
  owner = null;
  box?.classList.remove("shown");
}

export function tip(content: () => Content): Attachment {
  return (element) => {
    const later = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (element.isConnected) void show(element, content);
      }, delay);
    };
    const on: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") later(HOVER_DELAY);
      },
      pointerdown: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") hide();
        else later(PRESS_DELAY);
      },
      pointerup: () => clearTimeout(timer),
      pointerleave: hide,
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
      if (owner === element) hide();
    };
  };
}
