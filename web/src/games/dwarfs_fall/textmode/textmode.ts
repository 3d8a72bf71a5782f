/** Dwar7s Fall's table in words. */
import { HAND_LIMIT } from "../figures";
import { type Part as ScorePart, PART_NAMES, partsOf } from "../parts";
import { DEALS, FIGURES } from "../pieces/figures";
import { KINDS, SECRETS } from "../pieces/looks";
import {
  asDwarfsFall,
  cellOf,
  type DwarfsFallView,
  GEMS,
  HIDDEN,
  type Kind,
  kingdomOf,
  OGRES,
  type Player,
  readAction,
  type Region,
  type Secret,
  secretProgress,
  shortBy,
  SIDES,
  stackAt,
  topOf,
  type Trade,
} from "../view";
import { costName, kindTopic, secretTopic } from "../words";
import type { Session } from "../../../table/session.svelte";
import type { Figures, Part, TextMode, Told } from "../../../textmode/textmode";
import { words } from "../../../words/words.svelte";
import { cardAt, cardName, colourName, placeLine, spotName, taskLine, ways } from "./places";

const textmode: TextMode = {
  market,
  area,
  references,
  scores,
  about,
  verb: (verb) => words.t(`deed-${verb}`),
  question: (_, verb, given) => words.t(`which-${verb}-${given.length + 1}`),
  answer,
};
export default textmode;

function viewOf(session: Session): DwarfsFallView {
  return asDwarfsFall(session.view)!;
}

/** What there is to know about the game itself. */
const TOPICS = ["wall", "kingdom", "stack", "ogre", "monster", "goal", "hand"];

// --- what is there for all -------------------------------------------------------------------

function market(session: Session): Part[] {
  const view = viewOf(session);
  return [mapPart(view, session.seat), marketPart(view, session.seat)];
}

function mapPart(view: DwarfsFallView, viewer: number | null): Part {
  const lines = [turnLine(view), view.last_round ? words.t("words-last-round") : ""];
  if (!view.stacks.length) lines.push(words.t("show-empty"));
  else lines.push(words.t("words-reading"));
  const regions = [...view.regions.keys()].sort(
    (a, b) => order(view, a, viewer) - order(view, b, viewer),
  );
  return {
    id: "map",
    title: words.t("words-map"),
    lines: lines.filter(Boolean),
    parts: view.stacks.length
      ? [glance(view), ...regions.map((region) => regionPart(view, region, viewer))]
      : [],
  };
}

function turnLine({ phase, active, round, used, allowed }: DwarfsFallView): string {
  if (phase === null || active === null) return words.t("show-over");
  return words.t(`words-phase-${phase}`, { round, seat: active, number: used, most: allowed });
}

/** One's own kingdom first, then the others', then land without a castle. */
function order(view: DwarfsFallView, region: number, viewer: number | null): number {
  const { owners } = view.regions[region]!;
  if (!owners.length) return view.seats;
  return owners.includes(viewer ?? -1) ? -1 : owners[0]!;
}

/** The map as a table: a row for each y, a column for each x. */
function glance(view: DwarfsFallView): Part {
  const [left, right] = ends(view.stacks.map(({ x }) => x));
  const [top, bottom] = ends(view.stacks.map(({ y }) => y));
  const columns = range(left, right);
  const rows = range(top, bottom).map((y) => ({
    title: words.t("words-row", { y: String(y) }),
    cells: columns.map((x) => {
      const stack = stackAt(view, cellOf({ x, y }));
      return stack ? cardName(topOf(stack)) : "–";
    }),
  }));
  const titles = columns.map((x) => words.t("words-column", { x: String(x) }));
  return { id: "glance", title: words.t("words-glance"), figures: { columns: titles, rows } };
}

function ends(numbers: number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}

function regionPart(view: DwarfsFallView, number: number, viewer: number | null): Part {
  const region = view.regions[number]!;
  const stacks = view.stacks
    .filter((stack) => stack.region === number)
    .sort((a, b) => a.y - b.y || a.x - b.x);
  return {
    id: `region-${cellOf(stacks[0]!)}`,
    title: regionTitle(region),
    lines: stacks.map((stack) => placeLine(view, stack, viewer)),
  };
}

