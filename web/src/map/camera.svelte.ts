/**
 * What part of the map is visible. The map's origin is at (x, y) of the window and one unit is `scale` pixels wide, so a
 * map that grows in any direction does not move what you already see. All boxes are in units of the map: the camera does
 * not know whether its cells are squares, hexagons or anything else.
 *
 * It follows the game until a player moves it: it shows all that matters, as large as possible, and then stays as it is
 * as long as that is possible.
 */
import { tick } from "svelte";

import type { Stage } from "../table/stage";
import type { Box } from "./box";

const SMALLEST = 0.3;
const LARGEST = 2.4;
/** A small map is not blown up. */
const FITTED = 1.25;
/** What the map could be larger by without being worth a movement. */
const WORTH = 0.97;
/** … while the window itself changes, for it may do so often */
const WORTH_RESIZING = 0.9;
/** How much of the map always stays in the window, in pixels. */
const LEFT_IN_SIGHT = 60;
/** How long it takes to go somewhere, in milliseconds. */
export const GLIDE = 260;

/** What the camera is to show while nobody moves it. */
export interface Subject {
  /** all of this, if it can be seen large enough */
  all: Box;
  /** … or at least this */
  most: Box;
  /** how many pixels a unit has to be wide at least */
  least: number;
  /** may it come closer again, where there is less to see than before? */
  closer: boolean;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** the window, in pixels */
  width = $state(0);
  height = $state(0);
  /** a player has moved it, so it no longer follows the game */
  held = $state(false);
  /** so many pixels at the right of the window are covered by tools */
  covered = 0;
  /** the window that it was last pointed in */
  #fitted = "";
  /** it moves smoothly instead of jumping */
  gliding = $state(false);
  /** when it arrives, by `performance.now()` */
  arrives = 0;

  /** The window in units of the map. */
  get seen(): Box {
    const { x, y, scale, width, height } = this;
    return {
      left: -x / scale,
      top: -y / scale,
      right: (width - x) / scale,
      bottom: (height - y) / scale,
    };
  }

  /** Is all of a box in the window? */
  shows(box: Box): boolean {
    const { seen } = this;
    return (
      box.left >= seen.left - TOLERANCE &&
      box.top >= seen.top - TOLERANCE &&
      box.right <= seen.right + TOLERANCE &&
      box.bottom <= seen.bottom + TOLERANCE
    );
  }

  /** Show the whole box, as large as possible; from now on it follows the game again. */
  fit(box: Box): void {
    this.scale = limited(this.#scaleOf(box), SMALLEST, FITTED);
    this.#turn(box, box);
    this.held = false;
    this.gliding = false;
    this.#fitted = this.#window;
  }

  /**
   * Show what matters now. Nothing moves as long as it is in sight; it is brought into sight without a new scale, if it
   * fits; and only what has outgrown the window is drawn smaller.
   */
  follow({ all, most, least, closer }: Subject): void {
    if (this.held || !this.width || !this.height) return;
    const first = this.#fitted === "";
    const resized = this.#fitted !== this.#window;
    this.#fitted = this.#window;
    const whole = this.#scaleOf(all);
    const best = limited(whole, least, FITTED);
    const larger = closer ? WORTH : resized ? WORTH_RESIZING : 0;
    if (first || best * EVEN < this.scale || this.scale < best * larger) {
      this.scale = best;
      this.#turn(all, most);
      if (!first && !resized) this.glide();
      else this.gliding = false;
    } else if (whole * EVEN >= this.scale) {
      if (!this.#clears(all)) this.reveal(all);
    } else if (!this.#clears(most)) this.reveal(most);
  }

  get #window(): string {
    return `${this.width} ${this.height}`;
  }

  /** The window without what tools cover. */
  get #free(): number {
    return this.width - this.covered;
  }

  /** Is all of a box in sight, with nothing over it? */
  #clears(box: Box): boolean {
    return this.shows({ ...box, right: box.right + this.covered / this.scale });
  }

