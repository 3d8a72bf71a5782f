/** The rows of the score sheet: the parts of a score, each with its lines, its icon and its colour. */
import castle from "icon:castle";
import gems from "icon:rupee";
import mask from "icon:domino-mask";
import monster from "icon:spiked-dragon-head";
import plate from "icon:meal";

import Icon from "../../art/Icon.svelte";
import type { SheetRow } from "../../table/game";
import { fixed } from "../../ui/fixed";

/** Each part with the lines of the sheet (scoring.py) that belong to it. */
const PARTS = {
  kingdom: ["kingdom", "shared"],
  trades: ["trade"],
  secret: ["secret"],
  gems: ["gold", "emerald", "diamond", "ruby"],
  monsters: ["monsters"],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

const TINTS: Record<Part, SheetRow["tint"]> = {
  kingdom: { colour: "#8a8f99", light: "#c9cdd6", ink: "#15171c" },
  trades: { colour: "#d9a441", light: "#fff0bd", ink: "#2a1604" },
  secret: { colour: "#6636a8", light: "#9b72d8", ink: "#fff6e2" },
  gems: { colour: "#1f7c65", light: "#52b795", ink: "#fff6e2" },
  monsters: { colour: "#b7341c", light: "#e8694a", ink: "#fff6e2" },
};

const ICONS: Record<Part, string> = {
  kingdom: castle,
  trades: plate,
  secret: mask,
  gems,
  monsters: monster,
};

export const sheetRows: SheetRow[] = PART_NAMES.map((part) => ({
  title: { key: `part-${part}`, args: {} },
  icon: fixed(Icon, { of: ICONS[part] }),
  lines: [...PARTS[part]],
  tint: TINTS[part],
}));
