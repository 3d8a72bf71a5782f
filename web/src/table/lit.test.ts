import { beforeEach, expect, test } from "vitest";

import { lit } from "./lit";
import { Stage } from "./stage";

let stage: Stage;

beforeEach(() => {
  document.body.innerHTML = `<b data-place="one"></b><b data-place="two"></b>`;
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  stage = new Stage(
    () => document.body,
    () => false,
  );
});

test("places are outlined until something else is spoken of", () => {
  const end = lit(stage, ["two", "elsewhere"]);
  expect([...document.querySelectorAll("[data-spoken-of]")]).toEqual([stage.at("two")]);
  end();
  expect(document.querySelectorAll("[data-spoken-of]")).toHaveLength(0);
});
