/** What went wrong, to be said in the language of the moment. */
import { RefusedError } from "../net/api";
import type { Message } from "../net/protocol";

/** The server's refusal, or that it does not answer. */
export function reason(error: unknown): Message {
  return error instanceof RefusedError ? error.refusal : { key: "no-answer", args: {} };
}
