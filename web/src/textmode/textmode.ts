/** What a game brings to the table in words; for what it leaves out there is a plain way to say it. */
import { withOutside } from "../outside";
import { areaOf, type Entry, tableOf } from "../table/plain";
import type { Session } from "../table/session.svelte";
import { pointsIn } from "../table/sheet";
import { words } from "../words/words.svelte";

/** Figures that belong together: a title for each column and each row. */
export interface Figures {
  columns: string[];
  rows: { title: string; cells: (string | number)[] }[];
}

/** What is under a heading: sentences, a table, smaller parts. */
export interface Told {
  lines?: string[];
  figures?: Figures;
  parts?: Part[];
}

/** A part of the table in words. */
export interface Part extends Told {
  /** unique among its neighbours */
  id: string;
  title: string;
}

export interface TextMode {
  /** what is there for all */
  market(session: Session): Part[];
  /** what a seat has in front of it */
  area(session: Session, seat: number): Told;
  /** what can be looked up */
  references(session: Session): Part[];
  /** how everyone is doing; by default the rows of the score sheet */
  scores(session: Session): Figures;
  /** what there is to say about an action apart from its name and what it brings */
  about(session: Session, action: string): string;
  /** of too many actions one is found step by step: what all actions of a verb are called */
  verb(verb: string): string;
  /** what is asked after these words that follow the verb */
  question(session: Session, verb: string, given: readonly string[]): string;
  /** what the next word is called, as an answer */
  answer(session: Session, verb: string, given: readonly string[], word: string): string;
}

/** As every game can be told: its view in words, as the plain page has it. */
const PLAIN: TextMode = {
  market: ({ view }) => [{ id: "table", title: words.t("plain-table"), ...toldOf(tableOf(view!)) }],
  area: ({ view }, seat) => toldOf(areaOf(view!, seat)),
  references: () => [],
  scores,
  about: () => "",
  verb: (verb) => words.t(`verb-${verb}`),
  question: (_, __, given) => words.t("textmode-question", { number: given.length + 1 }),
  answer: (_, verb, given, word) => words.word(verb, given.length, word),
};

/** Entries with what is in them as lines, those with parts of their own as parts. */
function toldOf(entries: Entry[]): Told {
  return {
    lines: entries
      .filter(({ parts }) => !parts.length)
      .map(({ title, said }) => `${title}: ${said}`),
    parts: entries
      .filter(({ parts }) => parts.length)
      .map(({ title, parts }) => ({ id: title, title, ...toldOf(parts) })),
  };
}

/** The rows of the score sheet, and the totals. */
function scores({ game: { scoring }, view }: Session): Figures {
  if (!scoring) return { columns: [], rows: [] };
  const seats = Array.from({ length: view!.seats }, (_, seat) => seat);
  const sheets = seats.map((seat) => ({
    lines: scoring.lines(view!, seat),
    total: scoring.score(view!, seat),
  }));
  const secret = words.t("textmode-secret");
  return {
    columns: seats.map((seat) => words.name(seat)),
    rows: [
      ...scoring.rows.map((row) => ({
        title: words.say(row.title),
        cells: sheets.map((sheet) => (sheet.total === null ? secret : pointsIn(row, sheet))),
      })),
      { title: words.t("sheet-total"), cells: sheets.map(({ total }) => total ?? secret) },
    ],
  };
}

const modes = withOutside(
  import.meta.glob<{ default: Partial<TextMode> }>("../games/*/textmode/textmode.ts"),
);

/** A game's part, with its words. */
export async function loadTextMode(game: string): Promise<TextMode> {
  const load = modes[`../games/${game}/textmode/textmode.ts`];
  const [mode] = await Promise.all([load?.(), words.learn("textmode", `${game}/textmode`)]);
  return { ...PLAIN, ...mode?.default };
}
