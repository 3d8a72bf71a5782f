/** What lies on the map, in words: for tooltips, for those who listen, and for the sheet of a place. */
import { words } from "../../../words/words.svelte";
import type { Choosing } from "../choosing.svelte";
import { FIGURES, wallsOf } from "../pieces/figures";
import { canTrade, isDigStopped } from "../tasks";
import {
  beside,
  type Cell,
  cellOf,
  dwarfsOn,
  type DwarfsFallView,
  type LaidCard,
  regionOf,
  SIDES,
  type Stack,
  stackAt,
  topOf,
} from "../view";
import { capital, taskOf } from "../words";

/** The name of a card: a castle is somebody's. */
export function cardName({ kind, owner }: LaidCard): string {
  return capital(
    kind === "castle" ? words.t("map-castle", { seat: owner }) : words.t(`kind-${kind}`),
  );
}

/** Everything about a place: what it is, who stands there, what its task takes, what it would bring now. */
export function describe(view: DwarfsFallView, stack: Stack, viewer: number | null): string {
  return [
    cardName(topOf(stack)),
    kingdom(view, stack),
    task(stack),
    ...who(stack),
    ...outcome(view, stack, viewer),
    depth(stack),
  ]
    .filter(Boolean)
    .join("\n");
}

/** The same for those who cannot see the map: where it is, and where its walls are. */
export function spoken(view: DwarfsFallView, stack: Stack, viewer: number | null): string {
  const { kind, rotation } = topOf(stack);
  const walls = wallsOf(kind, rotation);
  const place = words.t("map-at", { cell: cellOf(stack) });
  const sides = sideNames(SIDES.filter((side) => walls[side]));
  return [place, describe(view, stack, viewer), words.t("map-walls", { sides })].join("\n");
}

/** An empty place: what lies around it. */
export function spokenEmpty(view: DwarfsFallView, cell: Cell): string {
  const around = SIDES.flatMap((side) => {
    const stack = stackAt(view, beside(cell, side));
    return stack ? [`${words.t(`map-side-${side}`)}: ${cardName(topOf(stack))}`] : [];
  });
  return [words.t("map-empty", { cell }), ...around].join("\n");
}

export function sideNames(sides: readonly number[]): string {
  return sides.map((side) => words.t(`map-side-${side}`)).join(", ");
}

function kingdom(view: DwarfsFallView, stack: Stack): string {
  const { owners, points, cards } = regionOf(view, stack);
  const { kind } = topOf(stack);
  const worth = words.t("map-worth", { points: FIGURES[kind].points });
  if (!owners.length) return `${words.t("map-no-kingdom")} ${worth}`;
  const whole = words.t("map-kingdom", { seat_list: owners, points, count: cards });
  return `${whole} ${worth}`;
}

export function task(stack: Stack): string {
  return taskOf(topOf(stack).kind);
}

/** Who stands there, and how many more could. */
export function who(stack: Stack): string[] {
  const here = stack.dwarfs.flatMap((count, seat) =>
    count ? [words.t("map-stands", { seat, count, need: stack.need })] : [],
  );
  const free = words.t("map-free", { count: stack.spaces - dwarfsOn(stack) });
  return [[...here, free].join(" · ")];
}

function depth({ cards }: Stack): string {
  return cards.length > 1 ? words.t("map-stack", { count: cards.length }) : "";
}

// --- what would come of it -------------------------------------------------------------------

export function outcome(view: DwarfsFallView, stack: Stack, viewer: number | null): string[] {
  const harm = obstacles(view, stack, viewer);
  if (viewer === null) return harm;
  return [...harm, readiness(view, stack, viewer)];
}

/** Why the task would bring nothing. */
function obstacles(view: DwarfsFallView, stack: Stack, viewer: number | null): string[] {
  const { kind } = topOf(stack);
  const { effect } = FIGURES[kind];
  const { dragon, giant } = regionOf(view, stack);
  const found: string[] = [];
  if (effect.verb === "mine") {
    if (dragon) found.push(words.t("map-dragon"));
    if (!view.piles[effect.gem]) found.push(words.t("map-no-gems", { gem: effect.gem }));
  }
  if (kind === "castle" && giant) found.push(words.t("map-giant"));
  if (kind === "castle" && isDigStopped(view, stack)) found.push(words.t("map-no-dig"));
  if (kind === "inn" && !view.ogre_deck && !view.ogre_discard.length)
    found.push(words.t("map-no-ogres"));
  if (kind === "shop" && viewer !== null && !canTrade(view, viewer))
    found.push(words.t("map-no-trade"));
  if (viewer !== null && isHeldUp(stack, viewer)) found.push(words.t("map-held-up"));
  return found;
}

/** Is there no room left for as many own dwarfs as it takes? */
function isHeldUp(stack: Stack, viewer: number): boolean {
  return dwarfsOn(stack) - stack.dwarfs[viewer]! > stack.spaces - stack.need;
}

function readiness(view: DwarfsFallView, stack: Stack, viewer: number): string {
  if (view.active === viewer && view.resolved.includes(cellOf(stack))) return words.t("map-done");
  const { need } = stack;
  const count = stack.dwarfs[viewer]!;
  return count < need
    ? words.t("map-missing", { count: need - count })
    : words.t("map-ready", { count, need });
}

// --- what can be done ------------------------------------------------------------------------

/** What pressing a highlighted place does. */
export function doing(choosing: Choosing, stack: Stack | null): string {
  const verb = choosing.stem.split(" ")[0]!;
  if (choosing.card === null) return words.t(`map-do-${verb}`);
  return words.t(stack ? "map-do-cover" : "map-do-play", { kind: choosing.card });
}
