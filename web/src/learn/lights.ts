/** Where on the screen the places and pieces are that somebody speaks of. */
import { seek } from "../table/seek";
import type { Box } from "../ui/placing";

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
