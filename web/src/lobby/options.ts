import type { OptionValue } from "../net/protocol";
import { words } from "../words/words.svelte";

/** What is chosen for an option of a game. Numbers need no words of their own. */
export function optionText(option: string, value: OptionValue): string {
  const said = typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
  const key = `option-${option}-${said}`;
  return words.knows(key) ? words.t(key) : said;
}
