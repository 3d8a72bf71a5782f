/** What the help in a first game speaks of and marks: by rules of thumb, never by what a bot thinks. */
import { bestOf } from "../../table/best";
import type { Session } from "../../table/session.svelte";
import { GEM_POINTS } from "./figures";
import { DEALS, FIGURES, isMine } from "./pieces/figures";
import { comingOf, pointsOf } from "./tasks";
import { asDwarfsFall, isGem, isOgre, readAction, type Trade } from "./view";
import { afterwards, pointsOfKingdom } from "./words";

/** Of the actions of a turn there is more to say than once. */
export function decisions(session: Session): string[] {
  const view = asDwarfsFall(session.view)!;
  const { prompt, legal } = session.frame!;
  if (prompt?.key !== "ask-act") return [];
  const begins = (fits: (verb: string, what: string) => boolean) =>
    legal.some((action) => {
      const { verb, args } = readAction(action);
      return fits(verb, args[0] ?? "");
    });
  const found: string[] = [];
  if (begins((verb, what) => verb === "play" && what === "castle")) found.push("castle");
  if (begins(isOgre)) found.push("ogre");
  if (view.used >= view.allowed) found.push("used");
  return found;
}

/** What is worth most at once, by decision. */
export function sensible(session: Session): string[] {
  const { prompt, legal } = session.frame!;
  switch (prompt?.key) {
    case "ask-act":
      return opening(legal);
    case "ask-order":
      return bestOf(legal, (action) => taskWorth(session, action));
    case "ask-trade":
      return bestOf(legal, tradeWorth);
    case "ask-dig":
      return bestOf(legal, (action) => digWorth(session, action));
    case "ask-discard":
      return bestOf(legal, (action) => -cardWorth(readAction(action).args[0]!));
    default:
      return [];
  }
}

/** The castle, or else the mine that is worth most and a dwarf to send. */
function opening(legal: readonly string[]): string[] {
  const firsts = new Set(legal.map((action) => action.split(" ").slice(0, 2).join(" ")));
  if (firsts.has("play castle")) return ["play castle"];
  const kinds = Object.keys(FIGURES) as (keyof typeof FIGURES)[];
  const mines = kinds.filter((kind) => isMine(kind) && firsts.has(`play ${kind}`));
  const [mine] = mines.sort((one, other) => FIGURES[other].points - FIGURES[one].points);
  return [...(mine ? [`play ${mine}`] : []), "place"];
}

function taskWorth(session: Session, action: string): number {
  const view = asDwarfsFall(session.view)!;
  const coming = comingOf(view, readAction(action).args[0]!, session.seat!);
  // a slain monster may set the other tasks free; a shop waits for the gems of mines
  if (coming.what === "guarded" || coming.what.startsWith("no-")) return 0;
  return coming.what === "trade" ? 1 : 2 + pointsOf(coming);
}

function tradeWorth(action: string): number {
  const deal = DEALS[readAction(action).args[0] as Trade];
  if (!deal) return 0;
  return deal.cost.reduce((sum, gem) => sum - GEM_POINTS[gem], deal.points);
}

function digWorth(session: Session, action: string): number {
  const now = asDwarfsFall(session.view)!;
  const next = afterwards(session, action) ?? now;
  return pointsOfKingdom(next, session.seat!) - pointsOfKingdom(now, session.seat!);
}

function cardWorth(card: string): number {
  return isGem(card) ? GEM_POINTS[card] : 0;
}
