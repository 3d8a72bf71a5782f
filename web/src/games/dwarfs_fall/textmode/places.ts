/** The places of the map in words: what lies there, where one can walk, who stands there, what comes of it. */
import { FIGURES, isMine } from "../pieces/figures";
import { isMonster } from "../pieces/looks";
import {
  beside,
  type Cell,
  cellOf,
  type DwarfsFallView,
  dwarfsOn,
  hasWall,
  isOpen,
  type Kind,
  readyCells,
  regionOf,
  seatOf,
  SIDES,
  type Stack,
  stackAt,
  topOf,
} from "../view";
import { words } from "../../../words/words.svelte";

/** "castle of Player 1", "gold mine". */
export function cardName({ kind, owner }: { kind: Kind; owner: number }): string {
  return kind === "castle" ? words.t("words-castle", { seat: owner }) : words.t(`kind-${kind}`);
}

function sides(which: readonly number[]): string {
  return which.map((side) => words.t(`side-${side}`)).join(", ");
}

/** "east: 1,0, gold mine". */
function neighbour(stack: Stack, side: number): string {
  const cell = cellOf(stack);
  return words.t("words-way", { side: String(side), cell, card: cardName(topOf(stack)) });
}

/** Everything about a place of the map, as its viewer sees it. */
export function placeLine(view: DwarfsFallView, stack: Stack, viewer: number | null): string {
  const cell = cellOf(stack);
  const title = words.t("show-title", { title: `${cell}, ${cardName(topOf(stack))}` });
  return [
    title,
    covered(stack),
    ...ways(view, cell, topOf(stack)),
    dwarfLine(stack),
    taskLine(topOf(stack).kind),
    ...stateLines(view, stack, viewer),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The cards below, the highest first. */
function covered({ cards }: Stack): string {
  const below = cards.slice(0, -1).reverse();
  return below.length ? words.t("words-below", { cards: below.map(cardName).join(", ") }) : "";
}

/** Where one can walk from a card that lies like this, and what is in the way elsewhere. */
export function ways(
  view: DwarfsFallView,
  cell: Cell,
  card: { kind: Kind; rotation: number; owner: number },
): string[] {
  const other = (side: number) => stackAt(view, beside(cell, side));
  const walls = SIDES.filter((side) => hasWall(card, side));
  const free = SIDES.filter((side) => !hasWall(card, side));
  const open = free.filter((side) => other(side) && isOpen(card, topOf(other(side)!), side));
  const shut = free.filter((side) => other(side) && !open.includes(side));
  const empty = free.filter((side) => !other(side));
  const list = open.map((side) => neighbour(other(side)!, side)).join("; ");
  return [
    open.length ? words.t("words-ways", { list }) : words.t("words-no-way"),
    walls.length ? words.t("words-walls", { list: sides(walls) }) : "",
    shut.length ? words.t("words-shut", { list: sides(shut) }) : "",
    empty.length ? words.t("words-edges", { list: sides(empty) }) : "",
  ].filter(Boolean);
}

function dwarfLine(stack: Stack): string {
  const free = stack.spaces - dwarfsOn(stack);
  const here = stack.dwarfs
    .map((count, seat) => (count ? words.t("words-some-dwarfs", { count, seat }) : ""))
    .filter(Boolean);
  const who = here.length ? here.join(", ") : words.t("words-nobody");
  return words.t("words-dwarfs", { who, count: free });
}

/** What the task of a card takes and gives. */
export function taskLine(kind: Kind): string {
  const { need, task, gem = "", amount = 0 } = FIGURES[kind];
  return words.t(`words-task-${task}`, { number: need, gem, count: amount });
}

/** Is it done, ready or in vain? */
function stateLines(view: DwarfsFallView, stack: Stack, viewer: number | null): string[] {
  const cell = cellOf(stack);
  const { kind } = topOf(stack);
  const { dragon, giant } = regionOf(view, stack);
  const seats = [...view.players.keys()];
  const ready = seats.filter((seat) => seat !== viewer && readyCells(view, seat).includes(cell));
  const mine = viewer !== null && readyCells(view, viewer).includes(cell);
  return [
    view.resolved.includes(cell) ? words.t("words-done") : "",
    mine ? words.t("words-ready-you") : "",
    ready.length ? words.t("words-ready", { seat_list: ready }) : "",
    dragon && isMine(kind) ? words.t("words-guarded") : "",
    giant && kind === "castle" ? words.t("words-frozen") : "",
    (dragon || giant) && !isMonster(kind) && stack.cards.length > 1 ? words.t("words-no-dig") : "",
  ].filter(Boolean);
}

// --- as answers --------------------------------------------------------------------------------

/** A place to lay a card: what it would cover, or what lies around it. */
export function spotName(view: DwarfsFallView, cell: Cell): string {
  const stack = stackAt(view, cell);
  if (stack) return words.t("words-onto", { cell, card: cardName(topOf(stack)) });
  const around = SIDES.flatMap((side) => {
    const next = stackAt(view, beside(cell, side));
    const card = next && cardName(topOf(next));
    return card ? [words.t("words-beside", { where: String(side), card })] : [];
  });
  return [cell, ...around].join(", ");
}

/** A card on the map, with who stands there. */
export function cardAt(view: DwarfsFallView, cell: Cell): string {
  const stack = stackAt(view, cell);
  if (!stack) return cell;
  const here = stack.dwarfs.flatMap((count, seat) =>
    count ? [words.t("words-some-dwarfs", { count, seat })] : [],
  );
  return [`${cell} ${cardName(topOf(stack))}`, ...here].join(", ");
}

/** The player of a colour. */
export function colourName(colour: string): string {
  return words.name(seatOf(colour));
}
