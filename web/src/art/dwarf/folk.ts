/** The folk of the mountain: some faces for each of five trades, men and women, and a king. */
import type { Beard, Brows } from "./parts.svelte";
import type { Hair, Skin } from "./tones";

export const TRADES = ["warrior", "hunter", "miner", "blacksmith", "explorer"] as const;
export type Trade = (typeof TRADES)[number];

export interface Face {
  hair: Hair;
  skin: Skin;
  iris: string;
  brows: Brows;
  /** those without one wear plaits */
  beard?: Beard;
}

const BLUE = "#3a6ea8";
const BROWN = "#4a2a14";
const GREEN = "#3f7a4a";
const GREY = "#5f6f7a";

export const FACES: Record<Trade, readonly [Face, ...Face[]]> = {
  warrior: [
    { hair: "red", skin: "fair", iris: BROWN, brows: "bushy", beard: "forked" },
    { hair: "brown", skin: "tan", iris: GREY, brows: "angry", beard: "ragged" },
    { hair: "blond", skin: "fair", iris: BLUE, brows: "fine" },
    { hair: "black", skin: "dark", iris: BROWN, brows: "angry", beard: "braided" },
  ],
  hunter: [
    { hair: "brown", skin: "fair", iris: GREEN, brows: "bushy", beard: "pointed" },
    { hair: "red", skin: "fair", iris: GREEN, brows: "fine" },
    { hair: "black", skin: "tan", iris: BROWN, brows: "bushy", beard: "short" },
    { hair: "black", skin: "dark", iris: BROWN, brows: "fine" },
  ],
  miner: [
    { hair: "grey", skin: "fair", iris: BLUE, brows: "bushy", beard: "full" },
    { hair: "black", skin: "tan", iris: BROWN, brows: "bushy", beard: "ragged" },
    { hair: "blond", skin: "fair", iris: GREY, brows: "fine" },
    { hair: "red", skin: "fair", iris: BROWN, brows: "raised", beard: "braided" },
  ],
  blacksmith: [
    { hair: "black", skin: "tan", iris: BROWN, brows: "angry", beard: "forked" },
    { hair: "white", skin: "fair", iris: BLUE, brows: "bushy", beard: "ragged" },
    { hair: "red", skin: "fair", iris: GREEN, brows: "fine" },
    { hair: "brown", skin: "dark", iris: BROWN, brows: "bushy", beard: "full" },
  ],
  explorer: [
    { hair: "blond", skin: "fair", iris: BLUE, brows: "bushy", beard: "pointed" },
    { hair: "brown", skin: "tan", iris: BROWN, brows: "fine" },
    { hair: "white", skin: "fair", iris: GREY, brows: "raised", beard: "forked" },
    { hair: "red", skin: "fair", iris: GREEN, brows: "bushy", beard: "short" },
  ],
};

/** The id of a portrait in the sprite; any number picks a face, the same one the same face. */
export function folkId(trade: Trade, variant: number): string {
  return `a-folk-${trade}-${Math.abs(variant) % FACES[trade].length}`;
}
