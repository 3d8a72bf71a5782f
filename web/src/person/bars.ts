/** The categories of a score, put together into the rows of the game's score sheet. */
import type { Career } from "../net/protocol";
import type { SheetRow } from "../table/game";

export interface Bar {
  key: string;
  /** how the game draws it, if it does */
  row: SheetRow | null;
  mine: number;
  others: number;
}

type Categories = Career["categories"];

/** One bar for each row of the sheet, and one for each category that no row has. */
export function barsOf(categories: Categories, rows: SheetRow[] | null): Bar[] {
  const bars: Bar[] = (rows ?? []).map((row) => {
    const mine = categories.filter((category) => row.lines.includes(category.key));
    const sum = (of: "mine" | "others") => mine.reduce((sum, each) => sum + each[of], 0);
    return { key: row.title.key, row, mine: sum("mine"), others: sum("others") };
  });
  const rest = categories.filter(({ key }) => !rows?.some((row) => row.lines.includes(key)));
  const all = [...bars, ...rest.map((category) => ({ ...category, row: null }))];
  return all.filter((bar) => bar.mine || bar.others);
}
