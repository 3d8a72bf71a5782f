/** Finding words in texts, whatever their case and accents: "konig" finds "König", "strasse" finds "Straße". */

/** Letters that are more than another letter with an accent. */
const SPELT: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", "\u00ad": "" };
const ACCENTS = /\p{Mark}/gu;
/** A single letter is in almost every word. */
const SHORTEST = 2;

export function fold(text: string): string {
  return [...text].map(foldLetter).join("");
}

function foldLetter(letter: string): string {
  const small = letter.toLowerCase();
  return SPELT[small] ?? small.normalize("NFD").replace(ACCENTS, "");
}

/** The words that somebody looks for. */
export function readQuery(query: string): string[] {
  return fold(query)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length >= SHORTEST);
}

/** Are all the words somewhere in these texts? */
export function holds(texts: readonly string[], words: readonly string[]): boolean {
  const all = fold(texts.join("\n"));
  return words.every((word) => all.includes(word));
}

/** How much of the best a section must answer to be shown beside it. */
const NEAR = 0.8;

/**
 * Which sections answer a question: those with all its words or, if none has them all, those that come
 * nearest. A word counts the more, the fewer sections have it: "the" hardly, "castle" somewhat.
 */
export function answer(
  sections: readonly (readonly string[])[],
  words: readonly string[],
): { found: boolean[]; whole: boolean } {
  const has = sections.map((texts) => {
    const all = fold(texts.join("\n"));
    return words.map((word) => all.includes(word));
  });
  const found = has.map((there) => there.every(Boolean));
  if (found.some(Boolean)) return { found, whole: true };
  const weights = words.map((_, at) => {
    const count = has.filter((there) => there[at]).length;
    return count ? Math.log(sections.length / count) : 0;
  });
  const scores = has.map((there) =>
    there.reduce((sum, is, at) => sum + (is ? weights[at]! : 0), 0),
  );
  const best = Math.max(...scores);
  return { found: scores.map((score) => best > 0 && score >= NEAR * best), whole: false };
}

export interface Part {
  text: string;
  found: boolean;
}

/** A text in parts: those that were looked for, and what lies between them. */
export function mark(text: string, words: readonly string[]): Part[] {
  const letters = [...text];
  const found = letters.map(() => false);
  // a letter can become two, or none: which letter each folded one came from
  const origin: number[] = [];
  let folded = "";
  for (const [index, letter] of letters.entries()) {
    const plain = foldLetter(letter);
    folded += plain;
    for (let i = 0; i < plain.length; i++) origin.push(index);
  }
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let index = origin[at]!; index <= origin[at + word.length - 1]!; index++)
        found[index] = true;
    }
  }
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.found === found[index]) last.text += letter;
    else parts.push({ text: letter, found: found[index]! });
  }
  return parts;
}
