/** Places of the table that something else speaks of: they are outlined while it is pointed at. */
import type { Stage } from "./stage";

const MARK = "data-spoken-of";

/** Outlines some places, and returns what ends it. */
export function lit(stage: Stage, places: readonly string[]): () => void {
  const found = places.map((place) => stage.at(place)).filter((each) => each !== null);
  for (const each of found) each.setAttribute(MARK, "");
  return () => found.forEach((each) => each.removeAttribute(MARK));
}
