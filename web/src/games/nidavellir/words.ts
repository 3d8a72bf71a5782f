/** Cards, actions and what they bring, in words. */
import type { Message, Outlook } from "../../net/protocol";
import type { Session } from "../../table/session.svelte";
import { words } from "../../words/words.svelte";
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

/** Ages, taverns and lines are counted in Roman numerals. */
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

/** What stands on the band of a dwarf: its class without the value. */
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

/** By verb: the arguments of an action, as the sentences name them. */
const READERS: Record<string, (args: string[]) => Message> = {
  bid: () => ({ key: "act-bid", args: {} }),
  coin: ([coin = ""]) => ({ key: "act-coin", args: { coin } }),
  take: ([card = ""]) => ({ key: "act-take", args: { card } }),
  keep: ([card = ""]) => ({ key: "act-keep", args: { card } }),
  transform: ([coin = ""]) => ({ key: "act-transform", args: { coin } }),
  recruit: ([hero = ""]) => ({ key: "act-recruit", args: { hero } }),
  exchange: ([coin = "", coin2 = ""]) => ({ key: "act-exchange", args: { coin, coin2 } }),
  thrud: ([letter = ""]) => ({ key: "act-thrud", args: { group: groupOfLetter(letter) } }),
  ylud: ([letter = ""]) => ({ key: "act-ylud", args: { group: groupOfLetter(letter) } }),
  discard: (letters) => ({ key: "act-discard", args: { group_list: letters.map(groupOfLetter) } }),
};

/** The button that does it. */
export function label(action: string): string {
  const { verb, args } = readAction(action);
  const read = READERS[verb];
  return read ? words.say(read(args)) : action;
}

/** The same where its pieces are not seen beside it: a bid names its coins. */
export function deed(action: string): Message {
  const { verb, args } = readAction(action);
  if (verb === "bid") {
    const [coin1 = "", coin2 = "", coin3 = ""] = args;
    return { key: "deed-bid", args: { coin1, coin2, coin3 } };
  }
  return READERS[verb]?.(args) ?? { key: action, args: {} };
}

/** Bids are composed piece by piece; of everything else it is told what it would bring. */
export function worthAsking(legal: string[]): string[] {
  return legal.filter((action) => !action.startsWith("bid "));
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

/** What the chosen action would bring, in one or two sentences. */
export function foretell(session: Session, action: string): string {
  const view = asNidavellir(session.view);
  const player = ownPlayer(session);
  if (!view || !player) return "";
  const { verb, args } = readAction(action);
  if (verb === "bid") return foretellBid(view, player, args);
  return [foretellTurn(session, player, action), foretellPoints(session, player, action)]
    .filter(Boolean)
    .join(" ");
}

/** Besides points: a line, a hero, a coin. */
function foretellTurn(session: Session, player: Player, action: string): string {
  const { verb, args } = readAction(action);
  const [first = "", second = ""] = args;
  const coin = coinFrom(session.outlook(action));
  if (coin && verb === "transform")
    return words.t("foretell-transform", { coin: first, coin2: coin });
  if (coin && verb === "exchange") {
    return words.t("foretell-exchange", { coin: first, coin2: second, coin3: coin });
  }
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
  const trade = session.outlook(action)!.events.find(({ key }) => key === "log-exchanged");
  if (!trade || readAction(action).verb === "exchange") return words.t("foretell-points", args);
  const { coin2, coin3 } = trade.args;
  const coins = signed(valueOfCoin(String(coin3)) - valueOfCoin(String(coin2)));
  return words.t("foretell-points-exchange", { ...args, coins });
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
  return words.t("chapter", { age: roman(Number(age)), round: Number(round) });
}
