import { beforeEach, expect, test } from "vitest";

import { litPieces, piecesOf } from "./pieces";

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
