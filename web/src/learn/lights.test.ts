import { beforeEach, describe, expect, it } from "vitest";

import { bringIntoView, leastCovering, litElements } from "./lights";

describe("litElements", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <i data-place="seat-0-coin-0"></i><i data-place="seat-0-coin-1"></i>
      <i data-place="market"></i><b data-action="take W9"></b>`;
    // nothing has a size here; what is gone has none in the browser
    Element.prototype.getClientRects = () => [1] as unknown as DOMRectList;
  });

  it("finds a place, all places that begin alike, and pieces by their action", () => {
    expect(litElements(["market"], [])).toHaveLength(1);
    expect(litElements(["seat-0-coin-*"], [])).toHaveLength(2);
    expect(litElements(["seat-0-coin"], ["take W9"])).toHaveLength(1);
  });

  it("lights nothing where nothing is named", () => {
    expect(litElements([], [])).toEqual([]);
  });
});

describe("bringIntoView", () => {
  it("seeks what is to be pressed last, and tells what moves things by itself", () => {
    document.body.innerHTML = `<div><b data-action="dig 0,0"></b><i data-place="cell-1,0"></i></div>`;
    Element.prototype.scrollIntoView = () => undefined;
    const sought: string[] = [];
    document.body.addEventListener("seek", ({ target }) =>
      sought.push((target as Element).tagName),
    );
    const elements = [...document.querySelectorAll("b, i")];
    expect(bringIntoView(elements, ["dig 0,0"])).toBe(true);
    expect(sought).toEqual(["I", "B"]);
    expect(bringIntoView([], [])).toBe(false);
  });
});

describe("leastCovering", () => {
  const left = { left: 0, top: 0, width: 100, height: 100 };
  const right = { left: 500, top: 0, width: 100, height: 100 };

  it("takes the first place where nothing is covered", () => {
    expect(leastCovering([left, right], [])).toBe(0);
  });

  it("goes out of the way of what is spoken of", () => {
    expect(leastCovering([left, right], [{ left: 50, top: 50, width: 10, height: 10 }])).toBe(1);
  });

  it("covers the least where something must be covered", () => {
    const wide = { left: 0, top: 0, width: 550, height: 100 };
    expect(leastCovering([left, right], [wide])).toBe(1);
  });
});
