/** A piece that is held at the edge of a map moves the map on: the map listens for "nudge" (map/MapWindow.svelte). */
import type { Point } from "../../map/box";

/** How near to its edge, in pixels, and for how long before it moves. */
const EDGE = 34;
const PATIENCE = 350;
/** pixels a step, and milliseconds between two */
const STEP = 7;
const PACE = 16;

export class EdgePan {
  #at: Point = { x: 0, y: 0 };
  #since = 0;
  #timer = 0;

  constructor(private readonly moved: () => void) {}

  /** The pointer is here now. */
  feel(at: Point): void {
    this.#at = at;
    if (!push(at)) this.stop();
    else if (!this.#timer) {
      this.#since = performance.now();
      this.#timer = window.setInterval(() => this.#step(), PACE);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  #step(): void {
    const pushed = push(this.#at);
    if (!pushed) return this.stop();
    if (performance.now() - this.#since < PATIENCE) return;
    const { map, right, down } = pushed;
    map.dispatchEvent(new CustomEvent("nudge", { detail: { right, down } }));
    this.moved();
  }
}

/** The map below a point near its edge, and which way it has to go. */
function push({ x, y }: Point): { map: Element; right: number; down: number } | null {
  const map = document.elementFromPoint(x, y)?.closest("[data-map]");
  if (!map) return null;
  const { left, top, right, bottom } = map.getBoundingClientRect();
  const way = (before: number, after: number) => (before < EDGE ? STEP : after < EDGE ? -STEP : 0);
  const found = { map, right: way(x - left, right - x), down: way(y - top, bottom - y) };
  return found.right || found.down ? found : null;
}
