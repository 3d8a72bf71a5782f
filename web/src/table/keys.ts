/**
 * The table by keyboard. Pieces are buttons, so Tab, Enter and Space are the browser's; here is what
 * the table adds. A game that uses a key itself prevents its default.
 */
import { rulebook } from "../rules/rulebook.svelte";
import { explained } from "../ui/tip";
import { settings } from "../settings.svelte";
import { type Direction, nearest } from "./nearest";
import type { Session } from "./session.svelte";

/** What has keys of its own. */
const OWN_KEYS = "input, select, textarea, dialog, [contenteditable]";
/** What Enter and Space press anyway. */
const PRESSED = "button, a[href], summary";
/** Arrows stay inside one of these. */
const GROUP = "[role=group], [role=list], [role=toolbar], section, .panel";
/** Arrows from outside do not stop at its buttons. */
const APART = "[role=toolbar]";

export function pressKey(event: KeyboardEvent, session: Session, help: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element;
  if (target.closest(OWN_KEYS) || document.querySelector("dialog[open]")) return;
  if (act(event.key, target, session, help)) event.preventDefault();
}

/** Does what a key means; false if it means nothing here. */
function act(key: string, target: Element, session: Session, help: () => void): boolean {
  if (session.animating && (key === "Escape" || key === " ")) {
    session.stage.skip();
    return true;
  }
  // letters, digits and arrows are how a screen reader goes through words
  if (settings.choices.inWords && key !== "Escape" && key !== "?") return false;
  if (key.startsWith("Arrow")) return moveFocus(target, key as Direction);
  if (/^[1-9]$/.test(key)) return pressLit(Number(key));
  switch (key) {
    case "Escape":
      // the browser closes it
      if (document.querySelector("[popover]:popover-open")) return false;
      if (session.advice === null) session.clear();
      else session.advice = null;
      return true;
    case "Enter":
      if (target.closest(PRESSED) || session.chosen === null) return false;
      session.confirm();
      return true;
    case "u":
      void session.undo();
      return true;
    case "h":
      if (session.table?.hints && session.myTurn) void session.hint();
      return true;
    case "a":
      void session.again();
      return true;
    case "m":
      settings.choices.sound = !settings.choices.sound;
      return true;
    case "r":
      return lookUp(target);
    case "?":
      help();
      return true;
    default:
      return false;
  }
}

/** Opens the rules about the piece that is explained, pointed at or focused; about nothing of these, from the start. */
function lookUp(focused: Element): boolean {
  const pointedAt = [...document.querySelectorAll(":hover")].at(-1);
  const things = [explained(), pointedAt, focused].filter((thing) => thing != null);
  const anchors = things.map((thing) => rulebook.about(thing));
  rulebook.open(anchors.find((anchor) => anchor !== null) ?? "");
  return rulebook.game !== null;
}

/** Chooses the n-th highlighted piece. */
function pressLit(number: number): boolean {
  const lit = [...document.querySelectorAll<HTMLElement>("[data-action].legal")].filter(isVisible);
  const piece = lit[number - 1];
  piece?.focus();
  piece?.click();
  return piece !== undefined;
}

/** From a button to its neighbour in the same group. */
function moveFocus(from: Element, direction: Direction): boolean {
  const button = from.closest("button");
  const group = button?.parentElement?.closest(GROUP);
  if (!button || !group) return false;
  const apart = button.closest(APART);
  const others = [...group.querySelectorAll("button")].filter(
    (other) => other !== button && isVisible(other) && other.closest(APART) === apart,
  );
  const boxes = others.map((other) => other.getBoundingClientRect());
  const next = others[nearest(button.getBoundingClientRect(), boxes, direction)];
  next?.focus();
  return next !== undefined;
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
