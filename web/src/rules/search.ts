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

/** A word of so few letters that this part of all sections have says nothing: "the", "ich". */
const [LITTLE, COMMON] = [3, 1 / 3];
/** How much of the best a section must answer to be shown beside it. */
const NEAR = 0.7;

/**
 * Which sections answer a question: those with all its words or, if none has them all, those that come
 * nearest: the rarer a word, the more it counts. Little words do not, unless there are no others; `telling` are those that do.
 */
export function answer(
  sections: readonly (readonly string[])[],
  words: readonly string[],
): { found: boolean[]; whole: boolean; telling: readonly string[] } {
  const texts = sections.map((section) => fold(section.join("\n")));
  const having = (word: string) => texts.filter((text) => text.includes(word)).length;
  const large = words.filter(
    (word) => word.length > LITTLE || having(word) < COMMON * texts.length,
  );
  const telling = large.length ? large : words;
  const found = texts.map((text) => telling.every((word) => text.includes(word)));
  if (found.some(Boolean)) return { found, whole: true, telling };
  const weights = telling.map((word) => Math.log(texts.length / Math.max(1, having(word))));
  const scores = texts.map((text) =>
    telling.reduce((sum, word, at) => sum + (text.includes(word) ? weights[at]! : 0), 0),
  );
  const best = Math.max(...scores);
  const near = scores.map((score) => best > 0 && score >= NEAR * best);
  return { found: near, whole: false, telling };
}

export interface Part {
  text: string;
  found: boolean;
}

/** A text in parts: those that were looked for, and what is between them. */
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