function regionTitle({ owners, cards, points }: Region): string {
  if (!owners.length) return words.t("words-land", { count: cards });
  const key = owners.length > 1 ? "words-shared" : "words-kingdom";
  return words.t(key, { seat_list: owners, count: cards, points });
}

function marketPart(view: DwarfsFallView, viewer: number | null): Part {
  const player = viewer === null ? null : view.players[viewer]!;
  const goals = view.trades.map((trade) => {
    const short = player ? shortBy(player, trade as Trade) : null;
    const rest = short === null ? "" : words.t("words-short", { count: short });
    return `${goalName(trade)} ${rest}`.trim();
  });
  return {
    id: "market",
    title: words.t("words-market"),
    parts: [
      { id: "trades", title: words.t("show-trades"), lines: goals },
      {
        id: "piles",
        title: words.t("show-piles"),
        lines: [
          GEMS.map((gem) => words.t("words-gems", { gem, count: view.piles[gem] })).join(", "),
          words.t("words-ogre-pile", { count: view.ogre_deck }),
          view.ogre_discard.length
            ? words.t("words-ogre-discard", { ogre_list: view.ogre_discard })
            : "",
        ].filter(Boolean),
      },
    ],
  };
}

/** "Herbs: 3 emeralds; 10 points." */
function goalName(trade: string): string {
  const { cost, points } = DEALS[trade as Trade];
  return words.t("words-goal", { trade, cost: costName(cost), points });
}

// --- what lies before a seat -----------------------------------------------------------------

function area(session: Session, seat: number): Told {
  const view = viewOf(session);
  const player = view.players[seat]!;
  const kingdom = kingdomOf(view, seat);
  return {
    lines: [
      words.t("words-score", { points: player.score }),
      words.t("words-colour", { colour: player.colour }),
      kingdom
        ? words.t("words-own-kingdom", { count: kingdom.cards, points: kingdom.points })
        : words.t("words-no-kingdom"),
      words.t("words-supply", { count: player.supply }),
      secretLine(view, seat, session.seat),
    ],
    parts: [
      { id: "hand", title: words.t("show-hand"), lines: handLines(player) },
      { id: "trophies", title: words.t("words-trophies"), lines: trophyLines(player) },
    ],
  };
}

function secretLine(view: DwarfsFallView, seat: number, viewer: number | null): string {
  const { secret, revealed } = view.players[seat]!;
  if (secret === HIDDEN) return words.t("words-secret-hidden");
  const said = `${words.t("words-secret", { secret })} ${secretTopic(secret as Secret)}`;
  if (revealed) return `${said} ${words.t("words-secret-shown")}`;
  const { done, needed } = secretProgress(view, seat, secret as Secret);
  const far = { number: done, most: needed };
  return seat === viewer ? `${said} ${words.t("words-secret-far", far)}` : said;
}

function handLines(player: Player): string[] {
  const { hand, gems, ogres } = player;
  const held = gems
    ? GEMS.filter((gem) => gems[gem]).map((gem) => words.t("words-gems", { gem, count: gems[gem] }))
    : [words.t("words-hidden-gems", { count: player.gem_count })];
  const known = ogres.filter((ogre) => ogre !== HIDDEN);
  const unknown = ogres.length - known.length;
  return [
    words.t("words-hand-size", { count: player.hand_size, most: HAND_LIMIT }),
    hand.length ? words.t("words-kingdom-cards", { kind_list: hand }) : "",
    held.length && player.gem_count ? words.t("words-held-gems", { gems: held.join(", ") }) : "",
    known.length ? words.t("words-ogres", { ogre_list: known }) : "",
    unknown ? words.t("words-hidden-ogres", { count: unknown }) : "",
  ].filter(Boolean);
}

function trophyLines({ goals, monsters, goals_done: done }: Player): string[] {
  return [
    words.t("words-goals-done", { count: done }),
    goals.length ? words.t("words-goals", { trade_list: goals }) : "",
    monsters.length ? words.t("words-monsters", { kind_list: monsters }) : "",
  ].filter(Boolean);
}

