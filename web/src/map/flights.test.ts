import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../settings.svelte";
import { Stage } from "../table/stage";
import { APART, boxOf, drawing, flyBetween } from "./flights";

const BOXES: Record<string, DOMRect> = {
  from: new DOMRect(0, 0, 40, 40),
  to: new DOMRect(200, 100, 60, 20),
};
const gem = { make: () => drawing("gem", "0 0 32 32"), width: 30, height: 30 };
let stage: Stage;

beforeEach(() => {
  document.body.innerHTML = `<div data-place="from"></div><div data-place="to"></div>`;
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  for (const place of document.querySelectorAll<HTMLElement>("[data-place]"))
    place.getBoundingClientRect = () => BOXES[place.dataset["place"]!]!;
  stage = new Stage(
    () => document.body,
    () => false,
  );
  stage.fly = vi.fn(() => Promise.resolve());
});

afterEach(() => (settings.choices.motion = "auto"));

test("pieces start one after the other, and leave nothing behind", async () => {
  await flyBetween(stage, gem, "from", "to", 3, { duration: 100 });
  const flights = vi.mocked(stage.fly).mock.calls;
  expect(flights.map(([, , flight]) => flight!.delay)).toEqual([0, APART, 2 * APART]);
  expect(flights[0]![0]).toMatchObject({ style: { left: "5px", top: "5px", width: "30px" } });
  expect(document.body.children).toHaveLength(2);
});

test("nothing flies to a place that is not on the screen", async () => {
  expect(boxOf(stage, "elsewhere")).toBeNull();
  await flyBetween(stage, gem, "from", "elsewhere", 1, { duration: 100 });
  expect(stage.fly).not.toHaveBeenCalled();
});

test("without motion the goal is outlined instead", async () => {
  settings.choices.motion = "off";
  await flyBetween(stage, gem, "from", "to", 1, { duration: 100 });
  expect(stage.fly).not.toHaveBeenCalled();
  expect(stage.at("to")!.classList).toContain("changed");
});
