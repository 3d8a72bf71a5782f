/**
 * How much room there is. Not by media queries alone: larger letters need more of it, so they fall
 * into the next narrower layout as a zoomed page does; and a huge screen enlarges the whole table.
 */
import { settings } from "../settings.svelte";

/** three columns; one column that scrolls; one column with tabs */
export type Kind = "wide" | "tall" | "phone";

/** The table is drawn for this size; what is larger is enlarged. */
const DRAWN = { width: 1440, height: 900 };
const WIDE = 1100;
const PHONE = 640;
/** as in style/tokens.css */
const LETTERS = { s: 0.875, m: 1, l: 1.15, xl: 1.35 };

export function measure(
  width: number,
  height: number,
  letters: number,
): { kind: Kind; zoom: number } {
  const room = width / letters;
  if (room <= PHONE) return { kind: "phone", zoom: 1 };
  if (room <= WIDE) return { kind: "tall", zoom: 1 };
  const scale = Math.min(room / DRAWN.width, height / letters / DRAWN.height);
  return { kind: "wide", zoom: Math.max(1, Math.floor(scale * 20) / 20) };
}

class Layout {
  #width = $state(innerWidth);
  #height = $state(innerHeight);
  readonly #measured = $derived(measure(this.#width, this.#height, LETTERS[settings.choices.size]));

  constructor() {
    addEventListener("resize", () => {
      this.#width = innerWidth;
      this.#height = innerHeight;
    });
  }

  get kind(): Kind {
    return this.#measured.kind;
  }

  /** how many times larger than drawn the table is */
  get zoom(): number {
    return this.#measured.zoom;
  }
}

export const layout = new Layout();
