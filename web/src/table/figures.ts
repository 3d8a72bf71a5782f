/** Chances and points as people write them in their language. */
import { words } from "../words/words.svelte";

/** "53 %" */
export function percent(chance: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(chance);
}

/** "187": a score to expect is never exact. */
export function about(points: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 0 }).format(points);
}
