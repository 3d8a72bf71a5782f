import { afterEach, beforeEach, expect, test } from "vitest";

import { keepFocus } from "./focus";

/** The watcher is told of changes a moment later. */
const moment = () => new Promise((resolve) => setTimeout(resolve));

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<h1 tabindex="-1">Take a card</h1><button id="a"></button><button id="b"></button>`;
  stop = keepFocus();
});
afterEach(() => stop());

const button = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
const heading = () => document.querySelector("h1");

test("the question gets the focus when what had it is gone", async () => {
  button("a").focus();
  button("a").remove();
  await moment();
  expect(document.activeElement).toBe(heading());
});

test("nothing is taken from who has the focus, or never had it", async () => {
  button("b").remove();
  await moment();
  expect(document.activeElement).toBe(document.body);
  button("a").focus();
  heading()!.textContent = "Wait";
  await moment();
  expect(document.activeElement).toBe(button("a"));
});
