/** Letting a bot play for someone who is away: what a player can do about it now. */
import type { Presence, Table } from "../net/protocol";
import { words } from "../words/words.svelte";

export type Ballot =
  /** the others believe that I am away */
  | { kind: "mine"; seat: number }
  /** somebody has been quiet for long: I may agree to a bot */
  | { kind: "offer"; seat: number; since: number }
  /** I have agreed; these still have to, or the absent player may still answer */
  | { kind: "given"; seat: number; waiting: number[] };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function ballot(
  table: Table,
  presence: Presence | null,
  seat: number | null,
): Ballot | null {
  if (seat === null || table.status !== "running") return null;
  const about = (number: number) => table.yours.includes(number);
  const mine = table.absent.find((vote) => about(vote.seat));
  if (mine) return { kind: "mine", seat: mine.seat };
  if (table.seats[seat]?.away) return null;
  const given = table.absent.find((vote) => vote.agreed.some(about));
  const quiet = [...table.absent, ...(presence?.quiet ?? [])].find(
    (each) => each.seat !== given?.seat && !about(each.seat),
  );
  if (quiet) return { kind: "offer", seat: quiet.seat, since: quiet.since };
  return given ? { kind: "given", seat: given.seat, waiting: given.waiting } : null;
}

/** How long somebody has been away, in the unit that fits. */
export function awayFor(since: number, now: number): string {
  const passed = Math.max(MINUTE, now - since);
  if (passed >= 2 * DAY) return words.t("span-days", { count: Math.floor(passed / DAY) });
  if (passed >= 2 * HOUR) return words.t("span-hours", { count: Math.floor(passed / HOUR) });
  return words.t("span-minutes", { count: Math.floor(passed / MINUTE) });
}
