/**
 * Mouse, wheel and fingers over the map. Dragging pans; two fingers zoom by their distance and rotate a piece by a
 * twist. A drag never ends in a click.
 */
import type { Attachment } from "svelte/attachments";

import { notches, wheeled } from "../ui/wheel";
import type { Point } from "./box";
import type { Camera } from "./camera.svelte";

export interface Gestures {
  pan(right: number, down: number): void;
  zoom(factor: number, x: number, y: number): void;
  /** Rotates the piece being placed by one step; leave it out if nothing on the map can be rotated. */
  turn?(step: 1 | -1): void;
  /** Does the wheel rotate the piece under the pointer? */
  turnable?(target: Element): boolean;
  /** Is there nothing under the pointer, so that the wheel zooms? */
  empty(target: Element): boolean;
}

/** How far a hand may tremble without dragging, in pixels. */
const STILL = 6;
const WHEEL_ZOOM = 0.0016;
const TWIST = Math.PI / 5;

export function gestures(on: Gestures): Attachment<HTMLElement> {
  return (ground) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    let twisted = 0;
    const turned = notches((step) => on.turn?.(step));

    /** A point of the window in the element's own pixels, which differ if the whole table is enlarged. */
    const local = ({ clientX, clientY }: MouseEvent): Point => {
      const box = ground.getBoundingClientRect();
      const larger = box.width / ground.clientWidth || 1;
      return { x: (clientX - box.left) / larger, y: (clientY - box.top) / larger };
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, local(event));
      if (fingers.size === 1) {
        start = local(event);
        dragged = false;
      }
      twisted = 0;
    };

    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const now = local(event);
      if (!dragged && fingers.size === 1 && distance(start, now) < STILL) return;
      if (!dragged) {
        dragged = true;
        ground.setPointerCapture(event.pointerId);
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) pinch(before, now, other);
      else on.pan(now.x - before.x, now.y - before.y);
    };

    const pinch = (before: Point, now: Point, other: Point) => {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      on.zoom(distance(now, other) / Math.max(distance(before, other), 1), middle.x, middle.y);
      on.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      twisted += angle(before, now, other);
      if (Math.abs(twisted) < TWIST) return;
      on.turn?.(twisted > 0 ? 1 : -1);
      twisted = 0;
    };

    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };

    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };

    const wheel = (event: WheelEvent) => {
      const target = event.target as Element;
      if (!event.ctrlKey && on.turnable?.(target)) {
        event.preventDefault();
        turned(event);
      } else if (event.ctrlKey || on.empty(target)) {
        event.preventDefault();
        const { x, y } = local(event);
        on.zoom(Math.exp(-wheeled(event) * WHEEL_ZOOM), x, y);
      }
    };

    const listening = new AbortController();
    const { signal } = listening;
    ground.addEventListener("pointerdown", down, { signal });
    ground.addEventListener("pointermove", move, { signal });
    // the pointer may be released outside the map
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", up, { signal });
    ground.addEventListener("click", click, { signal, capture: true });
    ground.addEventListener("wheel", wheel, { signal, passive: false });
    return () => listening.abort();
  };
}

/** On a drawing of the whole map: a press moves the camera there, and on with the pointer while it is held. */
export function jumps(camera: Camera): Attachment<SVGSVGElement> {
  return (map) => {
    const go = (event: PointerEvent) => {
      const matrix = map.getScreenCTM();
      if (!matrix || !(event.buttons & 1)) return;
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      camera.held = true;
      camera.gliding = false;
      camera.centre({ left: x, right: x, top: y, bottom: y });
    };
    const listening = new AbortController();
    const { signal } = listening;
    map.addEventListener("pointerdown", go, { signal });
    map.addEventListener("pointermove", go, { signal });
    return () => listening.abort();
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The angle by which a finger went around another, clockwise. */
function angle(before: Point, now: Point, around: Point): number {
  const was = Math.atan2(before.y - around.y, before.x - around.x);
  const is = Math.atan2(now.y - around.y, now.x - around.x);
  return Math.atan2(Math.sin(is - was), Math.cos(is - was));
}
