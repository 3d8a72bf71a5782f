/**
 * Flights and flashes on the table. Pieces and places are found by their `data-place`; a flight is
 * a copy of a piece above everything, so that the table itself may change underneath.
 *
 * A click or a key skips what is running. With reduced motion nothing flies: what has changed
 * keeps an outline for a moment.
 */

import { sound, type SoundName } from "../ui/sound/sound";

export const EASE = "cubic-bezier(.2,.8,.2,1)";

export interface Flight {
  /** milliseconds */
  duration?: number;
  delay?: number;
  easing?: string;
  /** how high the arc rises above the straight line, in pixels */
  arc?: number;
  /** turns over on the way: the copy begins as its back */
  flip?: boolean;
  /** how much larger it is in the middle */
  grow?: number;
}

/** How a piece shown large divides its time: it rises, stands, and flies to its place. */
const RISEN = 0.24;
const LEAVES = 0.66;

const OUTLINE = 1500;
/** with reduced motion all happens at once: sounds follow each other so closely, and no more than these */
const APART = 140;
const MOST_STILL = 4;
/** so much later than planned an animation ends at the latest */
const LATEST = 250;

export class Stage {
  /** how many times faster than normal */
  speed = 1;
  /** while skipping, everything ends at once */
  #skipping = false;
  /** ends each pause that is running */
  #pauses = new Set<() => void>();
  /** with reduced motion: when the last sound begins, by `performance.now()` */
  #lastSound = 0;

  constructor(
    private readonly layer: () => HTMLElement | null,
    private readonly still: () => boolean,
  ) {}

  /** Does everything end at once, because somebody has seen enough? */
  get skipping(): boolean {
    return this.#skipping;
  }

  /** Before something is animated. */
  begin(): void {
    this.#skipping = false;
  }

  skip(): void {
    this.#skipping = true;
    for (const end of [...this.#pauses]) end();
  }

  /** The element of a place, if it is on the screen. */
  at(place: string): HTMLElement | null {
    for (const found of document.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)) {
      if (found.getClientRects().length) return found;
    }
    return null;
  }

  /** A copy of what is at one place moves to another. Nothing happens if either is not visible. */
  async fly(
    from: string | HTMLElement | null,
    to: string | HTMLElement | null,
    flight: Flight = {},
  ) {
    const source = typeof from === "string" ? this.at(from) : from;
    const target = typeof to === "string" ? this.at(to) : to;
    const layer = this.layer();
    if (!source || !target || !layer || this.#skipping) return;
    if (this.still()) return this.mark(target);
    const copy = source.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["id", "data-place", "data-action"]) part.removeAttribute(name);
    }
    copy.inert = true;
    copy.setAttribute("aria-hidden", "true");
    const start = source.getBoundingClientRect();
    const end = target.getBoundingClientRect();
    keepSize(copy, source, start.width);
    Object.assign(copy.style, {
      position: "fixed",
      left: `${start.left}px`,
      top: `${start.top}px`,
      width: `${start.width}px`,
      height: `${start.height}px`,
      margin: "0",
      zIndex: "1",
      pointerEvents: "none",
    });
    layer.append(copy);
    const x = end.left + end.width / 2 - (start.left + start.width / 2);
    const y = end.top + end.height / 2 - (start.top + start.height / 2);
    const scale = end.width / Math.max(start.width, 1);
    const { arc = 30, grow = 1.08, flip = false } = flight;
    const turn = (angle: number) => (flip ? ` rotateY(${angle}deg)` : "");
    const frames = [
      { transform: `translate(0,0) scale(1)${turn(180)}`, opacity: 1 },
      {
        transform: `translate(${x / 2}px,${y / 2 - arc}px) scale(${((1 + scale) / 2) * grow})${turn(90)}`,
        opacity: 1,
      },
      { transform: `translate(${x}px,${y}px) scale(${scale})${turn(0)}`, opacity: 1 },
    ];
    await this.play(copy, frames, flight);
    copy.remove();
  }

