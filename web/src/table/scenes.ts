/** A frame as it came about: scene by scene, with the true position before and after each. */
import type { Message, StateFrame, View } from "../net/protocol";
import type { Scene } from "./game";

/** What happened from one frame to the next; the last scene ends in that frame itself. */
export function scenesOf(before: StateFrame, after: StateFrame): Scene[] {
  const scenes: Scene[] = [];
  let from = before;
  let events: Message[] = [];
  for (const [number, news] of after.news.entries()) {
    const told = news.events ?? [];
    const earlier = after.news.slice(0, number);
    let heard = 0;
    for (const scene of news.scenes ?? []) {
      const to = between(before, { ...after.view!, ...scene.view });
      events.push(...told.slice(heard, scene.after));
      const now = { ...news, events: told.slice(0, scene.after) };
      scenes.push({ events, news: [...earlier, now], before: from, after: to });
      heard = scene.after;
      [from, events] = [to, []];
    }
    events.push(...told.slice(heard));
  }
  return [...scenes, { events, news: after.news, before: from, after }];
}

/** A frame in which something else lies on the table, and nobody has anything to decide. */
export function between(frame: StateFrame, view: View): StateFrame {
  const nothing = { prompt: null, legal: [], forms: [], news: [], proposals: [], advisable: [] };
  return { ...frame, view, ...nothing };
}