// --- what can be looked up -------------------------------------------------------------------

function references(session: Session): Part[] {
  const view = viewOf(session);
  const titled = (title: string, about: string) => `${words.t("show-title", { title })} ${about}`;
  return [
    { id: "kinds", title: words.t("words-kinds"), lines: KINDS.map(kindLine) },
    {
      id: "ogres",
      title: words.t("show-ogres"),
      lines: OGRES.map((ogre) => titled(words.t(`ogre-${ogre}`), words.t(`topic-${ogre}`))),
    },
    {
      id: "secrets",
      title: words.t("words-secrets"),
      lines: SECRETS.map((secret) => titled(words.t(`secret-${secret}`), secretTopic(secret))),
    },
    {
      id: "goals",
      title: words.t("words-goals-to-come"),
      lines: view.trade_deck.length
        ? view.trade_deck.map(goalName)
        : [words.t("words-no-goals-left")],
    },
    {
      id: "topics",
      title: words.t("words-topics"),
      lines: TOPICS.map((topic) => words.t(`topic-${topic}`)),
    },
  ];
}

/** A kind of kingdom card: its sign, its points, its upright walls, and what it is good for. */
function kindLine(kind: Kind): string {
  const { group, points, walls, spaces } = FIGURES[kind];
  const list = SIDES.filter((side) => walls[side])
    .map((side) => words.t(`side-${side}`))
    .join(", ");
  const about = words.t("words-kind", { kind, group, points, list, count: spaces });
  return `${about} ${taskLine(kind)} ${kindTopic(kind)}`;
}

// --- points ----------------------------------------------------------------------------------

function scores(session: Session): Figures {
  const { players } = viewOf(session);
  const rows = PART_NAMES.map((part: ScorePart) => ({
    title: words.t(`part-${part}`),
    cells: players.map(
      ({ sheet }) => partsOf(sheet).find((found) => found.part === part)?.points ?? 0,
    ),
  }));
  const total = { title: words.t("live-total"), cells: players.map(({ score }) => score) };
  return { columns: players.map((_, seat) => words.name(seat)), rows: [...rows, total] };
}

// --- actions ---------------------------------------------------------------------------------

/** What lies there, whose it is, what it costs. */
function about(session: Session, action: string): string {
  const view = viewOf(session);
  const { verb, args } = readAction(action);
  const [first = "", second = ""] = args;
  switch (verb) {
    case "place":
    case "recall":
    case "upkeep":
    case "resolve":
      return place(view, first);
    case "move":
      return `${place(view, first)} ${place(view, second)}`;
    case "dig": {
      const below = stackAt(view, first)?.cards.at(-2);
      return below
        ? `${place(view, first)} ${words.t("words-digs", { card: cardName(below) })}`
        : "";
    }
    case "trade":
      return first === "none" ? "" : goalName(first);
    case "thief":
    case "crown":
      return words.t("words-whom", { name: colourName(first) });
    case "panic":
      return words.t("words-whom", { name: colourName(first) });
    case "brute":
      return words.t("words-whom", { name: colourName(args[2] ?? "") });
    default:
      return "";
  }
}

function place(view: DwarfsFallView, cell: string): string {
  return words.t("words-there", { what: cardAt(view, cell) });
}

function answer(session: Session, verb: string, given: readonly string[], word: string): string {
  const view = viewOf(session);
  if (verb === "play" && given.length === 1) return spotName(view, word);
  if (verb === "play" && given.length === 2) {
    const [kind, cell] = given as [Kind, string];
    const card = { kind, rotation: Number(word), owner: session.seat! };
    return `${words.t(`turn-${word}`)}: ${ways(view, cell, card).join(" ")}`;
  }
  if (view.players.some(({ colour }) => colour === word)) return colourName(word);
  if (verb === "trade" && word !== "none") return goalName(word);
  return /^-?\d+,-?\d+$/.test(word) ? cardAt(view, word) : words.word(verb, given.length, word);
}
