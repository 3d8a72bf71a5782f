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

export interface OptionShown {
  name: string;
  text: string;
  default: OptionValue;
  choices: OptionValue[];
  /** it applies where another option, listed before it, has one of these values; null: always */
  only: { option: string; values: OptionValue[] } | null;
}

export interface GameShown {
  name: string;
  title: string;
  about: string;
  credit: string;
  rules: number;
  seats: number[];
  /** do all win or lose together? */
  cooperative: boolean;
  /** do all seats know the same? */
  open_hands: boolean;
  minutes: number;
  difficulty: number;
  tutorial: boolean;
  options: OptionShown[];
}

/** Where a value comes from; `detail` names a public source. */
export interface Source {
  kind: "rulebook" | "public" | "reconstructed" | "overlay";
  detail: string;
}

/** A record of a game's data, and where each of its fields comes from. */
export interface Origin {
  file: string;
  /** the name of its table in that file: `[[hero]]` */
  kind: string;
  id: string;
  fields: Record<string, Plain>;
  sources: Record<string, Source>;
}

export interface Seat {
  kind: "human" | "bot" | "open";
  name: string | null;
  level: string | null;
  /** with kind `human`: a bot of `level` plays for that person */
  away: boolean;
  /** of a bot: who it is; null: nobody in particular */
  character: string | null;
}

/** A bot with a name: the text `character-<id>`, and `character-<id>-about` says how it plays. */
export interface Character {
  id: string;
  level: string;
  risk: number;
  likes: string[];
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
  /** may players ask what a bot would do? */
  hints: boolean;
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
  /** has the host removed the visitor from the waiting room? */
  removed: boolean;
  /** without a clock: is it played at one sitting, or over days? */
  pace: Pace;
  /** votes to let a bot play for someone who is away */
  absent: Absent[];
  /** do all seats know the same? then one person may lead several of them */
  open_hands: boolean;
  /** after the end of a game */
  outcome: Outcome | null;
}

/** How a game ended. */
export interface Outcome {
  winners: number[];
  /** by seat; empty where all win or lose together */
  places: number[];
  /** how it ended, in the game's words, if there is more to say than the points do */
  why: Message | null;
}

export type Pace = "live" | "days";

export interface Absent {
  /** the seat that the vote is about */
  seat: number;
  /** since when there has been no sign of life */
  since: number;
  agreed: number[];
  /** who still has to agree */
  waiting: number[];
  /** when a bot takes over at the earliest */
  effect: number;
}

/** Somebody at a table: the player of a seat, or who said an entry of the chat (its version). */
export type Whom = { seat: number } | { said: number };

/** Somebody whom the visitor has muted or blocked, by the name of then. */
export interface Other {
  handle: string;
  name: string;
  kind: "mute" | "block";
  since: number;
}

export type SeatWish = { kind: "me"; name?: string } | { kind: "open" } | BotWish;

/** A bot of a level: a certain one, or whoever comes. */
export interface BotWish {
  kind: "bot";
  level: string;
  character?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, OptionValue>;
  clock?: Clock | null;
  hot_seat?: boolean;
  public?: boolean;
  hints?: boolean;
  pace?: Pace;
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
  /**
   * what sort of decision it is: of one seat; of several at once, in secret (seats that may act have
   * chosen then); of all in any order; or a question to those who may react
   */
  mode: "turn" | "sealed" | "free" | "reaction";
  /** what a seat does that does not answer when it is asked for a reaction */
  silence: string | null;
  /** the number of the turn for which a seat can wish not to be asked; null: it cannot */
  turn: number | null;
  /** is it a secret whether who decides has more than one option? */
  discreet: boolean;
  /** the records of the game's data that are not as they were shipped */
  corrections: Correction[];
}

