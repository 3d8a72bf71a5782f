/**
 * How much room there is. Not by media queries alone: larger letters need more of it, so they fall
 * into the next narrower layout as a zoomed page does; and a huge screen enlarges the whole table.
 */
import { settings } from "../settings.svelte";

/**
 * Columns, all seen at once; one column whose first window has everything that is needed to play, with what can be
 * looked up below it; one column with tabs.
 */
export type Kind = "wide" | "tall" | "phone";

export interface Measured {
  kind: Kind;
  /** how many times larger than drawn the table is */
  zoom: number;
  /** of a wide table: rivals and what can be looked up share one of two, or have one each */
  columns: 2 | 3;
  /** is there so little height that what can be spared folds away? */
  low: boolean;
}

/** The table is drawn for this size; what is larger is enlarged. */
const DRAWN = { width: 1440, height: 900 };
const WIDE = 1100;
const PHONE = 640;
/** a tablet that lies on its side has two columns if it is at least so large */
const LYING = { width: 940, height: 600 };
/** from here on there is room for three */
const THREE = 1240;
const LOW = 800;
/** as in style/tokens.css */
const LETTERS = { s: 0.875, m: 1, l: 1.15, xl: 1.35 };

export function measure(width: number, height: number, letters: number): Measured {
  const room = width / letters;
  const tall = height / letters;
  const small = { zoom: 1, columns: 2, low: tall <= LOW } as const;
  if (room <= PHONE) return { kind: "phone", ...small };
  const lies = width > height && room >= LYING.width && tall >= LYING.height;
  if (room <= WIDE && !lies) return { kind: "tall", ...small };
  const scale = Math.min(room / DRAWN.width, tall / DRAWN.height);
  const zoom = Math.max(1, Math.floor(scale * 20) / 20);
  return { kind: "wide", zoom, columns: room < THREE ? 2 : 3, low: tall / zoom <= LOW };
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

  get zoom(): number {
    return this.#measured.zoom;
  }

  get columns(): 2 | 3 {
    return this.#measured.columns;
  }

  get low(): boolean {
    return this.#measured.low;
  }
}

export const layout = new Layout();
