/** Who will sit where at a new table, before it is made. */
import type { GameShown, SeatWish, TableWish } from "../net/protocol";

export interface SeatPlan {
  kind: SeatWish["kind"];
  /** of the bot, if one is to sit here */
  level: string;
  /** which character of the level; empty: whoever comes */
  character: string;
  /** of the player here, when several share one screen */
  name: string;
}

/** Three are good company; where a game does not allow that, the middle of what it allows. */
export function usualSeats(allowed: readonly number[]): number {
  return allowed.includes(3) ? 3 : (allowed[Math.floor(allowed.length / 2)] ?? 1);
}

/**
 * The level that was chosen the last time. The server names its levels from the weakest to the strongest: a beginner
 * should not be beaten at once.
 */
export function usualLevel(levels: readonly string[], chosen = ""): string {
  return levels.includes(chosen) ? chosen : (levels[1] ?? levels[0] ?? "");
}

/** I, against bots of a level, at a table of my own. */
export function playNow(game: GameShown, level: string): TableWish {
  const rivals = usualSeats(game.seats) - 1;
  const bot: SeatWish = { kind: "bot", level };
  return { game: game.name, seats: [{ kind: "me" }, ...Array<SeatWish>(rivals).fill(bot)] };
}

/** I on the first seat, the others free. */
export function firstPlan(count: number, level: string): SeatPlan[] {
  return resize([{ kind: "me", level, character: "", name: "" }], count, level);
}

/** Seats are added and taken away at the end. */
export function resize(plan: readonly SeatPlan[], count: number, level: string): SeatPlan[] {
  const missing = Math.max(0, count - plan.length);
  const free: SeatPlan[] = Array.from({ length: missing }, () => ({
    kind: "open",
    level,
    character: "",
    name: "",
  }));
  return [...plan.slice(0, count), ...free];
}

/**
 * Someone else takes a seat. With one person at a screen, there is one seat, and the old one becomes free; unless that
 * person may lead `several`.
 */
export function seated(
  plan: readonly SeatPlan[],
  seat: number,
  kind: SeatPlan["kind"],
  several: boolean,
): SeatPlan[] {
  return plan.map((place, number) => {
    if (number === seat) return { ...place, kind };
    const moved = kind === "me" && place.kind === "me" && !several;
    return moved ? { ...place, kind: "open" } : place;
  });
}

/** Around one screen the free seats are ours; alone, only the first of ours stays. */
export function shareScreen(plan: readonly SeatPlan[], shared: boolean): SeatPlan[] {
  const mine = plan.findIndex((place) => place.kind === "me");
  return plan.map((place, number) => {
    if (shared) return place.kind === "open" ? { ...place, kind: "me" } : place;
    return place.kind === "me" && number !== mine ? { ...place, kind: "open" } : place;
  });
}

/** Does one person play with bots only, on one seat or several? Then nobody minds if hints are given. */
export function alone(plan: readonly SeatPlan[], shared: boolean): boolean {
  const people = plan.filter((place) => place.kind !== "bot");
  return people.length <= 1 || (!shared && people.every((place) => place.kind === "me"));
}

/** A table begins at once when nobody has to come. */
export function beginsAtOnce(plan: readonly SeatPlan[]): boolean {
  return plan.every((place) => place.kind !== "open");
}

/**
 * The plan as the server wants it. Only around one screen do seats have names of their own; the first of
 * ours is called like the visitor, the others as suggested, unless something else was written.
 */
export function asWishes(
  plan: readonly SeatPlan[],
  shared: boolean,
  suggested: (seat: number) => string,
): SeatWish[] {
  const first = plan.findIndex((place) => place.kind === "me");
  return plan.map(({ kind, level, character, name }, seat) => {
    if (kind === "bot") return character ? { kind, level, character } : { kind, level };
    if (kind === "open" || !shared) return { kind };
    const chosen = name.trim() || (seat === first ? "" : suggested(seat));
    return chosen ? { kind, name: chosen } : { kind };
  });
}
