/**
 * What of the map is seen. The map's origin lies at (x, y) of the window, one unit is `scale` pixels wide; so nothing
 * that is laid anywhere moves what is seen already.
 */
import type { Stage } from "../../../table/stage";
import type { Box } from "./geometry";

const SMALLEST = 0.3;
const LARGEST = 2.4;
/** A map of few cards is not blown up. */
const FITTED = 1.12;
/** So much of the map stays in the window, in pixels. */
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
  /** somebody has moved it: it does not move by itself any more */
  held = $state(false);
  /** it has found its first place */
  placed = false;
  /** it goes where it goes, and does not jump there */
  gliding = $state(false);
  /** when it is there, by `performance.now()` */
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

  /** The whole box, as large as it can be; at the right so many pixels are left for something else. */
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

  /** The middle of a box into the middle of the window. */
  centre(box: Box): void {
    this.x = this.width / 2 - ((box.left + box.right) / 2) * this.scale;
    this.y = this.height / 2 - ((box.top + box.bottom) / 2) * this.scale;
  }

  /** What it does next takes a while. */
  glide(): void {
    this.gliding = true;
    this.arrives = performance.now() + GLIDE;
  }

  /** Moves a box into the window, by as little as it takes. */
  reveal(box: Box): void {
    this.glide();
    this.x += shift(this.x + box.left * this.scale, this.x + box.right * this.scale, this.width);
    this.y += shift(this.y + box.top * this.scale, this.y + box.bottom * this.scale, this.height);
  }

  /** By so many pixels, but never off the map. */
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

  /** What lies under a point of the window stays there; without one it is the middle. */
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

function limited(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** How far something has to move to lie between 0 and a length; its beginning counts more than its end. */
function shift(from: number, to: number, length: number): number {
  if (to > length) from -= to - length;
  const missing = to > length ? length - to : 0;
  return from < 0 ? missing - from : missing;
}
