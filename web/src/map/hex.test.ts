/** The parts of a map with hexagons, pointy side up, in axial coordinates. */
import { expect, test } from "vitest";

import { type Box, boxOver, type Point, widened } from "./box";
import { Camera } from "./camera.svelte";
import { jumps } from "./gestures";

/** from the middle of a cell to its corners */
const RADIUS = 50;

type Hex = [q: number, r: number];

function middleOf([q, r]: Hex): Point {
  return { x: RADIUS * Math.sqrt(3) * (q + r / 2), y: RADIUS * 1.5 * r };
}

function cornersOf(hex: Hex): Point[] {
  const { x, y } = middleOf(hex);
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 3) * n + Math.PI / 6;
    return { x: x + RADIUS * Math.cos(angle), y: y + RADIUS * Math.sin(angle) };
  });
}

function around(...cells: Hex[]): Box {
  return boxOver(cells.flatMap(cornersOf));
}

/** a cell with its six neighbours */
const FLOWER: Hex[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

function cameraOver(width: number, height: number): Camera {
  const camera = new Camera();
  camera.width = width;
  camera.height = height;
  return camera;
}

test("the box of seven hexagons is three of them wide and two and a half high", () => {
  const box = around(...FLOWER);
  expect(box.right - box.left).toBeCloseTo(3 * Math.sqrt(3) * RADIUS);
  expect(box.bottom - box.top).toBeCloseTo(5 * RADIUS);
  expect(boxOver([])).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
});

test("a camera fits all hexagons and shows each of them", () => {
  const camera = cameraOver(200, 200);
  const all = around(...FLOWER);
  camera.fit(all);
  expect(camera.scale).toBeCloseTo(200 / (all.right - all.left));
  for (const hex of FLOWER) expect(camera.shows(widened(around(hex), -0.001))).toBe(true);
  expect(camera.shows(around([2, 0]))).toBe(false);
});

test("a hexagon that grows out of the window is brought into it", () => {
  const camera = cameraOver(200, 200);
  camera.fit(around(...FLOWER));
  const { scale } = camera;
  camera.reveal(around([2, 0]));
  expect(camera.shows(widened(around([2, 0]), -0.001))).toBe(true);
  expect(camera.scale).toBe(scale);
});

test("a press on the mini-map brings that hexagon to the middle", () => {
  const camera = cameraOver(100, 80);
  const map = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  // drawn at a fifth of the map's size, with the map's origin at (60, 40) of the screen
  map.getScreenCTM = () => new DOMMatrix([0.2, 0, 0, 0.2, 60, 40]);
  const stop = jumps(camera)(map)!;
  const goal = middleOf([1, -1]);
  const at = { clientX: 60 + goal.x / 5, clientY: 40 + goal.y / 5 };
  map.dispatchEvent(new PointerEvent("pointermove", { ...at, buttons: 0 }));
  expect(camera.held).toBe(false);
  map.dispatchEvent(new PointerEvent("pointerdown", { ...at, buttons: 1 }));
  expect(camera.held).toBe(true);
  expect((camera.seen.left + camera.seen.right) / 2).toBeCloseTo(goal.x);
  expect((camera.seen.top + camera.seen.bottom) / 2).toBeCloseTo(goal.y);
  stop();
});
