/**
 * Which place of the rules explains a piece: what `data-rule` says on it.
 *
 * Single cards are asked for below. Besides them, pieces and panels may lead to
 * - the map: `walls`, `kingdom`, `shared`, `stacks`; where a card may go: `lay`, `cover`; dwarfs: `dwarfs`, `place`, `move`;
 * - what cards do: `monsters`, `dig`, `slay`, `trade`; a turn: `turn`, `actions`, `tasks`; cards in hand: `hand`;
 * - gems and their piles: `gems`; ogre cards: `ogres`; goals: `goals`, `trade-goals`, `secret-goals`;
 * - points: `scoring`; the round and the last one: `end`; ties: `ties`; options: `options`; what is hidden: `hidden`.
 */
import type { Phase } from "../view";

/** A kingdom card: `castle`, `ruby_mine`, `giant`, … */
export function ruleOfKind(kind: string): string {
  return kind.endsWith("_mine") ? "mine" : kind;
}

/** An ogre card; null: one that is face down. */
export function ruleOfOgre(ogre: string | null): string {
  return ogre ? `ogre-${ogre}` : "ogres";
}

/** A secret goal; null: one that is not shown. */
export function ruleOfSecret(secret: string | null): string {
  return secret ? `secret-${secret}` : "secret-goals";
}

/** A part of a turn. */
export function ruleOfPhase(phase: Phase): string {
  return { actions: "actions", resolve: "tasks", discard: "hand" }[phase];
}
