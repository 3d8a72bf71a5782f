/**
 * The piece that a player carries over the table: where it is, what it would do there, and what becomes of it when it
 * is let go. The same for all games; what a piece can do its game says (`Carrying`).
 */
import { tick } from "svelte";

import type { Point } from "../../map/box";
import { EASE } from "../stage";
import type { Session } from "../session.svelte";
import type { Load } from "./carrying";
import { EdgePan } from "./edge";
import type { Hand } from "./pointer";

/** How long a piece rests on a place that does not take it, until it is asked why. */
const ASK_DELAY = 160;
/** How long it takes to fly back. */
const BACK = 180;

export class Drag implements Hand {
  /** what is carried (`data-carry`), also while it flies back; null: nothing */
  what = $state<string | null>(null);
  /** where on the screen */
  at = $state.raw<Point>({ x: 0, y: 0 });
  /** the width of the piece it was taken from */
  width = $state(0);
  /** a finger covers what is below it */
  byFinger = $state(false);
  /** the place below (`data-drop`) */
  place = $state<string | null>(null);
  /** why that place does not take it, as soon as it is known */
  why = $state("");
  /** the drawing that follows the pointer */
  element = $state<HTMLElement | null>(null);
  #load = $state.raw<Load | null>(null);
  #piece: HTMLElement | null = null;
  /** where it was taken up, and what was chosen then */
  #from: Point = { x: 0, y: 0 };
  #before: { version: number; chosen: string | null; begun: string | null } | null = null;
  #asking = 0;
  readonly #edge = new EdgePan(() => this.#look());

  constructor(private readonly session: Session) {}

  /** Does the place below take it? */
  get fits(): boolean {
    return this.place !== null && this.#takes(this.place);
  }

  /** Is it drawn where it would lie, so that the hand need not show it? */
  get drawn(): boolean {
    return this.fits && this.#load?.drawn === true;
  }

  lift(piece: HTMLElement, at: Point, byFinger: boolean): boolean {
    const { session } = this;
    const what = piece.dataset["carry"];
    if (!what || !session.idle || !session.game.carrying) return false;
    const { chosen, begun } = session;
    const box = piece.getBoundingClientRect();
    this.#before = { version: session.frame!.version, chosen, begun };
    this.#load = session.game.carrying.load(session, what);
    this.#from = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    this.width = box.width;
    this.byFinger = byFinger;
    this.what = what;
    this.at = at;
    this.#settle();
    this.#piece = piece;
    piece.dataset["carried"] = "";
    this.#load.lift();
    // the places that it lights are on the table only then
    void tick().then(() => this.#look());
    return true;
  }

  move(at: Point): void {
    this.at = at;
    this.#look();
    this.#edge.feel(at);
  }

  drop(at: Point): void {
    this.move(at);
    const load = this.#load;
    const { place } = this;
    if (load && place !== null && this.#takes(place)) {
      const action = load.action(place);
      this.#forget();
      this.#settle();
      this.what = null;
      if (load.put) load.put(place);
      else this.session.choose(action!);
      return;
    }
    const attempt = load && place !== null ? load.action(place) : null;
    this.cancel();
    if (attempt !== null) void this.session.refuse(attempt);
  }

  cancel(): void {
    const { session } = this;
    const load = this.#load;
    const before = this.#before;
    this.#forget();
    if (load?.back) load.back();
    else if (before?.version === session.frame?.version) {
      session.chosen = before!.chosen;
      session.begun = before!.begun;
    }
    void this.#flyBack();
  }

  turn(step: 1 | -1): boolean {
    if (!this.#load?.turn) return false;
    this.#load.turn(step);
    this.#aim();
    return true;
  }

  /** What is below the pointer now? The table may have moved, too. */
  #look(): void {
    if (!this.#load) return;
    const place = placeAt(this.at);
    if (place !== this.place) {
      this.place = place;
      this.why = "";
      clearTimeout(this.#asking);
      if (place !== null && !this.#takes(place))
        this.#asking = window.setTimeout(() => void this.#ask(place), ASK_DELAY);
    }
    this.#aim();
  }

  /** Shows what would come of it. */
  #aim(): void {
    const { place } = this;
    this.session.aim = place !== null && this.#takes(place) ? this.#load!.action(place) : null;
  }

  #takes(place: string): boolean {
    const load = this.#load;
    if (!load) return false;
    if (load.takes) return load.takes(place);
    const action = load.action(place);
    return action !== null && this.session.isLegal(action);
  }

  async #ask(place: string): Promise<void> {
    const action = this.#load?.action(place) ?? null;
    const why = action === null ? "" : await this.session.whyNot(action);
    if (this.#load && place === this.place) this.why = why;
  }

  #forget(): void {
    clearTimeout(this.#asking);
    this.#edge.stop();
    this.#load = null;
    this.#before = null;
    this.place = null;
    this.why = "";
    this.session.aim = null;
  }

  async #flyBack(): Promise<void> {
    const { element, at } = this;
    const from = this.#from;
    const way = [at, from].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    if (element) await this.session.stage.play(element, way, { duration: BACK, easing: EASE });
    // another may have been taken up in the meantime
    if (this.#load) return;
    this.what = null;
    this.#settle();
  }

  /** Nothing is missing on the table any more. */
  #settle(): void {
    delete this.#piece?.dataset["carried"];
    this.#piece = null;
  }
}

/** The uppermost place at a point of the screen. */
function placeAt({ x, y }: Point): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>("[data-drop]");
    if (place) return place.dataset["drop"]!;
  }
  return null;
}

const known = new WeakMap<Session, Drag>();

/** The hand of a session. */
export function dragOf(session: Session): Drag {
  const before = known.get(session);
  if (before) return before;
  const drag = new Drag(session);
  known.set(session, drag);
  return drag;
}
