/** Requests to the play server: everything that is not play itself. */
import { words } from "../words/words.svelte";
import type {
  Chapter,
  GameShown,
  Move,
  Message,
  Person,
  Refused,
  ScoresOverTime,
  Sheet,
  Table,
  TableWish,
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
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const content: unknown = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new RefusedError(answer.status, content as Refused);
  return content as T;
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body?: unknown) => request<T>("POST", path, body);

export type Show = "open" | "running" | "over" | "mine";

export const api = {
  games: () => get<GameShown[]>("/games"),
  bots: () => get<string[]>("/bots"),
  me: () => get<Person>("/me"),
  becomeGuest: (name: string) => post<Person>("/guest", { name }),
  rename: (name: string) => request<Person>("PATCH", "/me", { name }),
  tables: (show: Show) => get<Table[]>(`/tables?show=${show}`),
  table: (id: string) => get<Table>(`/tables/${id}`),
  newTable: (wish: TableWish) => post<Table>("/tables", wish),
  giveUp: (id: string) => request<unknown>("DELETE", `/tables/${id}`),
  sit: (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/sit`),
  leave: (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/leave`),
  comeBack: (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/return`),
  setSeat: (id: string, seat: number, wish: { kind: "open" } | { kind: "bot"; level: string }) =>
    request<Table>("PUT", `/tables/${id}/seats/${seat}`, wish),
  lessons: (game: string) => get<Chapter[]>(`/games/${game}/lessons`),
  beginLesson: (game: string, chapter: string) => post<Table>(`/games/${game}/lessons/${chapter}`),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  sheets: (id: string) => get<{ seats: Sheet[] }>(`/tables/${id}/sheets`),
  scores: (id: string) => get<ScoresOverTime>(`/tables/${id}/scores`),
  moves: (id: string) => get<{ deal: Message[]; moves: Move[] }>(`/tables/${id}/moves`),
};

/** Who I am; a visitor without a name becomes a guest with this one. */
export async function whoAmI(fallback: string): Promise<Person> {
  try {
    return await api.me();
  } catch (error) {
    if (error instanceof RefusedError && error.status === 401) return api.becomeGuest(fallback);
    throw error;
  }
}
