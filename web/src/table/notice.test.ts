import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../settings.svelte";
import { words } from "../words/words.svelte";
import { Notice } from "./notice";

let notes: number;
let notified: string[];
let notice: Notice;

class FakeNotification {
  static permission = "granted";
  constructor(title: string) {
    notified.push(title);
  }
}

class FakeTone {
  connect = (next: unknown) => next;
  start = () => notes++;
  stop = () => {};
}

class FakeVolume {
  gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  };
  connect = (next: unknown) => next;
}

class FakeAudio {
  currentTime = 0;
  destination = {};
}

/** Somebody else plays for a while, then it is my turn. */
function waitForMyTurn(seconds = 60): void {
  notice.tell(false);
  vi.advanceTimersByTime(1000 * seconds);
  notice.tell(true);
}

beforeEach(() => {
  notes = 0;
  notified = [];
  vi.useFakeTimers();
  vi.spyOn(words, "t").mockImplementation((key) => key);
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("OscillatorNode", FakeTone);
  vi.stubGlobal("GainNode", FakeVolume);
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  Object.assign(settings.choices, { title: true, sound: true, notify: true });
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  FakeNotification.permission = "granted";
  notice = new Notice();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("when my turn comes the tab says so, two notes sound, and the browser notifies", () => {
  waitForMyTurn();
  expect(document.title).toBe("notice-title");
  expect(notes).toBe(2);
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
  Object.assign(settings.choices, { title: false, sound: false, notify: false });
  waitForMyTurn();
  expect(document.title).toBe("page-title");
  expect(notes).toBe(0);
  expect(notified).toEqual([]);
});

test("whoever looks is not notified, and hears nothing right after acting", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  waitForMyTurn(1);
  expect([notes, notified.length]).toEqual([0, 0]);
  waitForMyTurn(60);
  expect([notes, notified.length]).toEqual([2, 0]);
});

test("nobody is notified who has not allowed it", () => {
  FakeNotification.permission = "default";
  waitForMyTurn();
  expect(notified).toEqual([]);
});
