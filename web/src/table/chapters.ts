/** The parts of a game as they begin, one event after the other. */
import type { Message } from "../net/protocol";

type Chapter = (event: Message) => string | null;

/** The title of the part that an event starts; if the same title comes again, the part continues. */
export function beginnings(chapter: Chapter): Chapter {
  let last: string | null = null;
  return (event) => {
    const title = chapter(event);
    if (title === null || title === last) return null;
    last = title;
    return title;
  };
}
