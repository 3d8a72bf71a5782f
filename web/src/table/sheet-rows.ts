/** The rows of a score sheet: as the game draws them, or plain ones, a row for each kind of line. */
import coins from "icon:two-coins";

import Icon from "../art/Icon.svelte";
import type { Sheet, SheetLine } from "../net/protocol";
import { fixed } from "../ui/fixed";
import { words } from "../words/words.svelte";
import type { GamePage, SheetRow } from "./game";

const TINT = { colour: "#a8762a", light: "#e8bd63", ink: "#fff6e2" };

export function rowsOf(
  { scoring }: Pick<GamePage, "scoring">,
  sheets: readonly Sheet[],
): SheetRow[] {
  if (scoring) return scoring.rows;
  const lines = sheets.flatMap((sheet) => sheet.lines);
  const first = new Map([...lines].reverse().map((line) => [line.key, line]));
  return [...new Set(lines.map((line) => line.key))].map((key) => plainRow(first.get(key)!));
}

function plainRow({ key, args }: SheetLine): SheetRow {
  const title = words.knows(`category-${key}`) ? `category-${key}` : `line-${key}`;
  return {
    title: { key: title, args },
    icon: fixed(Icon, { of: coins }),
    lines: [key],
    tint: TINT,
  };
}
