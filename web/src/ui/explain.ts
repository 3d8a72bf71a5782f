/** What went wrong, in words: the server's own sentence, or that it does not answer. */
import { RefusedError } from "../net/api";
import { words } from "../words/words.svelte";

export function explain(error: unknown): string {
  return error instanceof RefusedError ? words.say(error.refusal) : words.t("no-answer");
}
