import { words } from "../words/words.svelte";

/** "Player 1, Bot 2 and Bot 3" */
export function names(seats: readonly number[]): string {
  return new Intl.ListFormat(words.language).format(seats.map((seat) => words.name(seat)));
}
