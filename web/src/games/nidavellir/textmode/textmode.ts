/** Nidavellir's table in words. */
import { lastBids } from "../reference/bids";
import { DISTINCTION_NAMES, explained } from "../distinctions";
import { fullName, ownerOf } from "../heroes";
import { bidName, tiesShown, whyTie } from "../order-words";
import { HERO_NAMES } from "../pieces/looks";
import { slots } from "../taverns";
import {
  asNidavellir,
  goldCoin,
  type Group,
  GROUPS,
  groupScore,
  HIDDEN,
  isFrench,
  isHero,
  isOrdered,
  turns,
  missing,
  type NidavellirView,
  type Player,
  readAction,
  type Tavern,
  TAVERNS,
} from "../view";
import { cardName, cardTopic, coinName } from "../words";
import type { Session } from "../../../table/session.svelte";
import type { Part, TextMode, Told } from "../../../textmode/textmode";
import { words } from "../../../words/words.svelte";

const textmode: Partial<TextMode> = {
  market,
  area,
  references,
  about,
  question,
  answer,
};
export default textmode;

function viewOf(session: Session): NidavellirView {
  return asNidavellir(session.view)!;
}

/** How places of a board are written in actions. */
const PLACES = ["1", "2", "3", "pouch", "pouch"];
/** What there is to know about the game itself. */
const TOPICS = ["tavern", "coin", "pouch", "gem", "line", "W", "H", "M", "B", "E", "R"];

// --- the market ------------------------------------------------------------------------------

function market(session: Session): Part[] {
  const view = viewOf(session);
  const { age, round, rounds } = view;
  const deck = words.t("progress-deck", { count: view.decks[age - 1]!.size });
  return [
    {
      id: "taverns",
      title: words.t("words-taverns"),
      lines: [`${words.t("show-age", { age, round, rounds })}, ${deck}.`],
      parts: TAVERNS.map((tavern) => tavernPart(session, view, tavern)),
    },
  ];
}

function tavernPart(session: Session, view: NidavellirView, tavern: Tavern): Part {
  const id = `tavern-${tavern}`;
  const cards = slots(view, session.saga, tavern).map(({ card, taker }) =>
    taker === null ? cardName(card) : words.t("card-taken", { card, seat: taker }),
  );
  const lines = cards.length ? cards : [words.t("market-closed")];
  if (view.tavern !== tavern) return { id, title: words.t(id), lines };
  const title = words.t("market-active", { tavern: String(tavern) });
  return { id, title, lines, parts: [orderPart(view)] };
}

function orderPart(view: NidavellirView): Part {
  return {
    id: "order",
    title: words.t(isOrdered(view) ? "row-order" : "row-open"),
    lines: [
      ...turns(view).order.map((seat, place) => bidName(view, seat, place)),
      ...tiesShown(view).map((group) => whyTie(view, group)),
    ],
  };
}

// --- in front of a seat ----------------------------------------------------------------------

function area(session: Session, seat: number): Told {
  const player = viewOf(session).players[seat]!;
  const { score, heroes, distinctions } = player;
  return {
    lines: [
      words.t("words-score", { points: score }),
      gemLine(player),
      lineLine(player),
      heroes.length ? words.t("foe-heroes", { hero_list: heroes }) : "",
      distinctions.length ? words.t("words-distinctions", { distinction_list: distinctions }) : "",
    ].filter(Boolean),
    parts: [
      { id: "coins", title: words.t("show-coins"), lines: coinLines(player) },
      {
        id: "army",
        title: words.t("words-army"),
        lines: GROUPS.map((group) => columnLine(player, group)),
      },
    ],
  };
}

function gemLine({ gem, covered_gem: covered }: Player): string {
  return covered ? words.t("foe-covered", { gem, gem2: covered }) : words.t("foe-gem", { gem });
}

/** How many lines there are, and what the next one needs. */
function lineLine(player: Player): string {
  return words.t("words-lines", { count: player.lines, group_list: missing(player) });
}

/** All five coins, and where those are that the viewer can see. */
function coinLines(player: Player): string[] {
  const placed = player.board.flatMap((coin, spot) =>
    coin === null ? [] : [words.t("coin-where", { coin: coinName(coin), place: PLACES[spot]! })],
  );
  return [words.t("foe-coins", { coin_list: player.coins }), ...placed];
}

