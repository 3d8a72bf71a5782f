/**
 * Mouse, pen and finger that carry a piece: any element in `data-carry`. A press that stays where it is remains a
 * click, a long press or the first finger of two.
 */
import type { Attachment } from "svelte/attachments";

import type { Point } from "../../map/box";
import { notches } from "../../ui/wheel";

export interface Hand {
  /** Takes a piece up; false: it stays where it is. */
  lift(piece: HTMLElement, at: Point, byFinger: boolean): boolean;
  move(at: Point): void;
  drop(at: Point): void;
  cancel(): void;
  /** Rotates what is carried; false: it cannot be rotated. */
  turn(step: 1 | -1): boolean;
}

/** How far a hand may tremble without carrying, in pixels; the same as for panning a map. */
const STILL = 6;
/** The keys that rotate a piece. */
const TURNS: Record<string, 1 | -1> = { q: -1, e: 1 };

/** Lets the pieces inside an element be carried. */
export function carries(hand: Hand): Attachment<HTMLElement> {
  return (table) => {
    /** a piece that is pressed, and may be carried from there */
    let press: { piece: HTMLElement; id: number; from: Point } | null = null;
    /** the pointer that carries */
    let carrier: number | null = null;
    /** the click that follows belongs to the carrying, not to a piece */
    let clicks = true;

    const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

    const down = (event: PointerEvent) => {
      if (carrier !== null) return another(event);
      const piece = (event.target as Element).closest<HTMLElement>("[data-carry]");
      // two fingers zoom
      if (press || !piece || event.button !== 0) press = null;
      else press = { piece, id: event.pointerId, from: at(event) };
    };

    /** A second finger rotates what can be rotated; otherwise it takes everything back. */
    const another = (event: PointerEvent) => {
      if (event.pointerId === carrier) return;
      if (hand.turn(1)) claim(event);
      else cancel();
    };

    const move = (event: PointerEvent) => {
      if (press?.id === event.pointerId) {
        const { piece, from } = press;
        const now = at(event);
        if (Math.hypot(now.x - from.x, now.y - from.y) < STILL) return;
        press = null;
        if (!hand.lift(piece, now, event.pointerType === "touch")) return;
        carrier = event.pointerId;
        // of the table, for the piece may be gone once it is taken up
        table.setPointerCapture(carrier);
        // whoever waits to explain what is pressed for long
        piece.dispatchEvent(new PointerEvent("pointercancel"));
      }
      if (event.pointerId !== carrier) return;
      claim(event);
      hand.move(at(event));
    };

    const up = (event: PointerEvent) => {
      if (press?.id === event.pointerId) press = null;
      if (event.pointerId !== carrier) return;
      end();
      hand.drop(at(event));
    };

    const lost = (event: PointerEvent) => {
      if (press?.id === event.pointerId) press = null;
      if (event.pointerId === carrier) cancel();
    };

    const cancel = () => {
      press = null;
      if (carrier === null) return;
      end();
      hand.cancel();
    };

    const end = () => {
      const id = carrier!;
      carrier = null;
      if (table.hasPointerCapture(id)) table.releasePointerCapture(id);
      clicks = false;
      setTimeout(() => (clicks = true));
    };

    const click = (event: Event) => {
      if (!clicks) claim(event);
    };

    const key = (event: KeyboardEvent) => {
      if (carrier === null) return;
      const turn = TURNS[event.key.toLowerCase()];
      if (event.key === "Escape") cancel();
      else if (turn === undefined || !hand.turn(turn)) return;
      claim(event);
    };

    const notch = notches((step) => hand.turn(step));
    const wheel = (event: WheelEvent) => {
      if (carrier === null) return;
      claim(event);
      notch(event);
    };

    const menu = (event: Event) => {
      if (carrier !== null) event.preventDefault();
    };

    const listening = new AbortController();
    const early = { signal: listening.signal, capture: true };
    table.addEventListener("pointerdown", down, early);
    window.addEventListener("pointermove", move, early);
    window.addEventListener("pointerup", up, early);
    window.addEventListener("pointercancel", lost, early);
    window.addEventListener("click", click, early);
    window.addEventListener("keydown", key, early);
    window.addEventListener("wheel", wheel, { ...early, passive: false });
    window.addEventListener("contextmenu", menu, early);
    window.addEventListener("blur", cancel, { signal: listening.signal });
    return () => {
      cancel();
      listening.abort();
    };
  };
}

/** Nobody else sees it: not the map below, nor the piece. */
function claim(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
