/**
 * One of many actions, found step by step: "play castle 1,0 2" by its verb, then the card, the place
 * and the turn. Words that leave no choice are not asked for.
 */

/** Nobody wants to listen to a list of more actions than this. */
const LONGEST_LIST = 20;

/** What is to be picked next. */
export interface Choice {
  /** the words so far, the verb first: those that were picked, and those that followed from them */
  given: string[];
  /** actions that need no further word */
  actions: string[];
  /** words that lead on */
  next: string[];
}

/** Are there too many to list? */
export function isNarrowed(legal: readonly string[]): boolean {
  return legal.length > LONGEST_LIST;
}

/** Where these picks lead. Of a pick that is not there any more, and all after it, nothing is left. */
export function choiceAfter(legal: readonly string[], picks: readonly string[]): Choice {
  const all = legal.map((action) => action.split(" "));
  let given = follow(all, []);
  for (const pick of picks) {
    if (!wordsAfter(all, given).includes(pick)) break;
    given = follow(all, [...given, pick]);
  }
  const made = given.join(" ");
  const here = legal.includes(made) ? [made] : [];
  const next = wordsAfter(all, given);
  if (given.length) return { given, actions: here, next };
  // a verb with one action needs no question
  const alone = legal.filter((action) => beginning(all, [action.split(" ")[0]!]).length === 1);
  const verbs = next.filter((verb) => beginning(all, [verb]).length > 1);
  return { given, actions: alone, next: verbs };
}

type Action = readonly string[];

function beginning(all: readonly Action[], given: readonly string[]): Action[] {
  return all.filter((action) => given.every((word, place) => action[place] === word));
}

/** What can come after these words, each once, in the order in which it is listed. */
function wordsAfter(all: readonly Action[], given: readonly string[]): string[] {
  const next = beginning(all, given).map((action) => action[given.length]);
  return [...new Set(next)].filter((word) => word !== undefined);
}

/** On to where there is something to choose, or nothing more to say. */
function follow(all: readonly Action[], given: string[]): string[] {
  const left = beginning(all, given);
  const [only, ...others] = wordsAfter(all, given);
  const isOpen = left.some((action) => action.length === given.length);
  return only === undefined || others.length || isOpen ? given : follow(all, [...given, only]);
}
