/** Everything that the gallery shows: each phase of a game, and what a game alone does not bring. */
import type {
  Chapter,
  GameShown,
  News,
  Origin,
  Outlook,
  Presence,
  ScoresOverTime,
  Seat,
  StateFrame,
  Table,
  View,
} from "../net/protocol";
import type { Route } from "../route.svelte";
import type { Language } from "../words/words.svelte";
import described from "./games.json?raw";
import positions from "./positions.json?raw";

/** A table as a server would show it, and what it would answer when it is asked. */
export interface Position {
  frame: StateFrame;
  outlooks: Outlook[];
  scores?: ScoresOverTime;
  /** after the end: a position of the past, with all hands open */
  past?: { move: number; view: View };
}

/** A game as a server describes it. */
export interface Described {
  shown: Record<Language, GameShown>;
  origins: Origin[];
  lessons: Chapter[];
}

/** Something that is only seen when a table was touched: what to press, one after the other. */
export interface Touched {
  /** the phase */
  at: string;
  presses: string[];
}

export interface Exhibit {
  route: Route;
  position?: Position;
  presence?: Presence;
  /** by what the lobby asks for */
  lobby?: Record<string, Table[]>;
  /** the connection breaks as soon as everything is shown */
  lost?: boolean;
  /** selectors of what is pressed then */
  presses?: string[];
}

/** `python -m tools.positions` writes them with the rules themselves. */
const found = JSON.parse(positions) as Record<string, Position>;
export const games = JSON.parse(described) as Record<string, Described>;
const touched = import.meta.glob<Record<string, Touched>>("../games/*/exhibits.ts", {
  eager: true,
  import: "default",
});

function at(name: string): Position {
  return found[name]!;
}

function table(position: Position, more: Partial<Exhibit> = {}): Exhibit {
  const { seats } = position.frame.table;
  const here = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  const route: Route = { at: "table", id: position.frame.table.id };
  return { route, position, presence: { here, watching: 1 }, ...more };
}

/** The same position at a table that is different. */
function changed(name: string, change: Partial<Table>, more: Partial<StateFrame> = {}): Position {
  const { frame, ...rest } = at(name);
  return { ...rest, frame: { ...frame, ...more, table: { ...frame.table, ...change } } };
}

function person(seat: number): Seat {
  return { kind: "human", name: `Player ${seat + 1}`, level: null, away: false, character: null };
}

/** A table that has not begun: a host, two free seats and a bot. */
function notBegun(mine: boolean): Position {
  const [host, , , bot] = at("take-4").frame.table.seats;
  const free = { kind: "open", name: null, level: null, away: false, character: null } as const;
  const change: Partial<Table> = {
    status: "open",
    seats: [host!, free, free, { ...bot!, level: "master", character: "sindri" }],
    yours: mine ? [0] : [],
    host: mine,
    to_act: [],
    moves: 0,
  };
  const nothing = { view: null, prompt: null, legal: [], news: [], seat: mine ? 0 : null };
  return changed("take-4", change, nothing);
}

/** People talk, and one of them comes and goes. */
function talk(frame: StateFrame): News[] {
  const { at: then, version } = frame.news.at(-1)!;
  const said: Omit<News, "version" | "at">[] = [
    { kind: "chat", name: "Player 1", seat: 0, phrase: "good-luck", mine: true },
    { kind: "hint", seat: 1 },
    { kind: "leave", seat: 0, name: "Player 1" },
    { kind: "hint", seat: 1 },
    { kind: "return", seat: 0, name: "Player 1" },
    { kind: "chat", name: "Player 3", seat: 2, text: "That horse was mine." },
    { kind: "react", name: "Player 1", to: version + 6, reaction: "laugh", mine: true },
    { kind: "react", name: "Player 2", to: version + 6, reaction: "laugh" },
    { kind: "react", name: "Player 2", to: version + 6, reaction: "hammer" },
    { kind: "chat", name: "Player 4", text: "I only watch, but this is getting close." },
    { kind: "chat", name: "Player 2", seat: 1, phrase: "moment" },
  ];
  const news = said.map((each, index) => ({ version: version + index + 1, at: then, ...each }));
  return [...frame.news, ...news];
}

function withTalk(): Position {
  return changed("take-4", {}, { news: talk(at("take-4").frame) });
}

function others(): Record<string, Exhibit> {
  const own = at("take-4").frame;
  const other = own.table.seats.findIndex(
    ({ kind }, seat) => kind === "human" && seat !== own.seat,
  );
  const seats = own.table.seats.map((s, n) =>
    n === other ? { ...s, away: true, level: "greedy" } : s,
  );
  const clock = { kind: "bank", seconds: 600, increment: 10 } as const;
  const left = own.table.seats.map((_, seat) => (seat === own.seat ? 21_000 : 400_000));
  const wish = { seat: other, to: 20, waiting: [own.seat!] };
  const watched = at("spectator").frame.table;
  const turns = watched.to_act[0]!;
  const people = watched.seats.map((_, seat) => person(seat));
  const shared = [turns, (turns + 1) % people.length];
  return {
    lobby: { route: { at: "lobby" }, lobby: tables() },
    "lobby-empty": { route: { at: "lobby" } },
    "waiting-room": table(notBegun(true)),
    join: table(notBegun(false)),
    curtain: table(changed("spectator", { hot_seat: true, seats: people, yours: shared })),
    lost: table(at("take-4"), { lost: true }),
    talk: table(withTalk()),
    chat: table(withTalk(), { presses: ['[data-tab="chat"]'] }),
    clock: table(changed("take-4", { clock, time: { left } })),
    away: table(changed("take-4", { seats })),
    "undo-asked": table(changed("take-4", { undo: wish })),
  };
}

function tables(): Record<string, Table[]> {
  const free = notBegun(false).frame.table;
  const watched = at("spectator").frame.table;
  return {
    mine: ["take-4", "waiting", "bid-later"].map((name) => at(name).frame.table),
    open: [free, { ...free, id: "another", seats: free.seats.slice(1) }],
    running: [{ ...watched, yours: [], host: false }],
  };
}

/** What there is of every game apart from its tables. */
function pages(game: string): Record<string, Exhibit> {
  const lesson = found[`lesson-${game}`];
  return {
    [`rules-${game}`]: { route: { at: "rules", game } },
    [`about-${game}`]: { route: { at: "about", game } },
    [`score-${game}`]: { route: { at: "score", game } },
    [`new-table-${game}`]: { route: { at: "new", game } },
    ...(lesson && { [`lesson-${game}`]: { route: { at: "learn", game }, position: lesson } }),
  };
}

/** Looking back at each game that is over. */
function replays(): Record<string, Exhibit> {
  const over = Object.entries(found).flatMap(([name, position]) => {
    const { past, frame } = position;
    if (!past) return [];
    const { id } = frame.table;
    const route: Route = { at: "replay", id, move: past.move, seat: null, plays: false };
    return [[name.replace("over", "replay"), { route, position }] as const];
  });
  return Object.fromEntries(over);
}

function touchedTables(): Record<string, Exhibit> {
  const all = Object.values(touched).flatMap((each) => Object.entries(each));
  return Object.fromEntries(
    all.map(([name, { at: phase, presses }]) => [name, table(at(phase), { presses })]),
  );
}

export const exhibits: Record<string, Exhibit> = {
  ...Object.fromEntries(Object.entries(found).map(([name, position]) => [name, table(position)])),
  ...touchedTables(),
  ...replays(),
  ...others(),
  ...Object.assign({}, ...Object.keys(games).map(pages)),
};
