/** What happened at a table while nobody looked at it in this browser. */
import type { News } from "../net/protocol";
import { standingMoves } from "./decision";

const STORED = "dvergar-seen";
/** So many tables are remembered. */
const MOST = 60;
/** Whoever comes back sooner (a reload, a glance elsewhere) has not been away. */
const AWAY = 60_000;

/** How much a viewer had seen, and when that was. */
export interface Seen {
  version: number;
  at: number;
}

export interface Missed {
  /** how many of the moves that count were seen */
  move: number;
  /** the last version that was seen */
  since: number;
}

type Viewer = { table: string; seat: number | null };

const nameOf = ({ table, seat }: Viewer) => `${table}.${seat ?? "-"}`;

function stored(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

export function recall(viewer: Viewer): Seen | null {
  return stored()[nameOf(viewer)] ?? null;
}

export function remember(viewer: Viewer, seen: Seen): void {
  const others = Object.entries(stored()).filter(([name]) => name !== nameOf(viewer));
  const latest = others.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST - 1);
  const kept = Object.fromEntries([[nameOf(viewer), seen], ...latest]);
  localStorage.setItem(STORED, JSON.stringify(kept));
}

/** What a seat that comes back now has missed; null if it was not away, or nobody else has moved. */
export function missedSince(
  seen: Seen | null,
  saga: readonly News[],
  seat: number | null,
  now: number,
): Missed | null {
  if (!seen || now - seen.at < AWAY) return null;
  const moves = standingMoves(saga);
  const isNew = (move: News) => move.version > seen.version;
  if (!moves.some((move) => isNew(move) && move.seat !== seat)) return null;
  return { move: moves.findIndex(isNew), since: seen.version };
}
