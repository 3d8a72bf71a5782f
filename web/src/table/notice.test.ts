import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../settings.svelte";
import { SOUNDED, unplug } from "../ui/sound/sound";
import { fakeAudio } from "../ui/sound/fake";
import { words } from "../words/words.svelte";
import { Notice } from "./notice";

let rung: number;
const ring = () => rung++;
let notified: string[];
let notice: Notice;

class FakeNotification {
  static permission = "granted";
  constructor(title: string) {
    notified.push(title);
  }
}

/** Somebody else plays for a while, then it is my turn. */
function waitForMyTurn(seconds = 60): void {
  notice.tell(false);
  vi.advanceTimersByTime(1000 * seconds);
  notice.tell(true);
}

beforeEach(() => {
  rung = 0;
  addEventListener(SOUNDED, ring);
  unplug();
  fakeAudio();
  notified = [];
  vi.useFakeTimers();
  vi.spyOn(words, "t").mockImplementation((key) => key);
  vi.stubGlobal("Notification", FakeNotification);
  Object.assign(settings.choices, { title: true, sound: true, bell: true, notify: true });
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  FakeNotification.permission = "granted";
  notice = new Notice();
});

afterEach(() => {
  removeEventListener(SOUNDED, ring);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("when my turn comes the tab says so, a bell rings, and the browser notifies", () => {
  waitForMyTurn();
  expect(document.title).toBe("notice-title");
  expect(rung).toBe(1);
  expect(notified).toEqual(["notice-title"]);
});

test("it is told once, and the tab is quiet again when I have acted", () => {
  waitForMyTurn();
  notice.tell(true);
  expect(notified).toHaveLength(1);
  notice.tell(false);
  expect(document.title).toBe("page-title");
});

test("each of the three can be switched off", () => {
  Object.assign(settings.choices, { title: false, bell: false, notify: false });
  waitForMyTurn();
  expect(document.title).toBe("page-title");
  expect(rung).toBe(0);
  expect(notified).toEqual([]);
});

test("whoever looks is not notified, and hears nothing right after acting", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  waitForMyTurn(1);
  expect([rung, notified.length]).toEqual([0, 0]);
  waitForMyTurn(60);
  expect([rung, notified.length]).toEqual([1, 0]);
});

test("nobody is notified who has not allowed it", () => {
  FakeNotification.permission = "default";
  waitForMyTurn();
  expect(notified).toEqual([]);
});
