import { beforeEach, expect, test } from "vitest";

import { Camera } from "./camera.svelte";

const MAP = { left: 100, top: 0, right: 1100, bottom: 400 };
let camera: Camera;

beforeEach(() => {
  camera = new Camera();
  camera.width = 500;
  camera.height = 400;
});

test("all of a box is seen, in the middle, as large as it can be", () => {
  camera.fit(MAP);
  expect(camera.scale).toBe(0.5);
  expect(camera.seen).toEqual({ left: 100, top: -200, right: 1100, bottom: 600 });
  expect(camera.shows(MAP)).toBe(true);
});

test("a small map is not blown up", () => {
  camera.fit({ left: 0, top: 0, right: 100, bottom: 100 });
  expect(camera.scale).toBeLessThan(1.2);
});

test("what lies under the pointer stays there when it comes closer", () => {
  camera.fit(MAP);
  const under = (x: number) => (x - camera.x) / camera.scale;
  const before = under(120);
  camera.zoom(1.5, 120, 50);
  expect(under(120)).toBeCloseTo(before);
  camera.zoom(100);
  expect(camera.scale).toBeLessThan(3);
  camera.zoom(0.0001);
  expect(camera.scale).toBeGreaterThan(0.2);
});

test("nobody loses the map", () => {
  camera.fit(MAP);
  camera.pan(5000, 5000, MAP);
  expect(camera.seen.right).toBeGreaterThan(MAP.left);
  expect(camera.seen.bottom).toBeGreaterThan(MAP.top);
  camera.pan(-9000, -9000, MAP);
  expect(camera.seen.left).toBeLessThan(MAP.right);
  expect(camera.held).toBe(true);
});

test("something comes into the window by as little as it takes", () => {
  camera.scale = 1;
  camera.reveal({ left: 100, top: 100, right: 200, bottom: 200 });
  expect([camera.x, camera.y]).toEqual([0, 0]);
  camera.reveal({ left: 450, top: -30, right: 550, bottom: 70 });
  expect([camera.x, camera.y]).toEqual([-50, 30]);
});
