/** What people have written, names and chat, so that it keeps to its place on the page. */

/** accents on one letter; more can only be in what was written before the server refused them */
const HEAPED = /((?:[\p{Mn}\p{Me}]\p{Mc}*){3})[\p{Mn}\p{Me}\p{Mc}]+/gu;
/** the scripts that are written from right to left */
const LEFTWARD =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u202a-\u202e]/u;
/** Unicode's isolate: inside it takes its own direction, outside nothing is turned round */
const [ISOLATE, END] = ["\u2068", "\u2069"];
/** what no letter needs more of: the units of a family with skin tones */
const UNITS = 20;

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The same words without heaps of accents, and in a direction of their own. */
export function shown(written: string): string {
  const low = written.replace(HEAPED, "$1");
  return LEFTWARD.test(low) ? ISOLATE + low + END : low;
}

/** How long a field may become that holds so many letters at most, as people count them. */
export function lengthFor(value: string, most: number): number {
  const count = [...letters.segment(value)].length;
  return value.length + Math.max(0, most - count) * UNITS;
}
