/** Actions and what they bring, in words. */
import type { Message } from "../../net/protocol";
import { layout } from "../../table/layout.svelte";
import type { Session } from "../../table/session.svelte";
import { worded } from "../../words/effects";
import { words } from "../../words/words.svelte";
import { choosingOf } from "./choosing.svelte";
import { GEM_POINTS, SECRET_POINTS, secretFigures, TABLE } from "./figures";
import { withCard, withDig } from "./kingdoms";
import { DEALS, FIGURES, isMine, type Task } from "./pieces/figures";
import { plain } from "../../ui/signed";
import { type Coming, comingOf, comingTo, pointsOf } from "./tasks";
import {
  asDwarfsFall,
  type Cell,
  type DwarfsFallView,
  type Gem,
  extraActions,
  GEMS,
  goalsToEnd,
  HIDDEN,
  isGem,
  keptOf,
  type Kind,
  kingdomOf,
  type Player,
  readAction,
  type Secret,
  secretProgress,
  stackAt,
  topOf,
  type Trade,
} from "./view";

/** A name at the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

export function kindName(kind: Kind): string {
  return capital(words.t(`kind-${kind}`));
}

/** What is special about the cards with a task. */
const TOPICS: Partial<Record<Task, string>> = {
  mine: "topic-mine",
  dig: "topic-castle",
  slay: "topic-monster",
};

/** The task of a kingdom card, as its record says it. */
export function taskOf(kind: Kind): string {
  const { need, effect } = FIGURES[kind];
  return words.t("task", { need, effect: { ...worded(effect) } });
}

/** What a kingdom card is good for. */
export function kindTopic(kind: Kind): string {
  const topic = TOPICS[FIGURES[kind].effect.verb];
  return [taskOf(kind), topic && topicOf(topic)].filter(Boolean).join(" ");
}

/** What there is to know about a thing on the table. */
export function topicOf(key: string): string {
  return words.t(key, { points: TABLE.monster_points });
}

export function secretTopic(secret: Secret): string {
  return words.t(`topic-${secret}`, secretFigures(secret));
}

/** "2 gold, 1 ruby". */
export function costName(cost: readonly Gem[]): string {
  return GEMS.filter((gem) => cost.includes(gem))
    .map((gem) => words.t("some-gems", { count: cost.filter((one) => one === gem).length, gem }))
    .join(", ");
}

// --- what is asked ---------------------------------------------------------------------------

/** The question of the decision bar: which action of how many, and what is to be laid or moved. */
export function question(session: Session): string | null {
  const view = asDwarfsFall(session.view)!;
  const { prompt, legal } = session.frame!;
  if (prompt?.key === "ask-window" && !legal.includes("reveal")) return words.t("ask-window-idle");
  if (prompt?.key !== "ask-act") return null;
  const { used, allowed } = view;
  const { card } = choosingOf(session);
  const what = words.t(`what-${doing(session)}`, card ? { thing: words.t(`the-${card}`) } : {});
  const source =
    used < allowed ? words.t("which-action", { number: used + 1, allowed }) : words.t("no-action");
  return `${source} — ${what}`;
}

/** What is being done, as far as it was begun. */
function doing(session: Session): string {
  const choosing = choosingOf(session);
  const view = asDwarfsFall(session.view)!;
  if (choosing.card) return "play";
  if (choosing.ogre) return choosing.ogre;
  if (choosing.supply) return "place";
  if (choosing.dwarf) return "move";
  if (session.chosen === "end" || session.chosen === "reveal") return session.chosen;
  if (view.used < view.allowed) return "act";
  return session.frame!.legal.length > 1 ? "last" : "idle";
}

/** Why it is so many actions; null while something is being done. */
export function remark(session: Session): string | null {
  const view = asDwarfsFall(session.view)!;
  if (session.frame!.prompt?.key !== "ask-act" || view.used >= view.allowed) return null;
  return countedActions(view, session.seat!);
}

/** Where the actions of a turn come from; null if there is nothing to say about it. */
export function countedActions(view: DwarfsFallView, seat: number): string | null {
  const { actions: base, castle_actions: extra } = TABLE;
  const has = view.active === seat ? view.allowed > base : extraActions(view, seat) > 0;
  if (has) return words.t("actions-why", { base, extra });
  return frozen(view, seat) ? words.t("actions-frozen") : null;
}

/** What can be done without a piece. */
export function buttons(session: Session): { action: string; text: string }[] {
  return ["end", "trade none", "dig none", "pass"]
    .filter((action) => session.isLegal(action))
    .map((action) => ({ action, text: press(action) }));
}

/** Several dwarfs are placed one after the other, and one that has moved moves on. */
export function goesOn(action: string): string | null {
  const { verb, args } = readAction(action);
  if (verb === "place") return "place";
  return verb === "move" ? `move ${args[1]}` : null;
}

