/** What the effects of cards do, in words: made from their records, as the rules are. */
import type { Message, Plain } from "../net/protocol";

/** An effect as a data file says it: a verb and its figures. */
export interface Effect {
  verb: string;
}

/** The sentence of an effect, which its verb names, with the record's figures. */
export function worded({ verb, ...figures }: Effect): Message {
  return { key: `effect-${verb}`, args: figures as Record<string, Plain> };
}
