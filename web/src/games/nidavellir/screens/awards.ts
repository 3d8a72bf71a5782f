/** What became of the distinctions at the end of the first age, from the saga. */
import type { Message, News } from "../../../net/protocol";
import type { Distinction, Group } from "../pieces/looks";

export interface Award {
  distinction: Distinction;
  group: Group;
  /** the most ranks that anybody had */
  ranks: number;
  /** null: nobody alone had the most */
  seat: number | null;
}

const STORED = "dvergar-awards-seen";

/** How many awards this window has shown already, by viewer: a reload does not show them again. */
export function recall(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export function remember(seen: Record<string, number>): void {
  sessionStorage.setItem(STORED, JSON.stringify(seen));
}

const NEWS = ["log-distinction-won", "log-distinction-lost"];

/** In the order of the awards; one that was taken back and given again counts once, as it is now. */
export function awards(saga: News[]): Award[] {
  const found = new Map<Distinction, Award>();
  for (const { key, args } of saga.flatMap((news): Message[] => news.events ?? [])) {
    if (!NEWS.includes(key)) continue;
    const distinction = args["distinction"] as Distinction;
    const seat = typeof args["seat"] === "number" ? args["seat"] : null;
    const ranks = Number(args["ranks"]);
    found.set(distinction, { distinction, group: args["group"] as Group, ranks, seat });
  }
  return [...found.values()];
}
