/** Requests to the play server: everything that is not play itself. */
import { words } from "../words/words.svelte";
import type {
  BotWish,
  Career,
  Chapter,
  Character,
  Finished,
  GameShown,
  Move,
  Message,
  Origin,
  Other,
  Outcome,
  Person,
  Positions,
  Refused,
  ReviewShown,
  ScoresOverTime,
  SeatWish,
  Sheet,
  Table,
  TableWish,
  Told,
  Whom,
} from "./protocol";

/** The server refused: its message is a sentence in the visitor's language. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refused,
  ) {
    super(refusal.text);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": words.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = await ask(path, { method, headers, body: sent });
  return (answer.status === 204 ? null : await answer.json()) as T;
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(`/api${path}`, init);
  if (!answer.ok) throw new RefusedError(answer.status, (await answer.json()) as Refused);
  return answer;
}

/** A match file is plain text, in both directions. */
async function text(path: string, sent?: Blob): Promise<Response> {
  const headers = { "Accept-Language": words.language };
  return ask(path, sent ? { method: "POST", headers, body: sent } : { headers });
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body?: unknown) => request<T>("POST", path, body);

export type Show = "open" | "running" | "over" | "mine";

/** Who looks back: a seat, a spectator (null), or after the end all seats together. */
export type Eyes = number | null | "open";

function asked(eyes: Eyes): string {
  if (eyes === null) return "";
  return eyes === "open" ? "open=true" : `seat=${eyes}`;
}

export const api = {
  games: () => get<GameShown[]>("/games"),
  origins: (game: string) => get<Origin[]>(`/games/${game}/origins`),
  bots: () => get<string[]>("/bots"),
  characters: () => get<Character[]>("/characters"),
  me: () => get<Person | null>("/me"),
  becomeGuest: (name: string) => post<Person>("/guest", { name }),
  rename: (name: string) => request<Person>("PATCH", "/me", { name }),
  register: (account: string, password: string) => post<Person>("/account", { account, password }),
  logIn: (account: string, password: string) => post<Person>("/login", { account, password }),
  logOut: () => post<null>("/logout"),
  changePassword: (old: string, fresh: string) =>
    request<Person>("PUT", "/account/password", { old, new: fresh }),
  myGames: (game: string | null, before: number | null, limit: number) => {
    const asked = new URLSearchParams({ limit: String(limit) });
    if (game) asked.set("game", game);
    if (before !== null) asked.set("before", String(before));
    return get<Finished[]>(`/me/games?${asked}`);
  },
  myStatistics: () => get<Career[]>("/me/statistics"),
  myData: () => get<unknown>("/me/export"),
  forgetMe: (consent: { password: string } | { name: string }) =>
    request<null>("DELETE", "/me", consent),
  tables: (show: Show) => get<Table[]>(`/tables?show=${show}`),
  table: (id: string) => get<Table>(`/tables/${id}`),
  newTable: (wish: TableWish) => post<Table>("/tables", wish),
  giveUp: (id: string) => request<unknown>("DELETE", `/tables/${id}`),
  sit: (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/sit`),
  leave: (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/leave`),
  comeBack: (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/return`),
  voteOut: (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/vote-out`),
  setSeat: (id: string, seat: number, wish: { kind: "open" } | BotWish) =>
    request<Table>("PUT", `/tables/${id}/seats/${seat}`, wish),
  mute: (id: string, whom: Whom) => post<Other>(`/tables/${id}/mute`, whom),
  block: (id: string, whom: Whom) => post<Other>(`/tables/${id}/block`, whom),
  remove: (id: string, whom: Whom) => post<Table>(`/tables/${id}/remove`, whom),
  others: () => get<Other[]>("/me/others"),
  lift: (handle: string) => request<null>("DELETE", `/me/others/${handle}`),
  lessons: (game: string) => get<Chapter[]>(`/games/${game}/lessons`),
  beginLesson: (game: string, chapter: string) => post<Table>(`/games/${game}/lessons/${chapter}`),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  sheets: (id: string) => get<{ seats: Sheet[]; outcome: Outcome | null }>(`/tables/${id}/sheets`),
  scores: (id: string) => get<ScoresOverTime>(`/tables/${id}/scores`),
  review: (id: string) => get<ReviewShown>(`/tables/${id}/review`),
  beginReview: (id: string) => post<ReviewShown>(`/tables/${id}/review`),
  fork: (id: string, move: number, seats: SeatWish[]) =>
    post<Table>(`/tables/${id}/fork`, { move, seats }),
  story: (id: string, eyes: Eyes) => get<{ told: Told[] }>(`/tables/${id}/story?${asked(eyes)}`),
  positions: (id: string, eyes: Eyes, first: number, count: number) =>
    get<Positions>(`/tables/${id}/positions?${asked(eyes)}&first=${first}&count=${count}`),
  matchFile: async (id: string) => (await text(`/tables/${id}/match`)).blob(),
  importMatch: async (file: Blob) => (await (await text("/matches", file)).json()) as Table,
  moves: (id: string) => get<{ deal: Message[]; moves: Move[] }>(`/tables/${id}/moves`),
};

/** Who I am; a visitor without a name becomes a guest with this one. */
export async function whoAmI(fallback: string): Promise<Person> {
  return (await api.me()) ?? api.becomeGuest(fallback);
}
