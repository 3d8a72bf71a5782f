/** The rules over a table: which game's, what is open, and which thing on the table leads where. */
import { hasRules, loadRules } from "./rules";

class Rulebook {
  /** the game on the table; null: no table, or its game brings no rules */
  game = $state<string | null>(null);
  /** the anchor that is open; null: the book is closed */
  anchor = $state<string | null>(null);

  lay(game: string): void {
    this.game = hasRules(game) ? game : null;
  }

  putAway(): void {
    this.game = null;
    this.anchor = null;
  }

  open(anchor: string): void {
    if (this.game) this.anchor = anchor;
  }

  /** What explains a thing: pieces name their rule in `data-rule`, which also counts for what is drawn around or inside them. */
  about(thing: Element): string | null {
    if (!this.game) return null;
    const piece =
      (thing.matches("[data-rule]") ? thing : thing.querySelector("[data-rule]")) ??
      thing.closest("[data-rule]");
    return piece?.getAttribute("data-rule") ?? null;
  }

  /** What explains a refusal. */
  async why(key: string): Promise<string | null> {
    if (!this.game || !key.startsWith("why-")) return null;
    return (await loadRules(this.game)).refusals[key] ?? null;
  }
}

export const rulebook = new Rulebook();
