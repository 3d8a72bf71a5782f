/** What a game brings to the table in words. Without it, question, actions, saga and points are told. */
import type { Session } from "../table/session.svelte";
import { words } from "../words/words.svelte";

/** Figures that belong together: a title for each column and each row. */
export interface Figures {
  columns: string[];
  rows: { title: string; cells: (string | number)[] }[];
}

/** What stands under a heading: sentences, a table, smaller parts. */
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
  /** what lies before a seat */
  area(session: Session, seat: number): Told;
  /** what can be looked up */
  references(session: Session): Part[];
  /** how everybody stands */
  scores(session: Session): Figures;
  /** what there is to say of an action besides its name and what it brings */
  about(action: string): string;
  /** of too many actions one is found word by word: what is asked for the word at this place */
  question(session: Session, verb: string, place: number): string;
  /** what such a word is called, as an answer */
  answer(verb: string, word: string): string;
}

/** For a game that brings nothing of its own. */
const PLAIN: TextMode = {
  market: () => [],
  area: () => ({}),
  references: () => [],
  scores: (session) => ({
    columns: [words.t("textmode-points")],
    rows: session.table!.seats.map((_, seat) => ({
      title: words.name(seat),
      cells: [session.game.score(session.view!, seat) ?? words.t("textmode-secret")],
    })),
  }),
  about: () => "",
  question: (_, __, place) => words.t("textmode-question", { number: place + 1 }),
  answer: (_, word) => word,
};

const modes = import.meta.glob<{ default: TextMode }>("../games/*/textmode/textmode.ts");

/** A game's part, with its words. */
export async function loadTextMode(game: string): Promise<TextMode> {
  const load = modes[`../games/${game}/textmode/textmode.ts`];
  const [mode] = await Promise.all([load?.(), words.learn("textmode", `${game}/textmode`)]);
  return mode?.default ?? PLAIN;
}
