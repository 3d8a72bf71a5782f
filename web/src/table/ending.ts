/** Everything that is told after the end. */
import { api } from "../net/api";
import type { Message, Sheet } from "../net/protocol";
import { course, type Course } from "./chart";

export interface Ending {
  sheets: Sheet[];
  course: Course;
}

export async function loadEnding(
  table: string,
  chapter: (event: Message) => string | null,
): Promise<Ending> {
  const [sheets, scores, played] = await Promise.all([
    api.sheets(table),
    api.scores(table),
    api.moves(table),
  ]);
  return { sheets: sheets.seats, course: course(scores, played.deal, played.moves, chapter) };
}
