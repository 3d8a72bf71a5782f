/** The log of a table: what happened, as lines under headings, oldest first. */
import type { Message, News } from "../net/protocol";
import { shown } from "../words/people";
import { words } from "../words/words.svelte";
import { beginnings } from "./chapters";

interface Line {
  /** unique and stable, for the list */
  id: string;
  version: number;
}

/** What happened in the game. */
export interface EventLine extends Line {
  kind: "event";
  /** whose doing it was, if it was anybody's */
  seat: number | null;
  message: Message;
  /** taken back since */
  undone: boolean;
}

/** What happened around the game: somebody came, left, took back. */
export interface TableLine extends Line {
  kind: "table";
  seat: number | null;
  message: Message;
  /** is it told by the way? */
  aside: boolean;
}

/** A new part of the game begins. */
export interface HeadingLine extends Line {
  kind: "heading";
  text: string;
}

export type SagaLine = EventLine | TableLine | HeadingLine;

/** What to show: everything, one seat, comings and goings. */
export type Filter = "all" | "table" | number;

/** What people say has a place of its own (`chat/`). */
const TALK: readonly News["kind"][] = ["chat", "react", "unreact"];

/** All lines of a table; `chapter` gives the heading that an event begins. */
export function linesOf(
  saga: readonly News[],
  chapter: (event: Message) => string | null,
): SagaLine[] {
  const lines: SagaLine[] = [];
  const begins = beginnings(chapter);
  /** for each move that counts: where its lines start */
  const moves: number[] = [];
  /** by seat: the line of this chapter that says how many hints its player has asked for */
  const asked = new Map<number, TableLine>();
  for (const news of saga) {
    const { version } = news;
    if (isForgotten(news) || TALK.includes(news.kind)) continue;
    if (news.kind === "move") {
      moves.push(lines.length);
      const { silent, seat } = news;
      // why it was not the player who answered
      if (silent && typeof seat === "number") {
        const message = { key: `news-silent-${silent}`, args: { seat } };
        lines.push(around(`${version}-silent`, version, seat, message));
      }
    } else if (news.kind === "hint") {
      tellHint(news, lines, asked);
    } else {
      if (news.kind === "undo") strike(lines, moves, news.to ?? 0);
      lines.push(around(`${version}`, version, news.seat ?? null, tell(news)));
    }
    news.events?.forEach((message, index) => {
      const text = begins(message);
      if (text) {
        lines.push({ kind: "heading", id: `${version}-${index}-heading`, version, text });
        asked.clear();
      }
      const { seat } = message.args;
      lines.push({
        kind: "event",
        id: `${version}-${index}`,
        version,
        seat: typeof seat === "number" ? seat : null,
        message,
        undone: false,
      });
    });
  }
  return lines;
}

function around(
  id: string,
  version: number,
  seat: number | null,
  message: Message,
  aside = false,
): TableLine {
  return { kind: "table", id, version, seat, message, aside };
}

/** One line for all the hints that a player asks for in a chapter: it stays where it is and counts. */
function tellHint(news: News, lines: SagaLine[], asked: Map<number, TableLine>): void {
  const { version, seat = null } = news;
  const line = asked.get(seat ?? -1);
  if (line) {
    line.message.args["count"] = Number(line.message.args["count"]) + 1;
    return;
  }
  const message = { key: "news-hint", args: { seat, count: 1 } };
  const first = around(`${version}`, version, seat, message, true);
  asked.set(seat ?? -1, first);
  lines.push(first);
}

/** Moves from number `to` on were taken back. */
function strike(lines: SagaLine[], moves: number[], to: number): void {
  const from = moves[to];
  if (from === undefined) return;
  for (const line of lines.slice(from)) {
    if (line.kind === "event") line.undone = true;
  }
  moves.length = to;
}

/** The name of someone who has deleted all their data. */
function isForgotten(news: News): boolean {
  return !news.name && news.kind === "rename";
}

const UNITS = [
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
] as const;

/** No server ran for so many milliseconds: in the largest unit that fits. */
function tellPause(lasted: number): Message {
  const [unit, length] = UNITS.find(([, length]) => lasted >= length) ?? UNITS[2];
  return { key: `news-pause-${unit}`, args: { count: Math.max(1, Math.round(lasted / length)) } };
}

/** What somebody would do in the place of those who decide. */
export function proposal(seat: number, action: string | null): Message {
  if (action === null) return { key: "news-propose-places", args: { seat } };
  const { key, args } = words.deed(action);
  return { key: "news-propose", args: { seat, deed: { key, args } } };
}

function tell(news: News): Message {
  if (news.kind === "pause") return tellPause(news.lasted ?? 0);
  if (news.kind === "propose") return proposal(news.seat ?? 0, news.action ?? null);
  const args: Message["args"] = {};
  if (typeof news.seat === "number") args["seat"] = news.seat;
  if (typeof news.about === "number") args["seat_about"] = news.about;
  if (news.name) args["name"] = shown(news.name);
  return { key: `news-${news.kind}`, args };
}

/** The lines that pass a filter; a heading stays only if something is under it. */
export function filtered(lines: readonly SagaLine[], filter: Filter): SagaLine[] {
  if (filter === "all") return [...lines];
  const kept = lines.filter((line) => line.kind === "heading" || passes(line, filter));
  return kept.filter((line, index) => {
    const next = kept[index + 1];
    return line.kind !== "heading" || (next !== undefined && next.kind !== "heading");
  });
}

function passes(line: SagaLine, filter: Exclude<Filter, "all">): boolean {
  if (line.kind === "heading") return false;
  if (typeof filter === "number") return line.kind === "event" && concerns(line, filter);
  return line.kind === filter;
}

/** Is a seat named in what happened? */
function concerns(line: EventLine, seat: number): boolean {
  return Object.entries(line.message.args).some(([name, value]) => {
    if (!name.startsWith("seat")) return false;
    return Array.isArray(value) ? value.includes(seat) : value === seat;
  });
}

/** The version of a seat's last move that counts; anything later is new to its player. */
export function lastTurn(moves: readonly News[], seat: number | null): number | null {
  return moves.findLast((move) => move.seat === seat)?.version ?? null;
}
