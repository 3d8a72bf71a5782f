/** Cards, actions and what they bring, in words. */
import type { Message, Outlook, Plain } from "../../net/protocol";
import type { Session } from "../../table/session.svelte";
import { words } from "../../words/words.svelte";
import { placeNotes } from "./screens/uline";
import {
  asNidavellir,
  exchange,
  groupOfCard,
  groupOfLetter,
  HIDDEN,
  isHero,
  isOffering,
  isTrading,
  lineClosedBy,
  type NidavellirView,
  type Player,
  pouchOf,
  readAction,
  valueOfCoin,
} from "./view";

const NUMERALS = [
  "I",
  "II",
  "III",
  "IV",
  "V",
  "VI",
  "VII",
  "VIII",
  "IX",
  "X",
  "XI",
  "XII",
  "XIII",
  "XIV",
];

/** Taverns and lines are counted in Roman numerals. */
export function roman(number: number): string {
  return NUMERALS[number - 1] ?? String(number);
}

/** A difference of points: "+9", "−3". */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

// --- cards and coins -------------------------------------------------------------------------

export function cardName(card: string): string {
  return words.t(isHero(card) ? `hero-${card}` : `card-${card}`);
}

/** The text on a dwarf's band: its class without the value. */
export function bandName(card: string): string {
  const group = groupOfCard(card);
  return words.t(group ? `dwarf-${group}` : "dwarf-offering");
}

/** What a card is good for. */
export function cardTopic(card: string): string {
  if (isHero(card))
    return words.t(words.knows(`topic-${card}`) ? `topic-${card}` : "topic-brother");
  return words.t(card === "special" ? "topic-special" : `topic-${card[0]}`);
}

/** "coin 8", "golden 5", "a coin face down". */
export function coinName(coin: string): string {
  if (coin === HIDDEN) return words.t("coin-hidden");
  return words.knows(`coin-${coin}`) ? words.t(`coin-${coin}`) : words.t("coin-shown", { coin });
}

// --- actions ---------------------------------------------------------------------------------

/** Bids are composed piece by piece; of everything else it is told what it would bring. */
export function worthAsking(legal: string[]): string[] {
  return legal.filter((action) => !action.startsWith("bid "));
}

/** What is asked, where the table knows it better than the prompt: which line is complete. */
export function question(session: Session): string | null {
  const player = ownPlayer(session);
  if (session.frame!.prompt?.key !== "ask-recruit" || !player) return null;
  const line = player.heroes.length + 1;
  return line <= player.lines ? words.t("ask-recruit-line", { line: roman(line) }) : null;
}

// --- what an action brings -------------------------------------------------------------------

/** The points that an action brings to the viewer; null while it is not known. */
export function pointsOf(session: Session, action: string): number | null {
  const scores = session.outlook(action)?.scores;
  const player = ownPlayer(session);
  return scores && player ? scores[session.seat!]! - player.score : null;
}

/** The coin that a transformation or an exchange would bring. */
export function coinFrom(outlook: Outlook | undefined): string | null {
  for (const { key, args } of outlook?.events ?? []) {
    if (key === "log-transformed") return String(args["coin2"]);
    if (key === "log-exchanged") return String(args["coin3"]);
  }
  return null;
}

/** Would the viewer recruit a hero next? At the end of an age somebody else might. */
export function callsHero(session: Session, action: string): boolean {
  const prompt = session.outlook(action)?.prompt;
  return prompt?.key === "ask-recruit" && prompt.args["seat"] === session.seat;
}

/** "+9 points". */
export function gainName(points: number): string {
  return words.t("screen-points", { count: points, gain: signed(points) });
}

/** Where the points of a coin that grows come from, if not from the coin alone: "coin +3, exchange after it +10". */
export function gainParts(session: Session, action: string): string {
  const points = pointsOf(session, action);
  const { verb, args } = readAction(action);
  const coin = coinFrom(session.outlook(action));
  if (points === null || coin === null || verb !== "transform") return "";
  const own = growth(args[0]!, coin);
  const trade = tradeAfter(session, action);
  const parts = { coin: own, exchange: trade, majority: points - own - trade };
  const said = Object.entries(parts).filter(([, gain]) => gain !== 0);
  if (said.length < 2) return "";
  const list = said.map(([of, gain]) => words.t(`gain-${of}`, { gain: signed(gain) }));
  return words.t("gain-of", { parts: list.join(", ") });
}

