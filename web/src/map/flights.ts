/** Pieces that fly above the table: drawings from a sprite, from one box of the screen to another. */
import { settings } from "../settings.svelte";
import { EASE, type Stage } from "../table/stage";

/** Between the starts of two pieces that fly together, in milliseconds. */
export const APART = 90;

export interface Hop {
  duration: number;
  delay?: number;
  arc?: number;
  grow?: number;
}

/** A piece to fly: how to draw it, and its size in pixels. */
export interface Flyer {
  make: () => HTMLElement;
  width: number;
  height: number;
}

/** Where a place is on the screen. */
export function boxOf(stage: Stage, place: string): DOMRect | null {
  return stage.at(place)?.getBoundingClientRect() ?? null;
}

/** Is motion turned off? If so, the places that change are outlined for a moment instead. */
export function isStill(stage: Stage, ...places: string[]): boolean {
  if (!settings.still) return false;
  for (const place of new Set(places)) {
    const found = stage.at(place);
    if (found) stage.mark(found);
  }
  return true;
}

/**
 * Fly a piece to the middle of a box, without growing to the size of that box. The stage flies a copy of one element to
 * the position of another, so both elements exist only to be measured.
 */
export async function send(
  stage: Stage,
  piece: HTMLElement,
  to: DOMRect | null,
  hop: Hop,
): Promise<void> {
  const { width, height } = piece.getBoundingClientRect();
  if (!to) {
    piece.remove();
    return;
  }
  const end = floating(amid(to, width, height), document.createElement("div"));
  const flown = stage.fly(piece, end, { easing: EASE, ...hop });
  piece.remove();
  end.remove();
  await flown;
}

/** Fly some pieces of a kind from place to place, one shortly after the other. */
export async function flyBetween(
  stage: Stage,
  { make, width, height }: Flyer,
  from: string,
  to: string,
  count: number,
  hop: Hop,
): Promise<void> {
  const [start, end] = [boxOf(stage, from), boxOf(stage, to)];
  if (isStill(stage, to) || !start || !end) return;
  await Promise.all(
    Array.from({ length: count }, (_, n) => {
      const piece = floating(amid(start, width, height), make());
      return send(stage, piece, end, { ...hop, delay: APART * n });
    }),
  );
}

/** A symbol of a sprite as an element of its own. */
export function drawing(symbol: string, viewBox: string): HTMLElement {
  const name = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(name, "svg");
  svg.setAttribute("viewBox", viewBox);
  const use = document.createElementNS(name, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg as unknown as HTMLElement;
}

/** Put an element above the page. */
export function floating(at: DOMRect, element: HTMLElement): HTMLElement {
  Object.assign(element.style, {
    position: "fixed",
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    zIndex: "30",
    pointerEvents: "none",
  });
  document.body.append(element);
  return element;
}

/** A box of this size in the middle of another. */
function amid(box: DOMRect, width: number, height: number): DOMRect {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return new DOMRect(x - width / 2, y - height / 2, width, height);
}
