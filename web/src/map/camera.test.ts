import { beforeEach, describe, expect, test } from "vitest";

import type { Box } from "./box";
import { Camera, type Subject } from "./camera.svelte";

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
  expect(camera.scale).toBeLessThan(1.3);
});

describe("while nobody moves it", () => {
  const follow = (all: Box, more: Partial<Subject> = {}) =>
    camera.follow({ all, most: all, least: 0.4, closer: false, ...more });
  const wide = (units: number): Box => ({ left: 0, top: 0, right: units, bottom: 100 });
  const at = () => [camera.x, camera.y, camera.scale];

  test("it shows all as large as possible, and does not move with what is in sight already", () => {
    follow(wide(500));
    expect(camera.scale).toBe(1);
    const before = at();
    follow(wide(400));
    follow({ ...wide(500), top: -100, bottom: 200 });
    expect(at()).toEqual(before);
  });

  test("what grows out of the window comes into it, without a new scale where there is room", () => {
    camera.height = 100;
    follow(wide(450));
    expect(camera.scale).toBe(1);
    follow({ ...wide(450), left: 50, right: 500 });
    expect(camera.scale).toBe(1);
    expect(camera.shows({ ...wide(450), left: 50, right: 500 })).toBe(true);
    expect(camera.gliding).toBe(true);
  });

  test("only what has outgrown the window makes it smaller, and it comes closer only if it may", () => {
    follow(wide(500));
    follow(wide(1000));
    expect(camera.scale).toBe(0.5);
    follow(wide(500));
    expect(camera.scale).toBe(0.5);
    follow(wide(500), { closer: true });
    expect(camera.scale).toBe(1);
  });

  test("nothing is drawn smaller than can be read: then the part that matters most is seen", () => {
    const most = { left: 1700, top: 0, right: 1800, bottom: 100 };
    follow(wide(2000), { most });
    expect(camera.scale).toBe(0.4);
    expect(camera.shows(most)).toBe(true);
    expect(camera.seen.right).toBe(2000);
    const moved = { left: 300, top: 0, right: 400, bottom: 100 };
    follow(wide(2000), { most: moved });
    expect(camera.shows(moved)).toBe(true);
  });

  test("nothing that matters is under the tools", () => {
    camera.covered = 100;
    follow(wide(500));
    expect(camera.seen.right).toBeCloseTo(500 + 100 / 0.8);
  });

  test("another window is filled anew, at once", () => {
    follow(wide(500));
    camera.width = 250;
    follow(wide(500));
    expect([camera.scale, camera.gliding]).toEqual([0.5, false]);
  });

  test("whoever has moved it keeps it, until all is shown", () => {
    follow(wide(500));
    camera.zoom(0.5);
    const before = at();
    follow(wide(2000));
    expect(at()).toEqual(before);
    camera.fit(wide(2000));
    follow(wide(3000), { least: 0.1 });
    expect(camera.scale).toBeCloseTo(1 / 6);
  });
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
