/** Where the visitor is: the address is the only state. */

export type Route = { at: "lobby" } | { at: "new"; game: string } | { at: "table"; id: string };

function read(path: string): Route {
  const [, first, second] = path.split("/");
  if (first === "t" && second) return { at: "table", id: second };
  if (first === "new" && second) return { at: "new", game: second };
  return { at: "lobby" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = read(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = read(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: a plain click stays in the page, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(new URL(link.href).pathname);
}
