/**
 * Stands in for the play server: whatever the page asks or sends is answered from one exhibit.
 *
 * So the gallery shows the page itself, not a copy of it that would need parts of its own.
 */
import type { Outlook, Request, StateFrame } from "../net/protocol";
import { words } from "../words/words.svelte";
import type { Exhibit } from "./exhibits";

const DELAY = 0;

export function standIn(exhibit: Exhibit): void {
  window.fetch = (input, init) => Promise.resolve(answer(exhibit, String(input), init?.method));
  window.WebSocket = class extends StandInSocket {
    constructor() {
      super(exhibit);
    }
  } as unknown as typeof WebSocket;
}

// --- requests ----------------------------------------------------------------------------------

function answer(exhibit: Exhibit, path: string, method = "GET"): Response {
  const found = method === "GET" ? look(exhibit, path.replace("/api", "")) : undefined;
  if (found !== undefined) return Response.json(found);
  return Response.json(refusal(), { status: 409 });
}

function look(exhibit: Exhibit, path: string): unknown {
  const { position } = exhibit;
  const [, first, , third] = path.split(/[/?]/);
  if (path === "/me") return { name: "Player 1", account: null };
  if (path === "/games") return [nidavellir()];
  if (path === "/bots") return ["novice", "apprentice", "master", "elder"];
  if (path.startsWith("/tables?")) return exhibit.lobby?.[/show=(\w+)/.exec(path)![1]!] ?? [];
  if (first !== "tables" || !position) return undefined;
  if (third === "sheets") return { seats: sheets(position.frame) };
  if (third === "scores") return position.scores;
  if (third === "moves") return moves(position.frame);
  return third === undefined ? position.frame.table : undefined;
}

function refusal() {
  return { key: "no-page", args: {}, text: words.t("no-page") };
}

/** What a server says of the game, from the same texts. */
function nidavellir() {
  return {
    name: "nidavellir",
    title: words.t("game-title"),
    about: words.t("game-about"),
    credit: words.t("game-credit"),
    rules: 1,
    seats: [2, 3, 4, 5],
    cooperative: false,
    minutes: 45,
    difficulty: 2,
    tutorial: true,
    options: [
      option("edition", "de", ["de", "fr"]),
      option("first_game", false, [false, true]),
      option("discard_special", true, [true, false]),
    ],
  };
}

function option<T>(name: string, standard: T, choices: T[]) {
  return { name, text: words.t(`option-${name}`), default: standard, choices };
}

interface Scored {
  players: { score: number; sheet: [string, number, Record<string, string>][] }[];
}

/** The sheets that a server would give after the end are in the view already. */
function sheets({ view, table }: StateFrame) {
  const { players } = view as unknown as Scored;
  const scores = players.map(({ score }) => score);
  return players.map(({ score, sheet }, seat) => ({
    name: table.seats[seat]!.name,
    total: score,
    place: scores.filter((other) => other > score).length + 1,
    won: score === Math.max(...scores),
    lines: sheet.map(([key, points, args]) => ({ key, points, args })),
  }));
}

/** After the end a frame tells the whole game; the entry that begins it tells the deal. */
function moves({ news }: StateFrame) {
  const deal = news.filter(({ kind }) => kind !== "move").flatMap(({ events }) => events ?? []);
  return { deal, moves: news.filter(({ kind }) => kind === "move") };
}

// --- play --------------------------------------------------------------------------------------

type Sent = (Request & { id: string }) | { type: "hello" } | { type: "ping" };

class StandInSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  #exhibit: Exhibit;
  /** the line breaks once, after everything was shown */
  static broken = false;

  constructor(exhibit: Exhibit) {
    this.#exhibit = exhibit;
    if (StandInSocket.broken) return;
    setTimeout(() => {
      this.readyState = StandInSocket.OPEN;
      this.onopen?.();
    }, DELAY);
  }

  close(): void {
    this.readyState = 3;
  }

  send(text: string): void {
    const sent = JSON.parse(text) as Sent;
    const { position, presence, lost } = this.#exhibit;
    if (!position) return;
    const { version } = position.frame;
    if (sent.type === "hello") {
      this.#say(position.frame);
      this.#say({ type: "presence", ...presence });
      if (lost) setTimeout(() => this.#break(), 100);
    } else if (sent.type === "ask") {
      this.#say({ type: "told", id: sent.id, version, outlooks: told(position.outlooks, sent) });
    } else if (sent.type !== "ping") {
      this.#say({ type: "refused", id: sent.id, version, ...refusal() });
    }
  }

  #say(content: object): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(content) }), DELAY);
  }

  #break(): void {
    StandInSocket.broken = true;
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
}

function told(known: Outlook[], { actions }: Request & { type: "ask" }): Outlook[] {
  return known.filter(({ action }) => actions.includes(action));
}
