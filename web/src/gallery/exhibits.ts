/** Everything that the gallery shows: each phase of a game, and what a game alone does not bring. */
import type {
  News,
  Outlook,
  Presence,
  ScoresOverTime,
  Seat,
  StateFrame,
  Table,
} from "../net/protocol";
import type { Route } from "../route.svelte";
import positions from "./positions.json?raw";

/** A table as a server would show it, and what it would answer when it is asked. */
export interface Position {
  frame: StateFrame;
  outlooks: Outlook[];
  scores?: ScoresOverTime;
}

export interface Exhibit {
  route: Route;
  position?: Position;
  presence?: Presence;
  /** by what the lobby asks for */
  lobby?: Record<string, Table[]>;
  /** the connection breaks as soon as everything is shown */
  lost?: boolean;
}

/** `python -m tools.positions` writes them with the rules themselves. */
const found = JSON.parse(positions) as Record<string, Position>;

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
  return { kind: "human", name: `Player ${seat + 1}`, level: null, away: false };
}

/** A table that has not begun: a host, two free seats and a bot. */
function notBegun(mine: boolean): Position {
  const [host, , , bot] = at("take-4").frame.table.seats;
  const free = { kind: "open", name: null, level: null, away: false } as const;
  const change: Partial<Table> = {
    status: "open",
    seats: [host!, free, free, bot!],
    yours: mine ? [0] : [],
    host: mine,
    to_act: [],
    moves: 0,
  };
  const nothing = { view: null, prompt: null, legal: [], news: [], seat: mine ? 0 : null };
  return changed("take-4", change, nothing);
}

/** People talk, and one of them comes and goes. */
function withTalk(): Position {
  const { frame } = at("take-4");
  const said: Omit<News, "version" | "at">[] = [
    { kind: "chat", name: "Player 1", text: "Good luck!" },
    { kind: "leave", seat: 0, name: "Player 1" },
    { kind: "return", seat: 0, name: "Player 1" },
    { kind: "chat", name: "Player 3", text: "That horse was mine." },
  ];
  const { at: then, version } = frame.news.at(-1)!;
  const news = said.map((each, index) => ({ version: version + index + 1, at: then, ...each }));
  return changed("take-4", {}, { news: [...frame.news, ...news] });
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
    "new-table": { route: { at: "new", game: "nidavellir" } },
    "waiting-room": table(notBegun(true)),
    join: table(notBegun(false)),
    curtain: table(changed("spectator", { hot_seat: true, seats: people, yours: shared })),
    lost: table(at("take-4"), { lost: true }),
    talk: table(withTalk()),
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

export const exhibits: Record<string, Exhibit> = {
  ...Object.fromEntries(Object.entries(found).map(([name, position]) => [name, table(position)])),
  ...others(),
};