function columnLine(player: Player, group: Group): string {
  const cards = player.columns[group].map(cardName).join(", ");
  const args = { group, ranks: player.ranks[group], points: groupScore(player, group) };
  return words.t("foe-column", args) + (cards && ` ${cards}.`);
}

// --- what can be looked up -------------------------------------------------------------------

function references(session: Session): Part[] {
  const view = viewOf(session);
  return [
    { id: "heroes", title: words.t("hall-title"), lines: heroLines(view) },
    {
      id: "treasury",
      title: words.t("treasury-title"),
      lines: [
        counted(view.treasury, (value) => coinName(goldCoin(Number(value)))),
        words.t(isFrench(view) ? "treasury-french" : "treasury-german"),
      ],
    },
    {
      id: "distinctions",
      title: words.t("lead-title"),
      lines: DISTINCTION_NAMES.map((distinction) => {
        const [title, ...about] = explained(view, distinction);
        return `${words.t("show-title", { title: title! })} ${about.join(" ")}`;
      }),
    },
    bidsPart(session, view),
    { id: "deck", title: words.t("deck-title"), lines: deckLines(view) },
    {
      id: "topics",
      title: words.t("words-topics"),
      lines: TOPICS.map((topic) => words.t(`topic-${topic}`)),
    },
  ];
}

/** The free heroes with what they do, then those that are with somebody. */
function heroLines(view: NidavellirView): string[] {
  const free = HERO_NAMES.filter((hero) => view.heroes.includes(hero));
  const taken = HERO_NAMES.flatMap((hero) => {
    const seat = ownerOf(view, hero);
    return seat === null ? [] : [words.t("hall-taken", { hero, seat })];
  });
  // the five brothers are one line
  const topics = [...new Set(free.map(cardTopic))];
  const said = topics.map((topic) => {
    const heroes = free.filter((hero) => cardTopic(hero) === topic);
    return `${words.t("show-title", { title: heroes.map(fullName).join("; ") })} ${topic}`;
  });
  return [...said, ...taken];
}

/** What everybody bid in the round before. */
function bidsPart(session: Session, view: NidavellirView): Part {
  const id = "bids";
  const bids = lastBids(session.saga, view.seats, view.age, view.round);
  const title = `${words.t("bids-title")} ${words.t("bids-aside")}`;
  if (!bids) return { id, title, lines: [words.t("bids-none")] };
  const shown = (coin: string | null) => coinName(coin ?? HIDDEN);
  const rows = TAVERNS.map((tavern) => ({
    title: words.t(`tavern-${tavern}`),
    cells: bids.taverns[tavern - 1]!.map(shown),
  }));
  const pouches = bids.pouches.map((pouch) => (pouch ?? [null, null]).map(shown).join(", "));
  rows.push({ title: words.t("show-pouch"), cells: pouches });
  return { id, title, figures: { columns: view.players.map((_, seat) => words.name(seat)), rows } };
}

/** What is still to come in this age, and what was discarded. */
function deckLines(view: NidavellirView): string[] {
  const gone = [...view.discard, ...view.used_offerings].map(cardName);
  const left = words.t("show-deck", { age: view.age });
  return [
    `${words.t("show-title", { title: left })} ${counted(view.decks[view.age - 1]!.cards, cardName)}`,
    view.age === 2 && view.unseen ? words.t("show-unseen") : "",
    gone.length
      ? `${words.t("show-title", { title: words.t("show-discard") })} ${gone.join(", ")}`
      : words.t("deck-nothing"),
  ].filter(Boolean);
}

/** "2 × hunter, miner 1". */
function counted(things: Record<string, number>, name: (thing: string) => string): string {
  return Object.entries(things)
    .map(([thing, count]) => (count > 1 ? `${count} × ${name(thing)}` : name(thing)))
    .join(", ");
}

// --- actions ---------------------------------------------------------------------------------

/** What a hero does who could be recruited. */
function about(_: Session, action: string): string {
  const { verb, args } = readAction(action);
  return verb === "recruit" && isHero(args[0]!) ? cardTopic(args[0]) : "";
}

/** A bid is made tavern by tavern. */
function question(session: Session, _: string, given: readonly string[]): string {
  const tavern = String(given.length + 1);
  const cards = viewOf(session).taverns[given.length]!.map(cardName).join(", ");
  return words.t("words-bid", { tavern, cards });
}

function answer(_: Session, __: string, ___: readonly string[], coin: string): string {
  return coinName(coin);
}
