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

/**
 * A copy of a piece comes large into the middle of something, stands there for a moment, and flies on. Nothing happens if
 * a place is not on the screen.
 */
export async function flyOver(
  stage: Stage,
  from: string,
  over: string,
  to: string,
  { duration, width }: { duration: number; width: number },
): Promise<void> {
  const piece = stage.at(from);
  const [start, middle, end] = [from, over, to].map((place) => boxOf(stage, place));
  if (isStill(stage, to) || !piece || !start || !middle || !end || stage.skipping) return;
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["id", "data-place", "data-action"]) part.removeAttribute(name);
  copy.inert = true;
  floating(start, copy);
  copy.style.margin = "0";
  const large = width / start.width;
  const small = Math.min(end.width / start.width, end.height / start.height);
  const move = (to: DOMRect, scale: number) => {
    const x = to.left + to.width / 2 - (start.left + start.width / 2);
    const y = to.top + to.height / 2 - (start.top + start.height / 2);
    return `translate(${x}px,${y}px) scale(${scale})`;
  };
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: move(middle, large), opacity: 1, offset: 0.34 },
    { transform: move(middle, large * 1.04), opacity: 1, offset: 0.68 },
    { transform: move(end, small), opacity: 0.9 },
  ];
  await stage.play(copy, frames, { duration, easing: "cubic-bezier(.3,0,.2,1)" });
  copy.remove();
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
