/** Score sheets: which lines make a row, and how a line is said. */
import type { Plain, Sheet, SheetLine } from "../net/protocol";
import { words } from "../words/words.svelte";
import type { SheetRow } from "./game";

/** A line as the views of games write it. */
export type ViewLine = readonly [key: string, points: number, args: Record<string, Plain>];

export function readLines(lines: readonly ViewLine[]): SheetLine[] {
  return lines.map(([key, points, args]) => ({ key, points, args }));
}

type Lines = Pick<Sheet, "lines">;

export function linesIn(row: SheetRow, { lines }: Lines): SheetLine[] {
  return lines.filter((line) => row.lines.includes(line.key));
}

/** The rows to show: one that nobody has anything in is left out. */
export function rowsIn(rows: readonly SheetRow[], sheets: readonly Lines[]): SheetRow[] {
  return rows.filter((row) => sheets.some((sheet) => linesIn(row, sheet).length));
}

/** What a seat has in one row of the sheet. */
export function pointsIn(row: SheetRow, sheet: Lines): number {
  return linesIn(row, sheet).reduce((sum, line) => sum + line.points, 0);
}

/** What a line is called: "Warriors". */
export function lineName({ key, args }: SheetLine): string {
  return words.t(`line-${key}`, args);
}

/** How its points came about, beside its name: "3 ranks"; "" if there is nothing to say. */
export function lineHow({ key, args }: SheetLine): string {
  return words.knows(`how-${key}`) ? words.t(`how-${key}`, args) : "";
}

/** The lines of a row that count, in few words: nothing but the row's title names them there. */
export function rowSaid(row: SheetRow, sheet: Lines): string {
  return linesIn(row, sheet)
    .filter(({ points }) => points)
    .map(lineAlone)
    .join(" · ");
}

function lineAlone(line: SheetLine): string {
  const key = `alone-${line.key}`;
  return words.knows(key) ? words.t(key, line.args) : lineHow(line) || lineName(line);
}
