import { words } from "../../words/words.svelte";
import type { Said } from "./talk";

/** What was said, in the words of who reads it. */
export function saying({ text, phrase }: Pick<Said, "text" | "phrase">): string {
  return phrase === null ? (text ?? "") : words.t(`phrase-${phrase}`);
}
