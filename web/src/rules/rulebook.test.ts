import { afterEach, beforeEach, expect, test } from "vitest";

import { rulebook } from "./rulebook.svelte";

beforeEach(() => {
  document.body.innerHTML = `
    <section data-rule="around">
      <button id="plain">?</button>
      <button id="drawn"><i data-rule="piece"></i></button>
      <button id="own" data-rule="own"><i data-rule="piece"></i></button>
    </section>
    <p id="nothing"></p>`;
  rulebook.lay("nidavellir");
});

afterEach(() => rulebook.putAway());

test("a thing is explained by what it says itself, what is drawn in it, or what it lies in", () => {
  const about = (id: string) => rulebook.about(document.getElementById(id)!);
  expect(about("own")).toBe("own");
  expect(about("drawn")).toBe("piece");
  expect(about("plain")).toBe("around");
  expect(about("nothing")).toBeNull();
});

test("a game without rules has no links", async () => {
  rulebook.lay("zavandor");
  rulebook.open("anything");
  expect(rulebook.anchor).toBeNull();
  expect(rulebook.about(document.getElementById("own")!)).toBeNull();
  expect(await rulebook.why("why-over")).toBeNull();
});
