/** What the decision bar says: whose decision it is, and for whom the table waits. */
import type { Message, News, Table, View } from "../net/protocol";
import type { Language } from "../words/words.svelte";
import { isBot } from "./seats";

/** The headline of a decision: where it comes from ("Laughing Goblin"), and what is asked. */
export interface Headline {
  source: string;
  what: string;
}

/** Texts for the one who decides are written "source — what to do". */
export function headline(sentence: string): Headline {
  const [first = "", ...rest] = sentence.split(" — ");
  return rest.length ? { source: first, what: rest.join(" — ") } : { source: "", what: first };
}

/** The dash of a headline as each language writes it. */
export function dash(language: Language): string {
  return language === "en" ? " — " : " – ";
}

/** The others that the table waits for: people, and bots that think. */
export function waitedFor(
  me: number | null,
  table: Table,
  view: View,
): { people: number[]; bots: number[] } {
  const others = view.to_act.filter((seat) => seat !== me);
  return {
    people: others.filter((seat) => !isBot(table, seat)),
    bots: others.filter((seat) => isBot(table, seat)),
  };
}

/** A wish to take back: mine, one that I must answer, or one that others must. */
export function undoWish(table: Table): "mine" | "asked" | "others" | null {
  if (!table.undo) return null;
  if (table.yours.includes(table.undo.seat)) return "mine";
  return table.undo.waiting.some((seat) => table.yours.includes(seat)) ? "asked" : "others";
}

/** The moves that count: without those taken back. */
export function standingMoves(saga: readonly News[]): News[] {
  const moves: News[] = [];
  for (const news of saga) {
    if (news.kind === "move") moves.push(news);
    else if (news.kind === "undo") moves.length = Math.min(moves.length, news.to ?? 0);
  }
  return moves;
}

/** Is there a move of this seat that could be taken back? */
export function canUndo(seat: number | null, table: Table, saga: readonly News[]): boolean {
  if (seat === null || table.status !== "running" || table.undo) return false;
  return standingMoves(saga).some((move) => move.seat === seat);
}

/** The message of a decision as it is said to the one who decides, if the game has such words. */
export function forYou(prompt: Message): Message {
  return { key: `${prompt.key}-you`, args: prompt.args };
}
