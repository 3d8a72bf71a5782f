/** Dwar7s Fall's table in words. */
import { SECRET_POINTS, TABLE } from "../figures";
import { cardName } from "../map/describe";
import { DEALS, FIGURES } from "../pieces/figures";
import { KINDS, SECRETS } from "../pieces/looks";
import {
  asDwarfsFall,
  cellOf,
  type DwarfsFallView,
  GEMS,
  goalsToEnd,
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
import { costName, kindName, kindTopic, secretTopic, topicOf } from "../words";
import type { Session } from "../../../table/session.svelte";
import type { Part, TextMode, Told } from "../../../textmode/textmode";
import { words } from "../../../words/words.svelte";
import { cardAt, placePart, spotName, ways } from "./places";

const textmode: Partial<TextMode> = {
  market,
  area,
  references,
  about,
  verb: (verb) => words.t(`deed-${verb}`),
  question: (_, verb, given) => words.t(`asked-${verb}-${given.length + 1}`),
  answer,
};
export default textmode;

function viewOf(session: Session): DwarfsFallView {
  return asDwarfsFall(session.view)!;
}

/** What there is to know about the game itself. */
const TOPICS = ["wall", "kingdom", "stack", "ogre", "monster", "goal", "hand"];

function titled(title: string, about: string): string {
  return `${words.t("show-title", { title })} ${about}`;
}

// --- what is there for all -------------------------------------------------------------------

function market(session: Session): Part[] {
  const view = viewOf(session);
  return [mapPart(view, session.seat), marketPart(view, session.seat)];
}

function mapPart(view: DwarfsFallView, viewer: number | null): Part {
  const place = (region: number) => orderOf(view.regions[region]!, viewer, view.seats);
  const regions = [...view.regions.keys()].sort((a, b) => place(a) - place(b));
  return {
    id: "map",
    title: words.t("map-count", { count: view.stacks.length }),
    lines: [
      turnLine(view),
      view.last_round
        ? words.t("progress-last-tip")
        : words.t("progress-goals", { count: goalsToEnd(view) }),
      view.stacks.length ? words.t("words-reading") : "",
    ].filter(Boolean),
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
function orderOf({ owners }: Region, viewer: number | null, seats: number): number {
  if (viewer !== null && owners.includes(viewer)) return -1;
  return owners[0] ?? seats;
}

/** The map as a table: a row for each y, a column for each x. */
function glance(view: DwarfsFallView): Part {
  const columns = span(view.stacks.map(({ x }) => x));
  const rows = span(view.stacks.map(({ y }) => y)).map((y) => ({
    title: words.t("words-row", { y: String(y) }),
    cells: columns.map((x) => {
      const stack = stackAt(view, cellOf({ x, y }));
      return stack ? cardName(topOf(stack)) : "–";
    }),
  }));
  const titles = columns.map((x) => words.t("words-column", { x: String(x) }));
  return { id: "glance", title: words.t("words-glance"), figures: { columns: titles, rows } };
}

/** From the smallest of these numbers to the largest. */
function span(numbers: number[]): number[] {
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, n) => first + n);
}

function regionPart(view: DwarfsFallView, number: number, viewer: number | null): Part {
  const { owners, cards, points } = view.regions[number]!;
  const stacks = view.stacks
    .filter((stack) => stack.region === number)
    .sort((a, b) => a.y - b.y || a.x - b.x);
  return {
    id: `region-${cellOf(stacks[0]!)}`,
    title: owners.length
      ? words.t("map-kingdom", { seat_list: owners, points, count: cards })
      : words.t("words-land", { count: cards }),
    parts: stacks.map((stack) => placePart(view, stack, viewer)),
  };
}

function marketPart(view: DwarfsFallView, viewer: number | null): Part {
  const player = viewer === null ? null : view.players[viewer]!;
  return {
    id: "market",
    title: words.t("market-title"),
    parts: [
      {
        id: "trades",
        title: words.t("show-trades"),
        lines: view.trades.map((trade) => `${goalName(trade)}${payable(player, trade as Trade)}`),
      },
      {
        id: "piles",
        title: words.t("piles-title"),
        lines: [
          someGems(view.piles),
          words.t("pile-ogres", { count: view.ogre_deck }),
          ...(view.ogre_discard.length
            ? [words.t("pile-discarded", { list: names("ogre", view.ogre_discard) })]
            : []),
        ],
      },
    ],
  };
}

/** ", 2 short". */
function payable(player: Player | null, trade: Trade): string {
  const count = player && shortBy(player, trade);
  if (count === null) return "";
  return `, ${count ? words.t("goal-short", { count }) : words.t("goal-payable")}`;
}

function goalName(trade: string): string {
  const { cost, points } = DEALS[trade as Trade];
  return words.t("goal-said", { trade, points, cost: costName(cost) });
}

function someGems(gems: Record<string, number>): string {
  return GEMS.filter((gem) => gems[gem])
    .map((gem) => words.t("some-gems", { gem, count: gems[gem]! }))
    .join(", ");
}

/** "Panic, Crown". */
function names(kind: string, ids: readonly string[]): string {
  return ids.map((id) => words.t(`${kind}-${id}`)).join(", ");
}

// --- in front of a seat ----------------------------------------------------------------------

function area(session: Session, seat: number): Told {
  const view = viewOf(session);
  const player = view.players[seat]!;
  const kingdom = kingdomOf(view, seat);
  return {
    lines: [
      words.t("words-points", { points: player.score }),
      kingdom
        ? words.t("foe-kingdom", { cards: kingdom.cards, points: kingdom.points })
        : words.t("foe-no-kingdom"),
      words.t("supply-home", { count: player.supply }),
      ...secretLines(view, seat),
    ],
    parts: [
      { id: "hand", title: words.t("show-hand"), lines: handLines(player) },
      { id: "trophies", title: words.t("mine-trophies"), lines: trophyLines(player) },
    ],
  };
}

/** The viewer's own comes with its progress; a revealed one is among the trophies. */
function secretLines(view: DwarfsFallView, seat: number): string[] {
  const { secret, revealed } = view.players[seat]!;
  if (revealed) return [];
  if (secret === HIDDEN) return [words.t("secret-hidden")];
  const { done, needed } = secretProgress(view, seat, secret as Secret);
  const far = words.t("secret-far", { done, needed });
  const name = titled(words.t("secret-title"), words.t(`secret-${secret}`));
  return [`${name}. ${secretTopic(secret as Secret)} ${far}.`];
}

function handLines({ hand, hand_size: size, gems, gem_count: count, ogres }: Player): string[] {
  const known = ogres.filter((ogre) => ogre !== HIDDEN);
  const hidden = ogres.length - known.length;
  return [
    words.t("words-hand-size", { count: size, most: TABLE.hand_limit }),
    hand.length ? names("kind", hand) : "",
    gems ? someGems(gems) : words.t("foe-gems-hidden", { count }),
    known.length ? titled(words.t("show-ogres"), names("ogre", known)) : "",
    hidden ? words.t("words-hidden-ogres", { count: hidden }) : "",
  ].filter(Boolean);
}

function trophyLines(player: Player): string[] {
  const { goals, monsters, secret, revealed, goals_done: count } = player;
  const shown = secret as Secret;
  return [
    words.t("foe-goals", { count }),
    ...goals.map((trade) =>
      words.t("trophy-goal", { trade, points: DEALS[trade as Trade].points }),
    ),
    ...(revealed
      ? [words.t("trophy-secret", { secret: shown, points: SECRET_POINTS[shown] })]
      : []),
    ...(monsters.length ? [words.t("words-slain", { kind_list: monsters })] : []),
  ];
}

// --- what can be looked up -------------------------------------------------------------------

function references(session: Session): Part[] {
  const { trade_deck: deck } = viewOf(session);
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
      title: words.t("words-to-come"),
      lines: deck.length ? deck.map(goalName) : [words.t("market-none")],
    },
    {
      id: "topics",
      title: words.t("words-topics"),
      lines: TOPICS.map((topic) => topicOf(`topic-${topic}`)),
    },
  ];
}

