/** The rows of the score sheet: the parts of a score, each with its piece. */
import castle from "icon:castle";
import gems from "icon:rupee";
import mask from "icon:domino-mask";
import monster from "icon:spiked-dragon-head";
import plate from "icon:meal";

import Icon from "../../art/Icon.svelte";
import type { SheetRow } from "../../table/game";
import { fixed } from "../../ui/fixed";
import { type Part, PART_LOOKS, PART_NAMES, PARTS } from "./parts";

export const PART_ICONS: Record<Part, string> = {
  kingdom: castle,
  trades: plate,
  secret: mask,
  gems,
  monsters: monster,
};

export const sheetRows: SheetRow[] = PART_NAMES.map((part) => ({
  title: { key: `part-${part}`, args: {} },
  icon: fixed(Icon, { of: PART_ICONS[part] }),
  lines: [...PARTS[part]],
  tint: PART_LOOKS[part],
}));
