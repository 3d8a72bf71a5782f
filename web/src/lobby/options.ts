import type { OptionShown, OptionValue } from "../net/protocol";
import { words } from "../words/words.svelte";

/** So many options are shown at once; more are folded. */
export const FEW = 3;

/** How many of the options are not as usual. */
export function changedIn(
  options: readonly OptionShown[],
  values: Readonly<Record<string, OptionValue>>,
): number {
  return options.filter(({ name, default: usual }) => values[name] !== usual).length;
}

/** What is chosen for an option of a game. Numbers need no words of their own. */
export function optionText(option: string, value: OptionValue): string {
  const said = typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
  const key = `option-${option}-${said}`;
  return words.knows(key) ? words.t(key) : said;
}

/** The options that apply, with what is chosen for each: by default what the game says. */
export function offered(
  options: readonly OptionShown[],
  chosen: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> {
  const found: Record<string, OptionValue> = {};
  for (const { name, only, default: usual } of options) {
    const other = only && found[only.option];
    if (only && (other == null || !only.values.includes(other))) continue;
    found[name] = chosen[name] ?? usual;
  }
  return found;
}