/** A kind of kingdom card: its symbol, its points, its upright walls, and what it is good for. */
function kindLine(kind: Kind): string {
  const { group, points, walls, spaces } = FIGURES[kind];
  const sides = SIDES.filter((side) => walls[side]).map((side) => words.t(`map-side-${side}`));
  const about = words.t("words-kind", { symbol: group, points, count: spaces });
  const upright = words.t("words-upright", { sides: sides.join(", ") });
  return `${titled(kindName(kind), about)} ${upright} ${kindTopic(kind)}`;
}

// --- actions ---------------------------------------------------------------------------------

const CELL = /^-?\d+,-?\d+$/;

/** What lies there. */
function about(session: Session, action: string): string {
  const view = viewOf(session);
  const { verb, args } = readAction(action);
  const cells = verb === "play" ? [] : args.filter((word) => CELL.test(word));
  const below = verb === "dig" ? stackAt(view, args[0]!)?.cards.at(-2) : undefined;
  const said = [
    ...cells.map((cell) => cardAt(view, cell)),
    ...(below ? [words.t("words-digs", { card: cardName(below) })] : []),
  ];
  return said.length ? `${said.join("; ")}.` : "";
}

function answer(session: Session, verb: string, given: readonly string[], word: string): string {
  const view = viewOf(session);
  if (verb === "play" && given.length === 1) return spotName(view, word);
  if (verb === "play" && given.length === 2) {
    const [kind, cell] = given as [Kind, string];
    const card = { kind, rotation: Number(word), owner: session.seat! };
    return titled(words.t(`turn-${word}`), ways(view, cell, card).join("; "));
  }
  if (verb === "trade" && word !== "none") return goalName(word);
  return CELL.test(word) ? cardAt(view, word) : words.word(verb, given.length, word);
}