  /**
   * A piece is shown large above the middle of the table and then flies to its place. `draw` puts it
   * into an empty element whose font size and `--w` are its width, and returns how to take it away.
   */
  async present(
    draw: (into: HTMLElement) => () => void,
    to: HTMLElement | null,
    { duration = 1500, width = 220 }: { duration?: number; width?: number } = {},
  ): Promise<void> {
    const layer = this.layer();
    if (!layer || this.#skipping) return;
    if (this.still()) return to ? this.mark(to) : undefined;
    const piece = document.createElement("div");
    piece.className = "presented";
    piece.inert = true;
    piece.style.setProperty("--w", `${width}px`);
    piece.style.fontSize = `${width}px`;
    layer.append(piece);
    const remove = draw(piece);
    const from = piece.getBoundingClientRect();
    const end = to?.getBoundingClientRect();
    const x = end ? end.left + end.width / 2 - (from.left + from.width / 2) : 0;
    const y = end ? end.top + end.height / 2 - (from.top + from.height / 2) : 0;
    const scale = end ? Math.min(end.width / from.width, end.height / from.height) : 1;
    await this.play(
      piece,
      [
        { transform: "translateY(30px) scale(.4)", opacity: 0 },
        { transform: "none", opacity: 1, offset: RISEN },
        { transform: "none", opacity: 1, offset: LEAVES, easing: "cubic-bezier(.5,0,.2,1)" },
        { transform: `translate(${x}px,${y}px) scale(${scale})`, opacity: end ? 1 : 0 },
      ],
      { duration },
    );
    remove();
    piece.remove();
  }

  /** Any animation of an element, skippable. */
  async play(element: HTMLElement, frames: Keyframe[], flight: Flight = {}): Promise<void> {
    if (this.#skipping || this.still()) return;
    const { easing = EASE } = flight;
    const duration = (flight.duration ?? 420) / this.speed;
    const delay = (flight.delay ?? 0) / this.speed;
    const animation = element.animate(frames, { duration, delay, easing, fill: "backwards" });
    // a browser may never finish what nobody can see (a piece that was scrolled away, say)
    const end = this.#wait(duration + delay + LATEST);
    await Promise.race([animation.finished.catch(() => undefined), end]);
    animation.cancel();
  }

  /** A short flash of a place: something has changed here. */
  async flash(place: string, duration = 500): Promise<void> {
    const element = this.at(place);
    if (!element || this.#skipping) return;
    if (this.still()) return this.mark(element);
    const ring = "0 0 0 4px var(--lit), 0 0 24px 6px var(--lit-glow)";
    await this.play(
      element,
      [{ boxShadow: "none" }, { boxShadow: ring, offset: 0.35 }, { boxShadow: "none" }],
      { duration },
    );
  }

  /** A word that rises from a place and fades: "+7"; bad news look different. */
  async float(place: string, text: string, duration = 900, bad = false): Promise<void> {
    const element = this.at(place);
    const layer = this.layer();
    if (!element || !layer || this.#skipping || this.still()) return;
    const at = element.getBoundingClientRect();
    const word = document.createElement("span");
    word.className = bad ? "floating bad" : "floating";
    word.textContent = text;
    Object.assign(word.style, { left: `${at.left + at.width / 2}px`, top: `${at.top}px` });
    layer.append(word);
    await this.play(
      word,
      [
        { transform: "translate(-50%,0)", opacity: 0 },
        { transform: "translate(-50%,-14px)", opacity: 1, offset: 0.25 },
        { transform: "translate(-50%,-46px)", opacity: 0 },
      ],
      { duration, easing: "ease-out" },
    );
    word.remove();
  }

  /** A sound at this moment, or a little later; none belongs to what is skipped. */
  async sound(name: SoundName, delay = 0): Promise<void> {
    if (this.still()) {
      const now = performance.now();
      const at = Math.max(now, this.#lastSound + APART);
      if (at - now >= MOST_STILL * APART) return;
      this.#lastSound = at;
      await this.hold((at - now) * this.speed);
    } else await this.pause(delay);
    if (!this.#skipping) sound(name);
  }

  /** Time to look at it. */
  pause(duration: number): Promise<void> {
    return this.#wait(duration / this.speed);
  }

  /** The same with reduced motion, too: what somebody asked to see stands still for a while. */
  hold(duration: number): Promise<void> {
    return this.#skipping ? Promise.resolve() : this.#until(duration / this.speed);
  }

  #wait(duration: number): Promise<void> {
    return this.#skipping || this.still() ? Promise.resolve() : this.#until(duration);
  }

  /** Waits, unless it is skipped. */
  #until(duration: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#pauses.delete(end);
        resolve();
      };
      const timer = setTimeout(end, duration);
      this.#pauses.add(end);
    });
  }

  /** With reduced motion: an outline that stays for a moment. */
  mark(element: HTMLElement): void {
    element.classList.add("changed");
    setTimeout(() => element.classList.remove("changed"), OUTLINE);
  }
}

/** What is around a piece gives it its size; its copy is somewhere else. */
function keepSize(copy: HTMLElement, source: HTMLElement, width: number): void {
  const style = getComputedStyle(source);
  const enlarged = source.offsetWidth ? width / source.offsetWidth : 1;
  copy.style.fontSize = `${Number.parseFloat(style.fontSize) * enlarged}px`;
  if (style.getPropertyValue("--w")) copy.style.setProperty("--w", `${width}px`);
}
