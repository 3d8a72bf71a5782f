import { beforeEach, describe, expect, it } from "vitest";

import { bringIntoView, litElements } from "./lights";

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
