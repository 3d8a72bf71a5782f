/** Figures and dates in the language of the page. */
import { words } from "../words/words.svelte";

export function percent(part: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(part);
}

/** With one digit, but only where there is one. */
export function decimal(figure: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(figure);
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(at);
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language).format(names);
}
