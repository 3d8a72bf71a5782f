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

/** The part of an element that is seen where something around it scrolls or cuts; null: none. */
export function seenBox(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!/auto|hidden|scroll|clip/.test(getComputedStyle(around).overflow)) continue;
    const frame = around.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  if (right <= left || bottom <= top) return null;
  return { left, top, width: right - left, height: bottom - top };
}
