/** The parts of the map's drawing, and how they move. */
import { widened } from "../../../map/box";
import { cameraOf, lookAt } from "../../../map/camera.svelte";
import { boxOf, drawing, floating, type Hop, send } from "../../../map/flights";
import { after, type Beat, before } from "../../../table/beats";
import type { Stage } from "../../../table/stage";
import type { Cell } from "../view";
import { boxAround } from "./geometry";

/** So much is seen round the card where something happens. */
const AROUND = 14;

/** A dwarf of a seat on a card. */
export interface Standing {
  cell: Cell;
  seat: number;
}

/** Something moves on the new position from where it was on the old one; nothing moves if it was not there. */
export function moved<From>(
  duration: number,
  measure: (stage: Stage) => Unsure<From> | Promise<Unsure<From>>,
  play: (stage: Stage, duration: number, from: From) => Promise<unknown> | void,
): Beat[] {
  let from: Unsure<From>;
  return [
    before(0, async (stage) => {
      from = await measure(stage);
    }),
    after(duration, (stage, duration) => (from ? play(stage, duration, from) : undefined)),
  ];
}

type Unsure<Thing> = Thing | null | undefined;

/** Bring a card into view before something happens on it. */
export function look(stage: Stage, cell: Cell): Promise<void> {
  return lookAt(stage, widened(boxAround([cell]), AROUND));
}

export type Part = "card" | "bridge" | "flood" | "trail" | "dwarf" | "seal" | "slab";

/** Parts of the map's drawing, by what they are and where. */
export function all(what: Part, name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.realm [data-${what}="${name}"]`)];
}

export function part(what: Part, name: string): HTMLElement | null {
  return all(what, name)[0] ?? null;
}

export async function playAt(
  stage: Stage,
  what: Part,
  name: string,
  frames: Keyframe[],
  duration: number,
  delay = 0,
): Promise<void> {
  const found = part(what, name);
  if (found) await stage.play(found, frames, { duration, delay });
}

/** Where a place of the map is on the screen; null while somebody looks elsewhere: nothing flies over the rest of the table. */
export function boxInSight(stage: Stage, cell: Cell): DOMRect | null {
  return cameraOf(stage).shows(boxAround([cell])) ? boxOf(stage, `cell-${cell}`) : null;
}

/** Where the dwarfs of a seat on a card are on the screen, if one looks there. */
export function dwarfBoxes(stage: Stage, cell: Cell, seat: number): DOMRect[] {
  if (!boxInSight(stage, cell)) return [];
  return all("dwarf", `${cell}-${seat}`).map((dwarf) => dwarf.getBoundingClientRect());
}

/** The last dwarf of a seat on a card comes there from somewhere else. */
export async function land(stage: Stage, { cell, seat }: Standing, from: DOMRect, hop: Hop) {
  const end = dwarfBoxes(stage, cell, seat).at(-1);
  if (!end) return;
  const flown = send(stage, dwarfIn(from, seat), end, hop);
  await Promise.all([flown, unseen(stage, { cell, seat }, hop.duration)]);
}

/** It is not seen in its new place while it is on the way there. */
export async function unseen(
  stage: Stage,
  { cell, seat }: Standing,
  duration: number,
): Promise<void> {
  const dwarf = all("dwarf", `${cell}-${seat}`).at(-1);
  if (dwarf) await stage.play(dwarf, [{ opacity: 0 }, { opacity: 0 }], { duration });
}

export function dwarfIn(box: DOMRect, seat: number): HTMLElement {
  return floating(box, drawing(`df-dwarf-${seat}`, "0 0 40 50"));
}

/** A copy of the card on a place, above everything else on the map; it is the caller's to remove. */
export function copyOf(cell: Cell): SVGGElement | null {
  const place = part("card", cell)?.parentElement as unknown as SVGGElement | null;
  if (!place) return null;
  const copy = place.cloneNode(true) as SVGGElement;
  for (const part of copy.querySelectorAll("*"))
    for (const name of ["data-card", "data-dwarf", "data-flood", "data-seal"])
      part.removeAttribute(name);
  place.ownerSVGElement?.append(copy);
  return copy;
}

/** So many times larger a card becomes that everybody is to see, however far away it is. */
export function swollen(stage: Stage, pixels: number): number {
  return Math.max(1.15, pixels / (100 * cameraOf(stage).scale));
}

/** What moves of such a copy: its place on the map stays. */
export function inside(copy: SVGGElement): HTMLElement {
  return copy.firstElementChild as unknown as HTMLElement;
}