/** What the button says that does it: the pieces are in sight. */
export function press(action: string): string {
  const { verb, args } = readAction(action);
  return args[0] === "none" ? words.t(`press-no-${verb}`) : words.t(`press-${verb}`);
}

// --- what it brings --------------------------------------------------------------------------

/** What an action brings is seen on the table: the server need not try it. */
export function worthAsking(): string[] {
  return [];
}

/** The table after an action, as far as it changes kingdoms; null if it does not. */
export function afterwards(session: Session, action = session.weighed): DwarfsFallView | null {
  const view = asDwarfsFall(session.view)!;
  const { verb, args } = readAction(action ?? "");
  const [first = "", cell = "", rotation] = args;
  if (verb === "play" && rotation) {
    const card = { kind: first as Kind, rotation: Number(rotation), owner: session.seat! };
    return withCard(view, cell, card);
  }
  return verb === "dig" && first !== "none" ? withDig(view, first) : null;
}

/** The points that the choice brings to the viewer at once; null if it changes nothing. */
export function gainOf(session: Session): number | null {
  const { weighed, seat } = session;
  if (weighed === null || seat === null) return null;
  const view = asDwarfsFall(session.view)!;
  const player = view.players[seat]!;
  const { verb, args } = readAction(weighed);
  const next = afterwards(session);
  const gain = next
    ? pointsOfKingdom(next, seat) - pointsOfKingdom(view, seat)
    : plainGain(verb, args[0] ?? "", player) + taskGain(view, seat, weighed);
  return gain || null;
}

function plainGain(verb: string, what: string, player: Player): number {
  if (verb === "trade" && what !== "none") {
    const { cost, points } = DEALS[what as Trade];
    return cost.reduce((sum, gem) => sum - GEM_POINTS[gem], points);
  }
  if (verb === "discard") return isGem(what) ? -GEM_POINTS[what] : 0;
  return verb === "reveal" ? SECRET_POINTS[player.secret as Secret] : 0;
}

function taskGain(view: DwarfsFallView, seat: number, action: string): number {
  return comingWith(view, seat, action).reduce((sum, coming) => sum + pointsOf(coming), 0);
}

/** The tasks that an action leads to. */
function comingWith(view: DwarfsFallView, seat: number, action: string): Coming[] {
  const { verb, args } = readAction(action);
  if (verb === "end") return comingTo(view, seat);
  return verb === "resolve" ? [comingOf(view, args[0]!, seat)] : [];
}

/** With the option a shared kingdom is divided, rounded down. */
export function pointsOfKingdom(view: DwarfsFallView, seat: number): number {
  const kingdom = kingdomOf(view, seat);
  if (!kingdom) return 0;
  const split = view.options["shared_kingdom"] === "split";
  return split ? Math.floor(kingdom.points / kingdom.owners.length) : kingdom.points;
}

// --- in a sentence ---------------------------------------------------------------------------

export function foretell(session: Session, action: string): string {
  const { verb, args } = readAction(action);
  // of the frame: while a choice is on its way nothing is legal, and it is not only begun
  if (!session.frame!.legal.includes(action))
    return words.t(missing(session, verb), { count: litCount(session) });
  if (verb === "play") return foretellKingdom(session, afterwards(session, action)!, args[1]!);
  if (verb === "dig" && args[0] !== "none") {
    return foretellKingdom(session, afterwards(session, action)!, args[0]!);
  }
  if (verb === "place" || verb === "move") return foretellTask(session, args.at(-1)!);
  if (verb === "trade" && args[0] !== "none") return foretellTrade(session, args[0] as Trade);
  if (verb === "end" || verb === "resolve") return foretellTasks(session, action);
  if (verb === "reveal") {
    const player = asDwarfsFall(session.view)!.players[session.seat!]!;
    return words.t("foretell-reveal", { points: SECRET_POINTS[player.secret as Secret] });
  }
  return words.knows(`topic-${verb}`) ? words.t(`topic-${verb}`) : "";
}

/** What is paid and kept, and how far that leads. */
function foretellTrade(session: Session, trade: Trade): string {
  const view = asDwarfsFall(session.view)!;
  const player = view.players[session.seat!]!;
  const { cost, points } = DEALS[trade];
  return words.t("foretell-trade", {
    cost: costName(cost),
    points,
    rest: costName(keptOf(player, trade)) || words.t("trading-nothing"),
    goal: player.goals_done + 1,
    needed: goalsToEnd(view),
  });
}

/** What is to be pressed next. */
function missing(session: Session, verb: string): string {
  const choosing = choosingOf(session);
  if (verb === "panic" && choosing.dwarf) return "next-panic-cell";
  if (verb === "brute" && choosing.dwarf) return "next-brute-other";
  if (verb === "play" && layout.kind === "phone") return "next-play-touch";
  return `next-${verb}`;
}

