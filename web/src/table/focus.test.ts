import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepFocus } from "./focus";

/** Until the watcher was told of changes and has let others act first. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 10));

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
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
});

test("and again, when the question itself has given way to another", async () => {
  button("a").focus();
  button("a").remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
  heading()!.remove();
  await moment();
  document.body.insertAdjacentHTML("beforeend", `<h1 tabindex="-1">Pass the screen</h1>`);
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
});

test("unless it was put elsewhere at once", async () => {
  button("a").focus();
  button("a").remove();
  await Promise.resolve().then(() => button("b").focus());
  await moment();
  expect(document.activeElement).toBe(button("b"));
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
