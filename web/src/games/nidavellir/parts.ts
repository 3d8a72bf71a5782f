/** The parts of a score, as the score sheet and the live score group them. */
import type { Player } from "./view";

/** Each part with the lines of the sheet (scoring.py) that belong to it. */
export const PARTS = {
  warrior: ["warrior", "majority"],
  hunter: ["hunter"],
  miner: ["miner"],
  blacksmith: ["blacksmith"],
  explorer: ["explorer", "idunn"],
  heroes: ["hero", "brothers"],
  coins: ["coins"],
  gem: ["gem"],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

/** The points of each part, those without points left out. */
export function partsOf(sheet: Player["sheet"]): { part: Part; points: number }[] {
  return PART_NAMES.map((part) => {
    const lines: readonly string[] = PARTS[part];
    const points = sheet.reduce((sum, [key, more]) => sum + (lines.includes(key) ? more : 0), 0);
    return { part, points };
  }).filter(({ points }) => points > 0);
}
