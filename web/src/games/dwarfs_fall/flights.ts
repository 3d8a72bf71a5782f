/** Pieces that fly over the table: drawings of the sprite, above everything, from one box of the screen to another. */
import { settings } from "../../settings.svelte";
import { EASE, type Stage } from "../../table/stage";

/** The cards that fly, in pixels. */
const CARD = { width: 34, height: 42 };
const GEM = 30;

export interface Hop {
  duration: number;
  delay?: number;
  arc?: number;
  grow?: number;
}

/** Where something is on the screen. */
export function boxOf(stage: Stage, place: string): DOMRect | null {
  return stage.at(place)?.getBoundingClientRect() ?? null;
}

/** Does nothing move? Then what has changed is outlined for a moment. */
export function isStill(stage: Stage, ...places: string[]): boolean {
  if (!settings.still) return false;
  for (const place of new Set(places)) {
    const found = stage.at(place);
    if (found) stage.mark(found);
  }
  return true;
}

/**
 * To the middle of a box, and no larger there. The stage flies a copy of what it is given to where something else is:
 * these two are only there to be looked at.
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
  const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
  const end = floating(
    new DOMRect(x - width / 2, y - height / 2, width, height),
    document.createElement("div"),
  );
  const flown = stage.fly(piece, end, { easing: EASE, ...hop });
  piece.remove();
  end.remove();
  await flown;
}

/** A gem goes from place to place. */
export function flyGem(stage: Stage, gem: string, from: string, to: string, hop: Hop) {
  const make = () => drawing(`df-gem-${gem}`, "0 0 32 32");
  return flyFrom(stage, make, { width: GEM, height: GEM }, from, to, 1, hop);
}

/** Cards go from place to place face down: ogres, or those that only two players know. */
export function flyCards(
  stage: Stage,
  back: "ogre" | "plain",
  from: string,
  to: string,
  count: number,
  hop: Hop,
) {
  const make = () => {
    const card = drawing(`df-icon-${back}`, "-60 -60 632 632");
    Object.assign(card.style, {
      color: "#d9efa8",
      background: back === "ogre" ? "#2a4216" : "#4b2d13",
      border: `2px solid ${back === "ogre" ? "#7fa03f" : "#e8bd63"}`,
      borderRadius: "6px",
    });
    return card;
  };
  return flyFrom(stage, make, CARD, from, to, count, hop);
}

async function flyFrom(
  stage: Stage,
  make: () => HTMLElement,
  { width, height }: { width: number; height: number },
  from: string,
  to: string,
  count: number,
  hop: Hop,
): Promise<void> {
  const [start, end] = [boxOf(stage, from), boxOf(stage, to)];
  if (isStill(stage, to) || !start || !end) return;
  const [x, y] = [start.left + start.width / 2, start.top + start.height / 2];
  await Promise.all(
    Array.from({ length: count }, (_, n) => {
      const box = new DOMRect(x - width / 2, y - height / 2, width, height);
      return send(stage, floating(box, make()), end, { ...hop, delay: 90 * n });
    }),
  );
}

/** A drawing of the sprite as an element of its own. */
export function drawing(symbol: string, viewBox: string): HTMLElement {
  const name = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(name, "svg");
  svg.setAttribute("viewBox", viewBox);
  const use = document.createElementNS(name, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg as unknown as HTMLElement;
}

/** Puts an element above the page. */
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
