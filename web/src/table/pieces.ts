/** The pieces of the table that an action is about, and where they are seen. */
import type { Box } from "../ui/placing";

/** Everything that can be pressed now, or is chosen. */
const LIT = "[data-action].legal, [data-action].selected";

export function litPieces(): Element[] {
  const found = [...document.querySelectorAll(LIT)];
  return found.filter((element) => element.getClientRects().length > 0);
}

/** The lit pieces that stand for an action, or for its first words: "play inn" for "play inn 2,1 0". */
export function piecesOf(action: string): Element[] {
  return litPieces().filter((piece) =>
    `${action} `.startsWith(`${piece.getAttribute("data-action")} `),
  );
}

/** The part of an element that is seen if the table scrolls on its own; null: none. */
export function seenBox(element: Element): Box | null {
  const own = element.getBoundingClientRect();
  const frame = element.closest("main")?.getBoundingClientRect() ?? own;
  const top = Math.max(own.top, frame.top);
  const bottom = Math.min(own.bottom, frame.bottom);
  if (bottom <= top) return null;
  return { left: own.left, top, width: own.width, height: bottom - top };
}