function litCount(session: Session): number {
  const { cells, dwarfs, seats } = choosingOf(session);
  return cells.length + dwarfs.length + seats.length;
}

/** What becomes of kingdoms, of the secret goal, and of the extra action. */
function foretellKingdom(session: Session, next: DwarfsFallView, cell: Cell): string {
  const seat = session.seat!;
  const now = asDwarfsFall(session.view)!;
  const said: string[] = [];
  /** by what becomes of it: whose kingdom it is */
  const others = new Map<string, number[]>();
  const region = next.regions[stackAt(next, cell)!.region]!;
  for (const owner of next.players.keys()) {
    const [before, after] = [pointsOfKingdom(now, owner), pointsOfKingdom(next, owner)];
    if (before === after && !(owner === seat && region.owners.includes(seat))) continue;
    const change = `${plain(before)} ▸ ${plain(after)}`;
    if (owner === seat) said.push(words.t("foretell-own-kingdom", { change }));
    else others.set(change, [...(others.get(change) ?? []), owner]);
  }
  for (const [change, seat_list] of others)
    said.push(words.t("foretell-kingdom", { seat_list, change }));
  if (!said.length) said.push(words.t("foretell-no-kingdom"));
  if (sharers(next, seat) > sharers(now, seat)) said.push(words.t("foretell-shared"));
  const extra = extraActions(next, seat) - extraActions(now, seat);
  if (extra > 0) {
    const later = now.options["extra_action"] === "turn_start";
    said.push(words.t(later ? "foretell-action-later" : "foretell-action", { extra }));
  }
  const { kind } = topOf(stackAt(next, cell)!);
  if (region.dragon && isMine(kind)) said.push(words.t("foretell-dragon"));
  if (frozen(next, seat) && !frozen(now, seat)) said.push(words.t("foretell-giant"));
  if (secretDone(next, seat) && !secretDone(now, seat)) {
    said.push(words.t("foretell-secret", { secret: now.players[seat]!.secret }));
  }
  return said.join(" ");
}

function sharers(view: DwarfsFallView, seat: number): number {
  return kingdomOf(view, seat)?.owners.length ?? 1;
}

/** Does a giant keep the castle's action? */
function frozen(view: DwarfsFallView, seat: number): boolean {
  return kingdomOf(view, seat)?.giant ?? false;
}

/** Could the viewer reveal their secret goal? */
export function secretDone(view: DwarfsFallView, seat: number): boolean {
  const { secret, revealed } = view.players[seat]!;
  if (secret === HIDDEN || revealed) return false;
  const { done, needed } = secretProgress(view, seat, secret as Secret);
  return done >= needed;
}

/** How far the task is with one dwarf more, and whether that would bring nothing. */
function foretellTask(session: Session, cell: Cell): string {
  const view = asDwarfsFall(session.view)!;
  const stack = stackAt(view, cell)!;
  const count = stack.dwarfs[session.seat!]! + 1;
  const { kind } = topOf(stack);
  const { need } = stack;
  if (count < need) return words.t("foretell-dwarfs", { kind, count, need, missing: need - count });
  const { what, ...args } = comingOf(view, cell, session.seat!);
  if (what === "guarded") return words.t("foretell-guarded", { kind, count, need });
  const ready = words.t("foretell-ready", { kind, count, need });
  return what.startsWith("no-") ? `${ready} ${words.t(`comes-${what}`, args)}` : ready;
}

/** What the tasks bring. */
function foretellTasks(session: Session, action: string): string {
  const coming = comingWith(asDwarfsFall(session.view)!, session.seat!, action);
  if (!coming.length) return words.t("foretell-end");
  return coming.map(({ what, ...args }) => words.t(`comes-${what}`, args)).join(" ");
}

// --- the log ---------------------------------------------------------------------------------

/** The cards that a line speaks of, or where they lay. */
export function places({ args }: Message): string[] {
  const cells = Object.entries(args).filter(([name]) => name.startsWith("cell"));
  return [...new Set(cells.map(([, cell]) => `cell-${String(cell)}`))];
}

/** The cards and places that an action is about, or the goal of a trade. */
export function aims(action: string): string[] {
  const { verb, args } = readAction(action);
  if (verb === "trade") return args[0] === "none" ? [] : [`trade-${args[0]}`];
  return [...new Set(args.filter((word) => word.includes(",")))].map((cell) => `cell-${cell}`);
}

/** A turn belongs to a round: the same title again continues it. */
export function chapter(event: Message): string | null {
  if (event.key !== "log-turn-begins") return null;
  return words.t("chapter", { round: Number(event.args["round"]) });
}
