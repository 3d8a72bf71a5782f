/**
 * What of a map is seen large: a mouse or the focus that stays somewhere, or a finger that stays on it, asks for a closer
 * look. It does not come under a pointer that has just pressed something, and goes when the map is moved.
 */
import type { Attachment } from "svelte/attachments";
import { on as listen } from "svelte/events";

/** Milliseconds. */
export const REST = 450;
/** How far a finger may tremble, in pixels. */
const SLACK = 10;

export class Lens {
  /** the place that is seen large */
  place = $state<string | null>(null);
  #timer = 0;
  #pressed = false;
  #finger: { x: number; y: number } | null = null;

  /** Whoever stays on this element sees this place large. */
  over(place: string): Attachment<HTMLElement> {
    return (element) => {
      const listening = new AbortController();
      const on = <Name extends keyof HTMLElementEventMap>(
        name: Name,
        act: (event: HTMLElementEventMap[Name]) => void,
      ) => element.addEventListener(name, act, { signal: listening.signal });
      on("pointermove", (event) => this.#move(place, event));
      on("pointerdown", (event) => this.#press(place, event));
      on("pointerup", () => this.#lift());
      on("pointercancel", () => this.close());
      on("pointerleave", (event) => {
        this.#pressed = false;
        if (event.pointerType === "mouse") this.close();
        else this.#lift();
      });
      on("click", (event) => this.#click(place, event));
      // a finger that stays wants to see more of it, not the browser's menu
      on("contextmenu", (event) => {
        if (this.#finger || this.place === place) event.preventDefault();
      });
      on("focus", () => {
        if (element.matches(":focus-visible")) this.#later(place);
      });
      // also when the page itself takes the element away, in the middle of drawing
      listen(element, "blur", () => this.close(), { signal: listening.signal });
      on("keydown", () => this.close());
      return () => {
        listening.abort();
        if (this.place === place) this.close();
      };
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.place = null;
  }

  #later(place: string): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.place = place), REST);
  }

  #move(place: string, event: PointerEvent): void {
    if (event.pointerType === "mouse") {
      if (event.buttons || this.#pressed) return;
      if (this.place !== place && !this.#timer) this.#later(place);
    } else if (this.#finger && this.place === null) {
      const { x, y } = this.#finger;
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) this.#lift();
    }
  }

  #press(place: string, event: PointerEvent): void {
    this.close();
    if (event.pointerType === "mouse") {
      this.#pressed = true;
      return;
    }
    this.#finger = { x: event.clientX, y: event.clientY };
    this.#later(place);
    // it stays until the next touch, wherever that is
    document.addEventListener("pointerdown", () => this.close(), { capture: true, once: true });
  }

  #lift(): void {
    this.#finger = null;
    if (this.place !== null) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** A finger that has looked closer does not press. */
  #click(place: string, event: MouseEvent): void {
    const isTouch = (event as PointerEvent).pointerType !== "mouse" && event.detail > 0;
    if (this.place !== place || !isTouch) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
