/** What is said between the page and the play server: docs/protocol.md, as types. */

export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain };

/** A sentence that is not written out yet: a key of the Fluent files and its arguments. */
export interface Message {
  key: string;
  args: Record<string, Plain>;
}

export interface Refused extends Message {
  text: string;
}

export interface Person {
  name: string;
  account: string | null;
}

export type OptionValue = string | number | boolean;

export interface GameShown {
  name: string;
  title: string;
  about: string;
  credit: string;
  rules: number;
  seats: number[];
  cooperative: boolean;
  minutes: number;
  difficulty: number;
  tutorial: boolean;
  options: { name: string; text: string; default: OptionValue; choices: OptionValue[] }[];
}

export interface Seat {
  kind: "human" | "bot" | "open";
  name: string | null;
  level: string | null;
  /** with kind `human`: a bot of `level` plays for that person */
  away: boolean;
}

export interface Clock {
  kind: "decision" | "bank";
  seconds: number;
  increment?: number;
}

export interface Table {
  id: string;
  link: string;
  game: string;
  options: Record<string, OptionValue>;
  rules: number;
  status: "open" | "running" | "over" | "cancelled";
  public: boolean;
  hot_seat: boolean;
  clock: Clock | null;
  imported: boolean;
  source: string | null;
  seats: Seat[];
  yours: number[];
  host: boolean;
  version: number;
  moves: number;
  to_act: number[];
  time: { left: (number | null)[] } | null;
  undo: { seat: number; to: number; waiting: number[] } | null;
  rematch: string | null;
  created: number;
  updated: number;
}

export type SeatWish =
  { kind: "me"; name?: string } | { kind: "open" } | { kind: "bot"; level: string };

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, OptionValue>;
  clock?: Clock | null;
  hot_seat?: boolean;
  public?: boolean;
}

/** What every game's view has; the game adds its table. */
export interface View {
  game: string;
  options: Record<string, OptionValue>;
  seats: number;
  you: number | null;
  over: boolean;
  to_act: number[];
  may_act: number[];
}

export type NewsKind =
  | "move"
  | "undo"
  | "ask-undo"
  | "refuse-undo"
  | "agree-undo"
  | "sit"
  | "leave"
  | "timeout"
  | "return"
  | "bot"
  | "open"
  | "rename"
  | "chat"
  | "rematch"
  | "cancel";

export interface News {
  version: number;
  at: number;
  kind: NewsKind;
  seat?: number | null;
  events?: Message[];
  name?: string | null;
  text?: string | null;
  to?: number | null;
  table?: string | null;
}

export interface StateFrame {
  type: "state";
  version: number;
  since: number | null;
  seat: number | null;
  table: Table;
  view: View | null;
  prompt: Message | null;
  legal: string[];
  open_verbs: string[];
  news: News[];
}

/** What an action would bring, as far as its seat can know. */
export interface Outlook {
  action: string;
  why_not: Refused | null;
  events: Message[];
  scores: number[] | null;
  prompt: Message | null;
  to_act: number[];
}

export interface Presence {
  here: number[];
  watching: number;
}

export type ServerFrame =
  | StateFrame
  | { type: "done"; id: string; version: number }
  | ({ type: "refused"; id: string; version: number } & Refused)
  | ({ type: "error"; version: number } & Refused)
  | { type: "told"; id: string; version: number; outlooks: Outlook[] }
  | ({ type: "presence" } & Presence)
  | { type: "pong"; version: number };

export type Request =
  | { type: "act"; seat: number; action: string }
  | { type: "undo"; seat: number }
  | { type: "answer"; agree: boolean }
  | { type: "chat"; text: string }
  | { type: "ask"; seat: number; actions: string[] };

/** A step of a lesson: something to read; with `do` also something to do. */
export interface LessonStep {
  id: string;
  /** it is said when so many moves of the script have been made */
  at: number;
  /** the places of the table that it speaks of; `seat-0-coin-*`: all that begin so */
  light: string[];
  /** what may be done here; empty: one only reads */
  do: string[];
}

export interface Chapter {
  id: string;
  /** how many moves of the script have been made when it begins */
  begin: number;
  /** and when everything that it asks for is done; a chapter that begins there goes on */
  end: number;
  /** without a script, to the end of the game */
  free: boolean;
  steps: LessonStep[];
}

export interface SheetLine {
  key: string;
  points: number;
  args: Record<string, Plain>;
}

export interface Sheet {
  name: string | null;
  total: number;
  place: number;
  won: boolean;
  lines: SheetLine[];
}

export interface ScoresOverTime {
  moves: number[];
  scores: number[][];
}

export interface Move {
  number: number;
  seat: number;
  action: string;
  at: number;
  events: Message[];
}
