/** What the pieces look like: colours, shapes, and the printed side of cards and heroes. For drawing only. */
import { TRADES, type Trade } from "../../../art/dwarf/folk";

/** The five classes; a dwarf's trade is the class of the card. */
export type Group = Trade;
export const GROUPS: readonly Group[] = TRADES;

export type Tavern = 1 | 2 | 3;

export interface Enamel {
  colour: string;
  light: string;
  dark: string;
  /** what is readable on it */
  ink: string;
}

export interface GroupLook extends Enamel {
  letter: string;
  /** outline in a square of 40 units */
  badge: string;
  /** where the icon is in it: left, top, size */
  icon: readonly [number, number, number];
}

export const GROUP_LOOKS: Record<Group, GroupLook> = {
  warrior: {
    colour: "#b7341c",
    light: "#e8694a",
    dark: "#5d150b",
    ink: "#fff6e2",
    letter: "W",
    badge: "M20 2 36 6v14c0 9-7 15-16 18C11 35 4 29 4 20V6z",
    icon: [6.8, 5.2, 26.4],
  },
  hunter: {
    colour: "#1f7c65",
    light: "#52b795",
    dark: "#0d3b32",
    ink: "#fff6e2",
    letter: "H",
    badge: "M20 1C30 8 36 14 36 21c0 8-7 13-16 18C11 34 4 29 4 21 4 14 10 8 20 1z",
    icon: [8.8, 9.2, 22.4],
  },
  miner: {
    colour: "#f0ae2e",
    light: "#ffd777",
    dark: "#6d4304",
    ink: "#1d1206",
    letter: "M",
    badge: "M20 0 40 20 20 40 0 20z",
    icon: [9.6, 9.6, 20.8],
  },
  blacksmith: {
    colour: "#6636a8",
    light: "#9b72d8",
    dark: "#2b1150",
    ink: "#fff6e2",
    letter: "B",
    badge: "M11 3h18l9 17-9 17H11L2 20z",
    icon: [8, 8, 24],
  },
  explorer: {
    colour: "#5cc4f5",
    light: "#aee5ff",
    dark: "#0f4a6b",
    ink: "#0a1c28",
    letter: "E",
    badge: "M20 1a19 19 0 1 1 0 38 19 19 0 0 1 0-38z",
    icon: [5.2, 5.2, 29.6],
  },
};

/** A royal offering is gold, a hero without class silver. */
export const OFFERING: Enamel = {
  colour: "#c98a12",
  light: "#ffe58a",
  dark: "#5a3a00",
  ink: "#241500",
};
export const NEUTRAL: Enamel = {
  colour: "#c9ccd2",
  light: "#fff",
  dark: "#4c5058",
  ink: "#16181c",
};

export interface CardLook {
  /** no group: a royal offering */
  group?: Group;
  /** the text on each rank; a rank without a value shows a chevron */
  ranks: readonly string[];
}

const LETTERS = new Map(GROUPS.map((group) => [GROUP_LOOKS[group].letter, group]));

/** Reads a card's id: W9, H, M0, B, E7, R3, special. */
export function cardLook(card: string): CardLook {
  if (card === "special") return { group: "blacksmith", ranks: ["", ""] };
  const value = card.slice(1);
  const group = LETTERS.get(card.charAt(0));
  return group ? { group, ranks: [value] } : { ranks: [`+${value}`] };
}

/**
 * Which face a card has: one for each id, so that it is the same wherever the card lies. Two cards
 * with the same id are the same to the rules, and look the same.
 */
export function faceOf(card: string): number {
  const { group, ranks } = cardLook(card);
  const value = Number(ranks[0]);
  // the Great Armorer is not one of the blacksmiths
  return ranks.length > 1 ? 1 : group === "hunter" ? 0 : value;
}

export interface HeroLook {
  /** no group: a hero without class */
  group?: Group;
  /** as on a card */
  ranks: readonly string[];
  /** points printed in the gold disc of a hero without class; "?" where they depend on the game */
  points?: string;
  /** the points of one without a class, by the column it is in */
  pointsIn?: Partial<Record<Group, string>>;
  /** one of the five Dwerg brothers */
  brother?: true;
}

const brother: HeroLook = { ranks: [], points: "13+", brother: true };

export const HEROES = {
  kraal: { group: "warrior", ranks: ["7", "0"] },
  tarah: { group: "warrior", ranks: ["14"] },
  aral: { group: "hunter", ranks: ["", ""] },
  dagda: { group: "hunter", ranks: ["", "", ""] },
  lokdur: { group: "miner", ranks: ["3"] },
  zoral: { group: "miner", ranks: ["1", "0", "0"] },
  aegur: { group: "blacksmith", ranks: ["", ""] },
  bonfur: { group: "blacksmith", ranks: ["", "", ""] },
  idunn: { group: "explorer", ranks: ["7"] },
  hourya: { group: "explorer", ranks: ["20"] },
  astrid: { ranks: [], points: "?" },
  grid: { ranks: [], points: "7" },
  skaa: { ranks: [], points: "17" },
  uline: { ranks: [], points: "9" },
  thrud: { ranks: [""], points: "13" },
  ylud: { ranks: [""], points: "?", pointsIn: { warrior: "7", miner: "1", explorer: "11" } },
  ymir: brother,
  aesir: brother,
  sigmir: brother,
  jungir: brother,
  bergelmir: brother,
} as const satisfies Record<string, HeroLook>;

export type Hero = keyof typeof HEROES;
export const HERO_NAMES = Object.keys(HEROES) as Hero[];

export function heroLook(hero: Hero): HeroLook {
  return HEROES[hero];
}

export const DISTINCTIONS = {
  kings_hand: "warrior",
  hunting_master: "hunter",
  crown_jeweler: "miner",
  great_armorer: "blacksmith",
  pioneer: "explorer",
} as const satisfies Record<string, Group>;

export type Distinction = keyof typeof DISTINCTIONS;

/** Four tones of a gem, from the light to the shadow. */
export const GEMS: Record<number, readonly [string, string, string, string]> = {
  1: ["#fff3d6", "#ffc46b", "#d9781a", "#6b2f05"],
  2: ["#e4fdff", "#6fe0ef", "#1f93ad", "#0d3a4a"],
  3: ["#e2ffee", "#6fe39c", "#1f9a58", "#0b3d22"],
  4: ["#eaf0ff", "#8fb0ff", "#3a57d6", "#131a5c"],
  5: ["#ffe3e3", "#ff7a86", "#c2203d", "#4c0614"],
  6: ["#fffbe2", "#ffe07a", "#d99a12", "#5a3a00"],
};

export type State = "idle" | "legal" | "selected" | "taken" | "ghost";
