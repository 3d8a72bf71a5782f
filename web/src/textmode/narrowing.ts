/** One of many actions, found word by word: "bid 5 3 0" by its verb, then 5, then 3, then 0. */

/** More actions than this are no list that anybody wants to listen to. */
const LONGEST_LIST = 20;

/** Are there too many to list? Only actions of one verb can be found by their words. */
export function isNarrowed(legal: readonly string[]): boolean {
  const verbs = new Set(legal.map((action) => action.split(" ")[0]));
  return legal.length > LONGEST_LIST && verbs.size === 1;
}

/** What can come after these words, each once, in the order in which it is listed. */
export function nextWords(legal: readonly string[], picked: readonly string[]): string[] {
  const next = legal
    .map((action) => action.split(" ").slice(1))
    .filter((given) => picked.every((word, place) => given[place] === word))
    .map((given) => given[picked.length]);
  return [...new Set(next)].filter((word) => word !== undefined);
}

/** The action that these words make; null: more words are needed. */
export function madeOf(legal: readonly string[], picked: readonly string[]): string | null {
  const verb = legal[0]?.split(" ")[0] ?? "";
  const action = [verb, ...picked].join(" ");
  return legal.includes(action) ? action : null;
}
