/**
 * Stands in for the play server: whatever the page asks or sends is answered from one exhibit.
 *
 * So the gallery shows the page itself, not a copy of it that would need parts of its own.
 */
import data from "../../../src/dvergar/bots/data/characters.toml?raw";
import type { Character, Outlook, Request, StateFrame } from "../net/protocol";
import { words } from "../words/words.svelte";
import { type Exhibit, games, type Position } from "./exhibits";

const LEVELS = ["novice", "apprentice", "master", "elder"];
const CHARACTERS = [...data.matchAll(/^id = "(\w+)"\nlevel = "(\w+)"/gm)].map(
  ([, id, level]): Partial<Character> => ({ id: id!, level: level! }),
);

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
  const asked = path.replace("/api", "");
  const found = method === "GET" ? look(exhibit, asked) : make(exhibit, asked);
  if (found !== undefined) return Response.json(found);
  return Response.json(refusal(), { status: 409 });
}

function look(exhibit: Exhibit, path: string): unknown {
  const { position } = exhibit;
  const [, first, second = "", third] = path.split(/[/?]/);
  if (path === "/me") return { name: "Player 1", account: null };
  if (path === "/games") return Object.values(games).map(({ shown }) => shown[words.language]);
  if (first === "games") return games[second]?.[third as "origins" | "lessons"];
  if (path === "/bots") return LEVELS;
  if (path === "/characters") return CHARACTERS;
  if (path.startsWith("/tables?")) return exhibit.lobby?.[/show=(\w+)/.exec(path)![1]!] ?? [];
  if (first !== "tables" || !position) return undefined;
  if (third === "sheets") return ended(position.frame);
  if (third === "scores") return position.scores;
  if (third === "moves") return moves(position.frame);
  if (third === "story") return { told: story(position.frame) };
  if (third === "positions") return past(position, path);
  return third === undefined ? position.frame.table : undefined;
}

/** The only thing that an exhibit makes: the table of its lesson. */
function make({ position }: Exhibit, path: string): unknown {
  return path.includes("/lessons/") ? position?.frame.table : undefined;
}

function refusal() {
  return { key: "no-page", args: {}, text: words.t("no-page") };
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

function ended(frame: StateFrame) {
  const seats = sheets(frame);
  const winners = [...seats.keys()].filter((seat) => seats[seat]!.won);
  return { seats, outcome: { winners, places: seats.map(({ place }) => place), why: null } };
}

/** The deal and all moves, as a replay gets them. */
function story(frame: StateFrame) {
  const { deal, moves: made } = moves(frame);
  return [{ seat: null, at: 0, events: deal }, ...made];
}

/** Of the past one position is known: wherever one looks, it is that. */
function past({ past, frame }: Position, path: string) {
  const asked = new URLSearchParams(path.split("?")[1]);
  const positions = Array(Number(asked.get("count"))).fill({ view: past!.view, prompt: null });
  return { first: Number(asked.get("first")), of: frame.table.moves, positions };
}

/** After the end a frame tells the whole game; the entry that begins it tells the deal. */
function moves({ news }: StateFrame) {
  const deal = news.filter(({ kind }) => kind !== "move").flatMap(({ events }) => events ?? []);
  // a frame leaves out what is empty
  const made = news.filter(({ kind }) => kind === "move").map((move) => ({ events: [], ...move }));
  return { deal, moves: made };
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
      this.#say({ type: "presence", ...(presence ?? { here: [], watching: 0 }) });
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
