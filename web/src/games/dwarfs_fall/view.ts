/** What a seat sees of Dwar7s Fall (src/dvergar/games/dwarfs_fall/view.py), and what follows from it. */
import type { View } from "../../net/protocol";
import type { ViewLine } from "../../table/sheet";
import { SECRET_AMOUNT, TABLE } from "./figures";
import { DEALS, wallsOf } from "./pieces/figures";
import {
  type Gem,
  GEMS,
  isMonster,
  type Kind,
  type Ogre,
  OGRES,
  type Secret,
  type Trade,
} from "./pieces/looks";
import { paidBy } from "./pieces/paying";

export { type Gem, GEMS, type Kind, type Ogre, OGRES, type Secret, type Trade };

/** A card or a goal that lies face down. */
export const HIDDEN = "?";

/** A place of the map as actions write it: "2,-1"; x grows to the east, y to the south. */
export type Cell = string;

export type Phase = "actions" | "resolve" | "discard";
export const PHASES: readonly Phase[] = ["actions", "resolve", "discard"];

/** north, east, south, west */
export const SIDES = [0, 1, 2, 3] as const;
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface LaidCard {
  kind: Kind;
  owner: number;
  /** clockwise quarter turns */
  rotation: number;
}

/** A place of the table with its cards, the lowest first. */
export interface Stack {
  x: number;
  y: number;
  cards: LaidCard[];
  /** by seat, on the top card */
  dwarfs: number[];
  spaces: number;
  need: number;
  /** its number among the regions */
  region: number;
}

/** Cards between which one can walk; with a castle in it, a kingdom. */
export interface Region {
  /** the seats whose castles are in it */
  owners: number[];
  cards: number;
  points: number;
  dragon: boolean;
  giant: boolean;
}

export interface Player {
  hand: Kind[];
  /** null: the kinds are hidden */
  gems: Record<Gem, number> | null;
  gem_count: number;
  /** those that the viewer cannot name are "?" */
  ogres: string[];
  hand_size: number;
  supply: number;
  /** "?": hidden */
  secret: string;
  revealed: boolean;
  goals: Trade[];
  goals_done: number;
  monsters: Kind[];
  score: number;
  sheet: ViewLine[];
}

export interface DwarfsFallView extends View {
  round: number;
  /** who begins a round */
  start: number;
  last_round: boolean;
  active: number | null;
  phase: Phase | null;
  /** actions of this turn */
  used: number;
  allowed: number;
  /** whose tasks are done in this turn */
  resolved: Cell[];
  stacks: Stack[];
  regions: Region[];
  piles: Record<Gem, number>;
  trades: Trade[];
  /** still to come, in no order */
  trade_deck: Trade[];
  ogre_deck: number;
  ogre_discard: string[];
  players: Player[];
}

/** The table's view as this game's: the server of such a table sends no other. */
export function asDwarfsFall(view: View | null): DwarfsFallView | null {
  return view as DwarfsFallView | null;
}

/** The verb and the words of an action: "move 2,-1 3,-1". */
export function readAction(action: string): { verb: string; args: string[] } {
  const [verb = "", ...args] = action.split(" ");
  return { verb, args };
}

// --- names of things -------------------------------------------------------------------------

export function isOgre(name: string): name is Ogre {
  return OGRES.some((ogre) => ogre === name);
}

export function isGem(name: string): name is Gem {
  return GEMS.some((gem) => gem === name);
}

// --- the map ---------------------------------------------------------------------------------

export function cellOf({ x, y }: { x: number; y: number }): Cell {
  return `${x},${y}`;
}

export function placeOf(cell: Cell): { x: number; y: number } {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { x, y };
}

/** The cell on a side of another. */
export function beside(cell: Cell, side: number): Cell {
  const { x, y } = placeOf(cell);
  const [right, down] = STEPS[side]!;
  return cellOf({ x: x + right, y: y + down });
}

export function stackAt(view: DwarfsFallView, cell: Cell): Stack | null {
  return view.stacks.find((stack) => cellOf(stack) === cell) ?? null;
}

