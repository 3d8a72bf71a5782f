/** The modules of games in `games/`, with those of pages from other packages (tools/outside.ts). */
import { modules } from "virtual:outside";

type Modules<T> = Record<string, () => Promise<T>>;

/** Of all modules that a game may bring; who looks for one knows its path. */
export function withOutside<T>(own: Modules<T>): Modules<T> {
  return { ...own, ...(modules as Modules<T>) };
}
