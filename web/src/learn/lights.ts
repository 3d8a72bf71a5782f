/** Where on the screen a step's places are, and where the tutor stands without covering them. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** so much room is left around what is lit */
const ROOM = 5;

/** The elements of the places, and the pieces of the actions, that can be seen. */
export function litElements(places: readonly string[], actions: readonly string[]): Element[] {
  const selectors = [
    ...places.map((place) =>
      place.endsWith("*")
        ? `[data-place^="${CSS.escape(place.slice(0, -1))}"]`
        : `[data-place="${CSS.escape(place)}"]`,
    ),
    ...actions.map((action) => `[data-action="${CSS.escape(action)}"]`),
  ];
  if (selectors.length === 0) return [];
  return [...document.querySelectorAll(selectors.join())].filter(
    (element) => element.getClientRects().length > 0,
  );
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: left - ROOM,
    top: top - ROOM,
    width: width + 2 * ROOM,
    height: height + 2 * ROOM,
  };
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
