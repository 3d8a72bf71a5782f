/** The parts of a score, as the score sheet and the live score group them. */
import type { Player } from "./view";

/** Each part with the lines of the sheet (scoring.py) that belong to it. */
export const PARTS = {
  kingdom: ["kingdom", "shared"],
  trades: ["trade"],
  secret: ["secret"],
  gems: ["gold", "emerald", "diamond", "ruby"],
  monsters: ["monsters"],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

export interface PartLook {
  colour: string;
  light: string;
  /** what is readable on it */
  ink: string;
}

export const PART_LOOKS: Record<Part, PartLook> = {
  kingdom: { colour: "#8a8f99", light: "#c9cdd6", ink: "#15171c" },
  trades: { colour: "#d9a441", light: "#fff0bd", ink: "#2a1604" },
  secret: { colour: "#6636a8", light: "#9b72d8", ink: "#fff6e2" },
  gems: { colour: "#1f7c65", light: "#52b795", ink: "#fff6e2" },
  monsters: { colour: "#b7341c", light: "#e8694a", ink: "#fff6e2" },
};

/** The points of each part. */
export function partsOf(sheet: Player["sheet"]): { part: Part; points: number }[] {
  return PART_NAMES.map((part) => {
    const lines: readonly string[] = PARTS[part];
    const points = sheet.reduce((sum, [key, more]) => sum + (lines.includes(key) ? more : 0), 0);
    return { part, points };
  });
}
