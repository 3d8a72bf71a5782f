/** A frame as it came about: scene by scene, with the true position before and after each. */
import type { Message, Patch, SceneShown, StateFrame, View } from "../net/protocol";
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
    for (const scene of whole(news.scenes ?? [], after.view!)) {
      const to = between(before, scene.view);
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

/** An entry's scenes with whole views: each came as what is different from the one after it. */
function whole(scenes: readonly SceneShown[], last: View): { after: number; view: View }[] {
  let next = last;
  const found = scenes.toReversed().map(({ after, view }) => {
    next = patched(next, view) as View;
    return { after, view: next };
  });
  return found.reverse();
}

/** A value with a difference put into it, as docs/protocol.md describes it. */
export function patched(value: unknown, patch: unknown): unknown {
  if (!isPatch(patch)) return patch;
  if ("=" in patch) return patch["="];
  const { "-": gone = [], ...changes } = patch;
  const result = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Patch) }
  ) as Patch;
  for (const name of gone as string[]) delete result[name];
  for (const [name, change] of Object.entries(changes))
    result[name] = patched(result[name], change);
  return result;
}

function isPatch(value: unknown): value is Patch {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A frame in which something else lies on the table, and nobody has anything to decide. */
export function between(frame: StateFrame, view: View): StateFrame {
  const nothing = { prompt: null, legal: [], forms: [], news: [], proposals: [], advisable: [] };
  return { ...frame, view, ...nothing };
}