function growth(old: Plain | undefined, now: Plain | undefined): number {
  return valueOfCoin(String(now)) - valueOfCoin(String(old));
}

/** What the exchange brings that follows at once; 0: none does. */
function tradeAfter(session: Session, action: string): number {
  const trade = session.outlook(action)?.events.find(({ key }) => key === "log-exchanged");
  return trade ? growth(trade.args["coin2"], trade.args["coin3"]) : 0;
}

/** What the chosen action would bring, in one or two sentences. */
export function foretell(session: Session, action: string): string {
  const view = asNidavellir(session.view);
  const player = ownPlayer(session);
  if (!view || !player) return "";
  const { verb, args } = readAction(action);
  if (verb === "bid") return foretellBid(view, player, args);
  return [foretellTurn(session, view, player, action), foretellPoints(session, player, action)]
    .filter(Boolean)
    .join(" ");
}

/** The cards on top of some columns. */
function topCards(player: Player, letters: string[]): string {
  return letters
    .map((letter) => cardName(player.columns[groupOfLetter(letter)!].at(-1)!))
    .join(", ");
}

/** Remarks, each as a sentence of its own. */
function sentences(remarks: string[]): string {
  return remarks.map((remark) => `${capital(remark)}.`).join(" ");
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Besides points: a line, a hero, a coin, a place in the order, what leaves the army. */
function foretellTurn(
  session: Session,
  view: NidavellirView,
  player: Player,
  action: string,
): string {
  const { verb, args } = readAction(action);
  const [first = "", second = ""] = args;
  const coin = coinFrom(session.outlook(action));
  if (coin && verb === "transform")
    return words.t("foretell-transform", { coin: first, coin2: coin });
  if (coin && verb === "exchange") {
    return words.t("foretell-exchange", { coin: first, coin2: second, coin3: coin });
  }
  if (verb === "coin") return sentences(placeNotes(view, session.seat!, first));
  if (verb === "discard") return words.t("foretell-discard", { cards: topCards(player, args) });
  const isCard = verb === "take" || verb === "keep";
  if (isCard && isOffering(first)) return words.t("foretell-offering");
  const calls = callsHero(session, action);
  const line = isCard ? lineClosedBy(player, first) : null;
  if (line === null) return calls ? words.t("foretell-hero") : "";
  return words.t(calls ? "foretell-line-hero" : "foretell-line", { line: roman(line) });
}

/** The points, and which of them are coins of the exchange that follows at once. */
function foretellPoints(session: Session, player: Player, action: string): string {
  const points = pointsOf(session, action);
  if (points === null) return "";
  const args = { count: points, gain: signed(points), total: player.score + points };
  const parts = gainParts(session, action);
  if (parts) return `${words.t("foretell-points", args)} ${capital(parts)}.`;
  const trade = readAction(action).verb === "exchange" ? 0 : tradeAfter(session, action);
  if (!trade) return words.t("foretell-points", args);
  return words.t("foretell-points-exchange", { ...args, coins: signed(trade) });
}

function foretellBid(view: NidavellirView, player: Player, coins: string[]): string {
  const [first, second] = pouchOf(player, coins);
  if (!first || !second || !coins.some(isTrading)) return words.t("foretell-no-exchange");
  const { sum, gets } = exchange(view, first, second);
  return words.t("foretell-bid-exchange", { coin: first, coin2: second, sum, coin3: gets });
}

function ownPlayer(session: Session): Player | null {
  return session.seat === null ? null : (asNidavellir(session.view)?.players[session.seat] ?? null);
}

// --- the log ---------------------------------------------------------------------------------

/** A deal opens a chapter of the log, and of the chart at the end. */
export function chapter(event: Message): string | null {
  if (event.key !== "log-dealt") return null;
  const { age, round } = event.args;
  return words.t("chapter", { age: Number(age), round: Number(round) });
}
