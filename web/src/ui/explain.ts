/** What went wrong: the server's own sentence, or that it does not answer. */
import { RefusedError } from "../net/api";
import type { Message } from "../net/protocol";
import { words } from "../words/words.svelte";

/** What is to be said about it. */
export function reason(error: unknown): Message {
  return error instanceof RefusedError ? error.refusal : { key: "no-answer", args: {} };
}

/** The same in the language of this moment. */
export function explain(error: unknown): string {
  return words.say(reason(error));
}