/** A record of a game's data with those of its fields that are others at this table. */
export interface Correction {
  file: string;
  id: string;
  fields: Record<string, unknown>;
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
  | "vote-out"
  | "absent"
  | "here"
  | "return"
  | "bot"
  | "open"
  | "remove"
  | "rename"
  | "hint"
  | "propose"
  | "fork"
  | "chat"
  | "react"
  | "unreact"
  | "rematch"
  | "cancel"
  | "gone"
  | "pause";

/** What is different from another view, and in the same way within it. */
export type Patch = Record<string, unknown>;

/** A position between two decisions. */
export interface SceneShown {
  /** it comes after so many of the events */
  after: number;
  /** what is different from the next scene, or else from the view that follows: see `patched` */
  view: Patch;
}

export interface News {
  version: number;
  at: number;
  kind: NewsKind;
  seat?: number | null;
  events?: Message[];
  name?: string | null;
  text?: string | null;
  /** of chat, in the place of `text`: the key of a phrase that everyone reads in their own language */
  phrase?: string | null;
  to?: number | null;
  table?: string | null;
  /** of a reaction: its key; `to` is the version of what was said */
  reaction?: string | null;
  /** of chat and reactions: was it the visitor? */
  mine?: boolean;
  /** milliseconds of a pause */
  lasted?: number | null;
  /** the seat that a vote is about */
  about?: number | null;
  /** of a move: silence answered, because a clock ran out, nobody was there, or it was wished for */
  silent?: "clock" | "gone" | "quiet" | null;
  /** of a proposal: what should be done, if it is not only places */
  action?: string | null;
  scenes?: SceneShown[];
}

/** A place for words of an action; `of` names what is chosen in the texts: `gem-ruby`. */
export type Slot = { name: string; of: string } & (
  | { kind: "part"; counts: Record<string, number>; least: number; most: number }
  | { kind: "pick"; words: string[] }
  | { kind: "number"; low: number; high: number }
  | { kind: "word" }
);

/** What slots demand of each other. */
export type Demand =
  | {
      kind: "total";
      slots: string[];
      low: number;
      high: number;
      weights: Record<string, number>;
    }
  | { kind: "apart"; slots: string[] };

/** All actions of a verb that are too many to list. */
export interface Form {
  verb: string;
  slots: Slot[];
  demands: Demand[];
}

/** What the player of a seat would do in the place of those who decide: an action, places of the table, or both. */
export interface Proposal {
  seat: number;
  action: string | null;
  places: string[];
}

export interface StateFrame {
  type: "state";
  version: number;
  since: number | null;
  seat: number | null;
  table: Table;
  view: View | null;
  prompt: Message | null;
  /** what the viewer may do; of actions that forms describe, the sensible ones */
  legal: string[];
  forms: Form[];
  news: News[];
  /** what others would do here; where all know the same */
  proposals?: Proposal[];
  /** what the viewer could propose to another player, who decides now */
  advisable?: string[];
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

/** An action that a bot would consider, and what speaks for it. */
export interface AdvisedOption {
  action: string;
  /** the chance of winning, from 0 to 1 */
  value: number;
  /** the final score to expect; null if the game does not say */
  points: number | null;
  why: Message[];
}

export interface Presence {
  here: number[];
  watching: number;
  /** players the table waits for who have been silent for a long time: the others may vote */
  quiet?: { seat: number; since: number }[];
}

export type ServerFrame =
  | StateFrame
  | { type: "done"; id: string; version: number }
  | ({ type: "refused"; id: string; version: number } & Refused)
  | ({ type: "error"; version: number } & Refused)
  | { type: "told"; id: string; version: number; outlooks: Outlook[] }
  | { type: "advice"; id: string; version: number; options: AdvisedOption[] }
  | ({ type: "presence" } & Presence)
  | { type: "pong"; version: number };

export type Request =
  | { type: "act"; seat: number; action: string; quiet?: true }
  | { type: "undo"; seat: number }
  | { type: "answer"; agree: boolean }
  | Speech
  | { type: "ask"; seat: number; actions: string[] }
  | { type: "hint"; seat: number }
  | { type: "propose"; seat: number; action: string | null; places: readonly string[] };

/** What people say, and think of what was said. */
export type Speech =
  | { type: "chat"; text: string }
  | { type: "phrase"; phrase: string }
  | { type: "react"; to: number; reaction: string; on: boolean };

/** What answers a request: outlooks to `ask`, options to `hint`, to everything else nothing. */
export interface Answered {
  outlooks: Outlook[];
  options: AdvisedOption[];
}

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
  /** and when everything it asks for is done; a chapter that starts there continues */
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

/** What happened with a move (`seat` null: in the deal), as somebody may know it. */
export interface Told {
  seat: number | null;
  at: number;
  events: Message[];
}

/** Positions one after the other, the first after `first` of `of` moves. */
export interface Positions {
  first: number;
  of: number;
  /** with the scenes on the way there */
  positions: { view: View; prompt: Message | null; scenes: SceneShown[] }[];
}

export interface Move {
  number: number;
  seat: number;
  action: string;
  at: number;
  events: Message[];
}

/** A decision of a finished game, as a bot sees it afterwards. */
export interface Decision {
  /** it was made after so many moves */
  move: number;
  seat: number;
  action: string;
  /** out of so many */
  options: number;
  /** of each seat, after it */
  chances: number[];
  points: number | null;
  /** how much of the chance of winning it cost, and how exactly that is known */
  lost: number;
  error: number;
  why: Message[];
  best: {
    action: string;
    chances: number[];
    points: number | null;
    why: Message[];
    line: { seat: number; action: string }[];
  } | null;
}

export interface Reviewed {
  game: string;
  seats: number;
  cooperative: boolean;
  playouts: number;
  /** the chance of each seat after so many moves */
  curve: { move: number; chances: number[] }[];
  decisions: Decision[];
}

/** How far a review is: none was begun (or it was given up), it waits, is made, is complete. */
export interface ReviewShown {
  state: "none" | "waiting" | "running" | "done";
  done: number;
  of: number;
  review: Reviewed | null;
}

/** A figure, and its 95 % confidence interval. */
export interface Interval {
  value: number;
  low: number;
  high: number;
}

/** A game that one has finished. */
export interface Finished {
  id: string;
  game: string;
  ended: number;
  moves: number;
  seats: (Seat & { score: number; place: number; won: number })[];
  yours: number[];
  /** does it count in your statistics? */
  counts: boolean;
  /** null: it ended before the server kept this */
  outcome: Outcome | null;
}

export interface Tally {
  played: number;
  /** a shared victory is a fraction of one */
  won: number;
  share: Interval;
  mean_score: number;
}

export interface Gain {
  kind: string;
  item: string;
  got: number;
  won: number;
  share: Interval;
}

/** What your games of one kind add up to. */
export interface Career {
  game: string;
  cooperative: boolean;
  uncounted: number;
  total: Tally | null;
  best: { table: string; score: number } | null;
  by_seats: (Tally & { seats: number })[];
  /** by the strongest bot at the table; null: only people */
  by_level: (Tally & { level: string | null })[];
  categories: { key: string; mine: number; others: number }[];
  gains: Gain[];
  /** where all win or lose together: how it ended (a key of the words), and how often */
  endings: { key: string; won: boolean; times: number }[];
  /** how strong the levels are, if that was measured */
  levels: Record<string, number>;
  rating: { games: number; value: Interval } | null;
}
