import { beforeEach, expect, test } from "vitest";

import { litPieces, piecesOf, seenBox } from "./pieces";

beforeEach(() => {
  document.body.innerHTML = `
    <button id="card" class="legal" data-action="play inn"></button>
    <button id="other" class="legal" data-action="play shop"></button>
    <button id="cell" class="selected" data-action="play inn 2,1 0"></button>
    <button id="closed" data-action="place"></button>`;
  // nothing has a size here; what is gone has none in the browser
  Element.prototype.getClientRects = () => [1] as unknown as DOMRectList;
});

const ids = (elements: Element[]) => elements.map(({ id }) => id);

test("an action is about the pieces that stand for it or for its first words, if they are lit", () => {
  expect(ids(piecesOf("play inn 2,1 0"))).toEqual(["card", "cell"]);
  expect(ids(piecesOf("play inn 0,0 0"))).toEqual(["card"]);
  expect(ids(piecesOf("place 0,0"))).toEqual([]);
});

test("lit is what can be pressed or is chosen", () => {
  expect(ids(litPieces())).toEqual(["card", "other", "cell"]);
});

test("of a piece that its frame cuts, the rest is seen, or nothing", () => {
  document.body.innerHTML = `<div style="overflow: hidden"><b></b><i></i></div>`;
  const [frame, cut, gone] = ["div", "b", "i"].map((name) => document.querySelector(name)!);
  frame!.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  cut!.getBoundingClientRect = () => new DOMRect(80, 90, 40, 40);
  gone!.getBoundingClientRect = () => new DOMRect(120, 90, 40, 40);
  expect(seenBox(cut!)).toEqual({ left: 80, top: 90, width: 20, height: 10 });
  expect(seenBox(gone!)).toBeNull();
});
