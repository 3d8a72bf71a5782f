/** The sheet on which a thing is explained: one for the whole page, beside what it explains. */
import { rulebook } from "../rules/rulebook.svelte";
import { words } from "../words/words.svelte";
import { place } from "./placing";

export type Content = string | Promise<string>;

/** What somebody may want to press next is not covered. */
const LIT = ".legal, .selected";

/** The text in the first element, the way to the rules in the second. */
let sheet: { whole: HTMLElement; text: HTMLElement; more: HTMLButtonElement } | null = null;
let owner: Element | null = null;

function made() {
  if (!sheet) {
    const whole = document.createElement("div");
    const text = document.createElement("div");
    const more = document.createElement("button");
    whole.className = "tooltip parchment";
    text.id = "tooltip";
    text.setAttribute("role", "tooltip");
    // keyboards have a key of their own for it
    more.tabIndex = -1;
    more.addEventListener("click", () => {
      const anchor = owner && rulebook.about(owner);
      hide();
      if (anchor !== null) rulebook.open(anchor);
    });
    whole.append(text, more);
    sheet = { whole, text, more };
  }
  return sheet;
}

/** The element whose explanation is shown. */
export function shown(): Element | null {
  return owner;
}

/** Is this part of the sheet? */
export function isSheet(target: EventTarget | null): boolean {
  return sheet?.whole.contains(target as Node | null) ?? false;
}

export async function show(element: Element, content: () => Content): Promise<void> {
  hide();
  owner = element;
  const said = await content();
  if (owner !== element) return;
  if (!said || !element.isConnected) {
    owner = null;
    return;
  }
  const { whole, text, more } = made();
  // inside a modal dialog only what is in it is on top
  const ground = element.closest("dialog") ?? document.body;
  ground.append(whole);
  text.textContent = said;
  more.textContent = words.t("rules");
  more.hidden = rulebook.about(element) === null;
  const kept = [...ground.querySelectorAll(LIT)]
    .filter((lit) => lit !== element && !lit.contains(element))
    .map((lit) => lit.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const size = { width: whole.offsetWidth, height: whole.offsetHeight };
  const window = { width: innerWidth, height: innerHeight };
  const { left, top } = place(size, element.getBoundingClientRect(), kept, window);
  whole.style.left = `${left}px`;
  whole.style.top = `${top}px`;
  whole.classList.add("shown");
  element.setAttribute("aria-describedby", text.id);
}

export function hide(): void {
  owner?.removeAttribute("aria-describedby");
  owner = null;
  sheet?.whole.classList.remove("shown");
}
