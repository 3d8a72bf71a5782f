/** The parts of a game, as marks on the way through it. */
import type { Message, News } from "../net/protocol";
import { beginnings } from "../table/chapters";

export interface Chapter {
  /** the number of moves after which it begins */
  move: number;
  title: string;
}

/** `chapter` gives the title of the part that an event begins. */
export function chaptersOf(
  story: readonly News[],
  chapter: (event: Message) => string | null,
): Chapter[] {
  const begins = beginnings(chapter);
  return story.flatMap(({ events = [] }, move) => {
    const title = events.map(begins).findLast((found) => found !== null);
    return title ? [{ move, title }] : [];
  });
}

/** The part that a position belongs to; a move that begins one is its first. */
export function chapterAt(chapters: readonly Chapter[], move: number): Chapter | undefined {
  return chapters.findLast((chapter) => chapter.move <= move);
}

/** Where the part before (or the beginning of this one) or the next one begins. */
export function neighbour(
  chapters: readonly Chapter[],
  move: number,
  last: number,
  way: "back" | "on",
): number {
  if (way === "on") return chapters.find((chapter) => chapter.move > move)?.move ?? last;
  return chapters.findLast((chapter) => chapter.move < move)?.move ?? 0;
}
