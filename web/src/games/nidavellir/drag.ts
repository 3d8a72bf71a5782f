/** Dragging a piece by mouse, pen or finger to a place marked with `data-drop`. */
import type { Attachment } from "svelte/attachments";

/** A pointer that moves less than this clicks. */
const SLACK = 6;

interface Drag {
  /** may it be dragged now? */
  free: () => boolean;
  start: () => void;
  /** the place's `data-drop`, null when it was let go elsewhere */
  drop: (place: string | null) => void;
}

export function draggable({ free, start, drop }: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;
    let dragged = false;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !free()) return;
      from = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!copy && Math.hypot(x, y) < SLACK) return;
      if (!copy) {
        copy = copyOf(element);
        start();
      }
      copy.style.transform = `translate(${x}px, ${y}px) scale(1.1)`;
    };
    const end = (event: PointerEvent) => {
      if (copy) {
        const place = event.type === "pointerup" ? placeAt(event) : null;
        copy.remove();
        dragged = true;
        setTimeout(() => {
          dragged = false;
          drop(place);
        });
      }
      from = copy = null;
    };
    // the click that follows belongs to the drag, not to the piece
    const click = (event: MouseEvent) => {
      if (dragged) event.stopImmediatePropagation();
    };
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
    return () => {
      copy?.remove();
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
    };
  };
}

function placeAt(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null;
}

/** The piece itself stays where it is; a copy above everything follows the pointer. */
function copyOf(element: HTMLElement): HTMLElement {
  const at = element.getBoundingClientRect();
  // the table may be enlarged as a whole; the copy is outside it
  const enlarged = at.width / element.offsetWidth;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-place");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
    fontSize: `${Number.parseFloat(getComputedStyle(element).fontSize) * enlarged}px`,
  });
  document.body.append(copy);
  return copy;
}
