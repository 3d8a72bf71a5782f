import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Session } from "../session.svelte";
import type { Load } from "./carrying";
import { Drag } from "./drag.svelte";

/** As much of a session as a hand needs: a gem goes to 1 or 2, never to 3. */
function table() {
  return {
    idle: true,
    chosen: null as string | null,
    begun: null as string | null,
    aim: null as string | null,
    frame: { version: 1 },
    legal: ["lay gem 1", "lay gem 2"],
    isLegal(action: string) {
      return this.legal.includes(action);
    },
    choose: vi.fn(),
    refuse: vi.fn(),
    whyNot: vi.fn(() => Promise.resolve("It is full.")),
    stage: { play: () => Promise.resolve() },
    game: { carrying: { load: () => load } },
  };
}

let session: ReturnType<typeof table>;
let load: Load;
let drag: Drag;
let below: string | null;
const piece = document.createElement("button");
piece.dataset["carry"] = "gem";

beforeEach(() => {
  vi.useFakeTimers();
  session = table();
  load = {
    lift: () => (session.begun = "lay gem"),
    action: (place) => `lay gem ${place}`,
  };
  drag = new Drag(session as unknown as Session);
  below = null;
  document.elementsFromPoint = () => {
    const found = document.createElement("div");
    if (below !== null) found.dataset["drop"] = below;
    return [document.createElement("i"), found];
  };
  document.elementFromPoint = () => null;
});

afterEach(() => vi.useRealTimers());

function carryTo(place: string | null): void {
  drag.lift(piece, { x: 0, y: 0 }, false);
  below = place;
  drag.move({ x: 9, y: 9 });
}

test("what is carried lights its places, and where it is held its outcome is shown", () => {
  carryTo("2");
  expect([drag.what, session.begun, session.aim]).toEqual(["gem", "lay gem", "lay gem 2"]);
  below = null;
  drag.move({ x: 20, y: 20 });
  expect([drag.fits, session.aim]).toEqual([false, null]);
});

test("let go on a place that takes it, it is chosen there as by a click", () => {
  carryTo("1");
  drag.drop({ x: 9, y: 9 });
  expect(session.choose).toHaveBeenCalledExactlyOnceWith("lay gem 1");
  expect([drag.what, session.aim]).toEqual([null, null]);
});

test("a place that does not take it says why, and nothing has changed", async () => {
  session.chosen = "end";
  carryTo("3");
  await vi.advanceTimersByTimeAsync(500);
  expect(drag.why).toBe("It is full.");
  drag.drop({ x: 9, y: 9 });
  expect(session.refuse).toHaveBeenCalledExactlyOnceWith("lay gem 3");
  expect(session.choose).not.toHaveBeenCalled();
  expect([session.chosen, session.begun, session.aim]).toEqual(["end", null, null]);
});

test("let go elsewhere it flies back without a word", async () => {
  carryTo(null);
  drag.element = document.createElement("div");
  drag.drop({ x: 9, y: 9 });
  expect(drag.what).toBe("gem");
  await vi.runAllTimersAsync();
  expect(drag.what).toBeNull();
  expect(session.refuse).not.toHaveBeenCalled();
});

test("what the page does itself needs no action", () => {
  const put = vi.fn();
  load = { ...load, action: () => null, takes: (place) => place === "hand", put };
  carryTo("hand");
  expect([drag.fits, session.aim]).toEqual([true, null]);
  drag.drop({ x: 9, y: 9 });
  expect(put).toHaveBeenCalledExactlyOnceWith("hand");
});

test("what is rotated shows at once what would come of it", () => {
  let turned = 0;
  load = { ...load, action: () => `lay gem ${turned}`, turn: (step) => (turned += step) };
  carryTo("anywhere");
  expect([session.aim, drag.turn(1), session.aim]).toEqual([null, true, "lay gem 1"]);
});

test("another position in the meantime: nothing comes back that was chosen before", () => {
  session.chosen = "end";
  carryTo(null);
  session.chosen = null;
  session.frame = { version: 2 };
  drag.cancel();
  expect(session.chosen).toBeNull();
});

test("nothing is taken up while something else happens", () => {
  session.idle = false;
  expect(drag.lift(piece, { x: 0, y: 0 }, false)).toBe(false);
  expect([drag.what, session.begun]).toEqual([null, null]);
});
