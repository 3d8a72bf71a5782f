/** Where on the screen a step's places are, and where the tutor can be without covering them. */
import { seek } from "../table/seek";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** the room left around a highlight */
const ROOM = 5;

/** The elements of the places, in their order, and the pieces of the actions, that can be seen. */
export function litElements(places: readonly string[], actions: readonly string[]): Element[] {
  const selectors = [
    ...places.map((place) =>
      place.endsWith("*")
        ? `[data-place^="${CSS.escape(place.slice(0, -1))}"]`
        : `[data-place="${CSS.escape(place)}"]`,
    ),
    ...actions.map((action) => `[data-action="${CSS.escape(action)}"]`),
  ];
  const found = new Set(selectors.flatMap((each) => [...document.querySelectorAll(each)]));
  return [...found].filter((element) => element.getClientRects().length > 0);
}

/** The visible part of an element, if the table scrolls on its own. */
export function boxOf(element: Element): Box {
  const own = element.getBoundingClientRect();
  const frame = element.closest("main")?.getBoundingClientRect() ?? own;
  const top = Math.max(own.top, frame.top);
  const bottom = Math.min(own.bottom, frame.bottom);
  return {
    left: own.left - ROOM,
    top: top - ROOM,
    width: own.width + 2 * ROOM,
    height: bottom > top ? bottom - top + 2 * ROOM : 0,
  };
}

/**
 * Scrolls so that as much as possible is seen, above all what is to be pressed. False: there is
 * nothing yet.
 */
export function bringIntoView(elements: Element[], actions: readonly string[]): boolean {
  const isPiece = (element: Element) => actions.includes(element.getAttribute("data-action") ?? "");
  const inOrder = [...elements.filter(isPiece), ...elements.filter((each) => !isPiece(each))];
  // what is scrolled to last wins
  for (const element of inOrder.reverse()) {
    seek(element);
  }
  return elements.length > 0;
}

/** How much two boxes have in common. */
function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The first of the places that covers the least. */
export function leastCovering(places: readonly Box[], lit: readonly Box[]): number {
  const covered = places.map((place) => lit.reduce((sum, box) => sum + overlap(place, box), 0));
  return covered.indexOf(Math.min(...covered));
}
