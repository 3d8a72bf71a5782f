/** Where the visitor is: the address is the only state. */

export type Route =
  | { at: "lobby" }
  | { at: "new"; game: string }
  | { at: "table"; id: string }
  | { at: "replay"; id: string; move: number | null; seat: number | null; plays: boolean }
  | { at: "score"; game: string }
  | { at: "rules"; game: string }
  | { at: "about"; game: string }
  | { at: "learn"; game: string }
  | { at: "me" };

const OF_A_GAME = ["new", "score", "rules", "about", "learn"] as const;

/** What an address means; whatever is unknown is the lobby. */
export function read(address: URL): Route {
  const [, first, second, third] = address.pathname.split("/");
  const ofGame = OF_A_GAME.find((at) => at === first);
  if (ofGame && second) return { at: ofGame, game: second };
  if (first === "t" && second) return { at: "table", id: second };
  if (first === "me") return { at: "me" };
  if (first === "replay" && second) {
    const seat = number(address.searchParams.get("seat"));
    const plays = address.searchParams.has("play");
    return { at: "replay", id: second, move: number(third), seat, plays };
  }
  return { at: "lobby" };
}

function number(text: string | null | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Where a game is looked back on, after so many moves, from a seat or (null) from none. */
export function replayPath(id: string, move: number, seat: number | null, plays = false): string {
  const asked = [seat === null ? [] : `seat=${seat}`, plays ? "play" : []].flat().join("&");
  return `/replay/${id}/${move}${asked && `?${asked}`}`;
}

class Router {
  route = $state.raw<Route>(read(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => (this.route = read(new URL(location.href))));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = read(new URL(location.href));
    scrollTo(0, 0);
  }

  /** The address follows what is shown, without a step in the history for each change. */
  stay(path: string): void {
    history.replaceState(null, "", path);
    this.route = read(new URL(location.href));
  }
}

export const router = new Router();

/** For links: a plain click stays in the page, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search, hash } = new URL(link.href);
  router.go(pathname + search + hash);
}
