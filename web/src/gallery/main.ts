/**
 * The gallery: every screen in every state, without a server and without playing.
 *
 * `gallery.html` lists them; `gallery.html#position=recruit&theme=light&lang=de` shows one.
 */
import { mount } from "svelte";

import App from "../App.svelte";
import { router } from "../route.svelte";
import { type Choices, settings } from "../settings.svelte";
import "../style/style";
import { type Language, words } from "../words/words.svelte";
import { exhibits, games } from "./exhibits";
import Gallery from "./Gallery.svelte";
import { standIn } from "./standin";

const wish = new URLSearchParams(location.hash.slice(1));
addEventListener("hashchange", () => location.reload());

Object.assign(settings.choices, {
  theme: (wish.get("theme") ?? "dark") as Choices["theme"],
  size: (wish.get("size") ?? "m") as Choices["size"],
  letters: wish.has("letters"),
  // no forced move is played: the picture must not change
  forced: false,
});
settings.show();
await words.speak((wish.get("lang") ?? "en") as Language);

const exhibit = exhibits[wish.get("position") ?? ""];
if (exhibit) {
  standIn(exhibit);
  // a lesson that was begun on an earlier visit is none of this one
  localStorage.clear();
  router.route = exhibit.route;
  mount(App, { target: document.body });
  for (const selector of exhibit.presses ?? []) (await present(selector)).click();
  // not the page that asks for patience
  await present("main:not(:has(> h1[role=status]))");
  if (exhibit.route.at === "table" && exhibit.position?.frame.view?.over === false)
    await present("[data-place=decision], .curtain");
} else {
  await words.learn(...Object.keys(games));
  mount(Gallery, { target: document.body });
}
// a table is there when all its parts are: each is loaded on demand
await new Promise((resolve) => setTimeout(resolve, 50));
document.documentElement.dataset["shown"] = "";

/** What is found by a selector, as soon as it is there. */
async function present(selector: string): Promise<HTMLElement> {
  for (;;) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