  /** The largest scale at which a box is seen whole. */
  #scaleOf({ left, top, right, bottom }: Box): number {
    return Math.min(this.#free / (right - left), this.height / (bottom - top));
  }

  /** Turn to a box, or where it is too long for the window to the part of it that matters most. */
  #turn(all: Box, most: Box): void {
    const { scale, width, height } = this;
    this.x = turned(all.left, all.right, most.left, most.right, scale, width, this.covered);
    this.y = turned(all.top, all.bottom, most.top, most.bottom, scale, height, 0);
  }

  /** Move the middle of a box to the middle of the window. */
  centre(box: Box): void {
    this.x = this.width / 2 - ((box.left + box.right) / 2) * this.scale;
    this.y = this.height / 2 - ((box.top + box.bottom) / 2) * this.scale;
  }

  /** Make the next movement a smooth one. */
  glide(): void {
    this.gliding = true;
    this.arrives = performance.now() + GLIDE;
  }

  /** Move a box into the window, as little as possible. */
  reveal(box: Box): void {
    this.glide();
    this.x += shift(this.x + box.left * this.scale, this.x + box.right * this.scale, this.#free);
    this.y += shift(this.y + box.top * this.scale, this.y + box.bottom * this.scale, this.height);
  }

  /** Move by some pixels, but never off the map. */
  pan(right: number, down: number, map: Box): void {
    this.held = true;
    this.gliding = false;
    const { scale, width, height } = this;
    this.x = limited(
      this.x + right,
      LEFT_IN_SIGHT - map.right * scale,
      width - LEFT_IN_SIGHT - map.left * scale,
    );
    this.y = limited(
      this.y + down,
      LEFT_IN_SIGHT - map.bottom * scale,
      height - LEFT_IN_SIGHT - map.top * scale,
    );
  }

  /** Zoom around a point of the window (default: its middle), which stays where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.held = true;
    this.gliding = false;
    const scale = limited(this.scale * factor, SMALLEST, LARGEST);
    this.x = x - ((x - this.x) / this.scale) * scale;
    this.y = y - ((y - this.y) / this.scale) * scale;
    this.scale = scale;
  }
}

/** rounding, in units of the map */
const TOLERANCE = 0.01;
/** … and in scales */
const EVEN = 1.0001;

/** Where the origin of the map is along one axis of the window, so that all is in the middle, or at least what matters most. */
function turned(
  from: number,
  to: number,
  mostFrom: number,
  mostTo: number,
  scale: number,
  length: number,
  covered: number,
): number {
  const size = (to - from) * scale;
  if (size <= length - covered) {
    // in the middle of the window, unless it would be covered there
    const start = Math.min((length - size) / 2, length - covered - size);
    return start - from * scale;
  }
  const wished = (length - covered) / 2 - ((mostFrom + mostTo) / 2) * scale;
  return limited(wished, length - covered - to * scale, -from * scale);
}

const known = new WeakMap<Stage, Camera>();

/** The camera over a table's map. */
export function cameraOf(stage: Stage): Camera {
  const before = known.get(stage);
  if (before) return before;
  const camera = new Camera();
  known.set(stage, camera);
  return camera;
}

/**
 * Bring a box into the window and wait until the camera has arrived, so that what is measured next stays where it is.
 * If a player has moved the camera, it stays there.
 */
export async function lookAt(stage: Stage, box: Box): Promise<void> {
  const camera = cameraOf(stage);
  if (!camera.held && camera.width && !camera.shows(box)) camera.reveal(box);
  await tick();
  const left = camera.arrives - performance.now();
  if (left > 0) await stage.pause(left);
}

function limited(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** How far something has to move to be between 0 and a length. If it is too long, its start wins. */
function shift(from: number, to: number, length: number): number {
  if (to > length) from -= to - length;
  const missing = to > length ? length - to : 0;
  return from < 0 ? missing - from : missing;
}
