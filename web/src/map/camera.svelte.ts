/**
 * What part of the map is visible. The map's origin is at (x, y) of the window and one unit is `scale` pixels wide, so a
 * map that grows in any direction does not move what you already see. All boxes are in units of the map: the camera does
 * not know whether its cells are squares, hexagons or anything else.
 */
import { tick } from "svelte";

import type { Stage } from "../table/stage";
import type { Box } from "./box";

const SMALLEST = 0.3;
const LARGEST = 2.4;
/** A small map is not blown up. */
const FITTED = 1.12;
/** How much of the map always stays in the window, in pixels. */
const LEFT_IN_SIGHT = 60;
/** How long it takes to go somewhere, in milliseconds. */
export const GLIDE = 220;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** the window, in pixels */
  width = $state(0);
  height = $state(0);
  /** a player has moved it, so it no longer follows the game */
  held = $state(false);
  /** it has been pointed somewhere for the first time */
  placed = false;
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
      box.left >= seen.left &&
      box.top >= seen.top &&
      box.right <= seen.right &&
      box.bottom <= seen.bottom
    );
  }

  /** Show the whole box, as large as possible, and keep `reserved` pixels at the right for something else. */
  fit(box: Box, reserved = 0): void {
    const { height } = this;
    const width = this.width - reserved;
    const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), FITTED);
    this.scale = limited(scale, SMALLEST, LARGEST);
    this.centre(box);
    this.x -= reserved / 2;
    this.held = false;
    this.gliding = false;
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
    this.x += shift(this.x + box.left * this.scale, this.x + box.right * this.scale, this.width);
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