export function topOf(stack: Stack): LaidCard {
  return stack.cards.at(-1)!;
}

/** Is there a wall on a side of a card that lies like this? */
export function hasWall({ kind, rotation }: { kind: Kind; rotation: number }, side: number) {
  return wallsOf(kind, rotation)[side]!;
}

/** Are two cards without a wall between them, the second on this side of the first? */
export function isOpen(one: LaidCard, other: LaidCard, side: number): boolean {
  return !hasWall(one, side) && !hasWall(other, (side + 2) % 4);
}

export function regionOf(view: DwarfsFallView, stack: Stack): Region {
  return view.regions[stack.region]!;
}

/** The kingdom of a seat; null while its castle is not in play. */
export function kingdomOf(view: DwarfsFallView, seat: number): Region | null {
  return view.regions.find((region) => region.owners.includes(seat)) ?? null;
}

/** The actions that a seat's castle adds to its turns. */
export function extraActions(view: DwarfsFallView, seat: number): number {
  const kingdom = kingdomOf(view, seat);
  return kingdom && !kingdom.giant ? TABLE.castle_actions : 0;
}

export function dwarfsOn(stack: Stack): number {
  return stack.dwarfs.reduce((sum, count) => sum + count, 0);
}

/** The cells whose task a seat could do now: each once a turn. */
export function readyCells(view: DwarfsFallView, seat: number): Cell[] {
  return view.stacks
    .filter((stack) => stack.dwarfs[seat]! >= stack.need)
    .map(cellOf)
    .filter((cell) => !(view.active === seat && view.resolved.includes(cell)));
}

// --- goals -----------------------------------------------------------------------------------

/** How many gems are missing for a trade goal; null where the gems are hidden. */
export function shortBy({ gems }: Player, trade: Trade): number | null {
  return gems && paidBy(DEALS[trade].cost, gems).filter((paid) => !paid).length;
}

/** The gems that are left after a trade goal was paid. */
export function keptOf({ gems }: Player, trade: Trade): Gem[] {
  const left = { ...gems! };
  for (const gem of DEALS[trade].cost) left[gem]--;
  return GEMS.flatMap((gem) => Array<Gem>(Math.max(0, left[gem])).fill(gem));
}

/** How far a secret goal is: `done` of `needed` (goals.py). */
export function secretProgress(
  view: DwarfsFallView,
  seat: number,
  secret: Secret,
): { done: number; needed: number } {
  const player = view.players[seat]!;
  const amount = SECRET_AMOUNT[secret];
  const kingdom = kingdomOf(view, seat);
  const held = (gem: Gem) => player.gems?.[gem] ?? 0;
  switch (secret) {
    case "builder":
      return { done: kingdom?.cards ?? 0, needed: amount };
    case "king":
      return { done: Math.max(0, kingdom?.points ?? 0), needed: amount };
    case "hunter":
      return { done: player.monsters.length, needed: amount };
    case "disguised_ogre":
      return { done: player.ogres.length, needed: amount };
    case "sorcerer":
      return { done: held("emerald"), needed: amount };
    case "miner":
      return {
        done: GEMS.reduce((sum, gem) => sum + Math.min(amount, held(gem)), 0),
        needed: amount * GEMS.length,
      };
    case "explorer":
      return { done: explored(view, seat, amount), needed: amount * TABLE.explorer_monsters };
  }
}

/** The dwarfs on the monsters with most of them, as far as they count. */
function explored(view: DwarfsFallView, seat: number, amount: number): number {
  return view.stacks
    .filter((stack) => isMonster(topOf(stack).kind))
    .map((stack) => Math.min(amount, stack.dwarfs[seat]!))
    .sort((a, b) => b - a)
    .slice(0, TABLE.explorer_monsters)
    .reduce((sum, count) => sum + count, 0);
}

/** The number of goals that makes a round the last. */
export function goalsToEnd(view: DwarfsFallView): number {
  return Number(view.options["goals_to_end"]);
}

/** How many cards a hand holds too many. */
export function tooMany(player: Player): number {
  return Math.max(0, player.hand_size - TABLE.hand_limit);
}
