import { expect, test } from "vitest";

import { Camera } from "../../../map/camera.svelte";
import { boxAround } from "./geometry";
import { isFar, subjectOf } from "./framing";
import { table } from "./testing";

const view = table(
  ["castle", "0,0", 0, 0],
  ["inn", "1,0", 0],
  ["shop", "2,0", 0],
  ["castle", "9,0", 0, 1],
);
const usual = { lit: [], seat: 0, phone: false, myTurn: false };

function seen(width: number, height: number, more: Partial<Parameters<typeof subjectOf>[1]> = {}) {
  const camera = new Camera();
  Object.assign(camera, { width, height });
  camera.follow(subjectOf(view, { ...usual, ...more }));
  return camera;
}

test("the cards fill the window", () => {
  const camera = seen(1136, 400);
  expect(camera.shows(boxAround(["0,0", "9,0"]))).toBe(true);
  expect(100 * camera.scale).toBeGreaterThan(98);
});

test("while places are lit they are in the window, too", () => {
  const lit = ["-1,0", "10,0"];
  expect(seen(1136, 400).shows(boxAround(lit))).toBe(false);
  expect(seen(1136, 400, { lit }).shows(boxAround(lit))).toBe(true);
});

test("on a phone a card stays as large as a finger, and what is lit or one's own is seen first", () => {
  const phone = seen(380, 300, { phone: true });
  expect(100 * phone.scale).toBeGreaterThan(60);
  expect(phone.shows(boxAround(["0,0"]))).toBe(true);
  const lit = seen(380, 300, { phone: true, lit: ["8,0"] });
  expect(100 * lit.scale).toBeGreaterThanOrEqual(44);
  expect(lit.shows(boxAround(["8,0"]))).toBe(true);
  // of another seat: there
  expect(seen(380, 300, { phone: true, seat: 1 }).shows(boxAround(["9,0"]))).toBe(true);
});

test("the map comes closer when the turn is over, not between two of its actions", () => {
  const lit = ["-1,0", "10,0"];
  const camera = seen(1136, 400, { lit, myTurn: true });
  const { scale } = camera;
  camera.follow(subjectOf(view, { ...usual, myTurn: true }));
  expect(camera.scale).toBe(scale);
  camera.follow(subjectOf(view, usual));
  expect(camera.scale).toBeGreaterThan(scale);
});

test("a card of less than 80 pixels shows no small print", () => {
  expect([isFar(0.79), isFar(0.8)]).toEqual([true, false]);
});
