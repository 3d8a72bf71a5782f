/**
 * The ceremony at the end: the sheets are counted row by row, and only then is it told who won. It
 * is held for those who saw the game end; who comes to a finished table finds everything counted.
 */
import type { Sheet } from "../net/protocol";
import { sound } from "../ui/sound/sound";
import type { SheetRow } from "./game";
import { pointsIn, rowsIn } from "./sheet";

/** milliseconds for one row, and for all of them together at most */
const ROW = 420;
const ALL = 1800;

export class Counting {
  /** how many rows are counted, the last one in part; all of them unless there is a ceremony */
  #counted = $state(Infinity);
  #held = $state(false);
  #rows: SheetRow[] = [];
  #frame = 0;

  /** Is everything told? */
  readonly done = $derived(this.#counted === Infinity);

  /** Was there a ceremony? Then the winner is unveiled. */
  get held(): boolean {
    return this.#held;
  }

  begin(sheets: readonly Sheet[], rows: readonly SheetRow[]): void {
    this.#rows = rowsIn(rows, sheets);
    if (!this.#rows.length) return;
    this.#held = true;
    this.#counted = 0;
    const each = Math.min(ROW, ALL / this.#rows.length);
    const start = performance.now();
    const tick = (now: number) => {
      const counted = Math.max(0, now - start) / each;
      if (counted >= this.#rows.length) return this.end();
      if (Math.floor(counted) > Math.floor(this.#counted)) sound("bead");
      this.#counted = counted;
      this.#frame = requestAnimationFrame(tick);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  /** Everything is counted; also by a click of who has seen enough. */
  end(): void {
    cancelAnimationFrame(this.#frame);
    if (this.done) return;
    this.#counted = Infinity;
    sound("fanfare");
  }

  /** The page is left. */
  leave(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** How much of a row of the sheet is counted, from 0 to 1. */
  part(row: number): number {
    return Math.max(0, Math.min(1, this.#counted - row));
  }

  /** What a seat has so far. */
  total(sheet: Sheet): number {
    if (this.done) return sheet.total;
    const points = this.#rows.map((row, index) => pointsIn(row, sheet) * this.part(index));
    return points.reduce((sum, each) => sum + Math.round(each), 0);
  }

  /** The seats from left to right: by their places as soon as these may be known. */
  order(ranked: readonly number[]): number[] {
    return this.done ? [...ranked] : [...ranked].sort((a, b) => a - b);
  }
}
