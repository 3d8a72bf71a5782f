/** What the pieces look like: colours, icons, and which picture belongs to which kind. For drawing only. */
import { seatLook } from "../../../art/seats";

export const KINDS = [
  "castle",
  "emerald_mine",
  "gold_mine",
  "diamond_mine",
  "ruby_mine",
  "dragon",
  "giant",
  "inn",
  "shop",
] as const;
export type Kind = (typeof KINDS)[number];

export const GEMS = ["gold", "emerald", "diamond", "ruby"] as const;
export type Gem = (typeof GEMS)[number];

export const OGRES = ["panic", "thief", "brute", "upkeep", "crown"] as const;
export type Ogre = (typeof OGRES)[number];

export const SECRETS = [
  "builder",
  "hunter",
  "king",
  "miner",
  "disguised_ogre",
  "explorer",
  "sorcerer",
] as const;
export type Secret = (typeof SECRETS)[number];

/** The symbol that two cards share if one may cover the other. */
export type Group = "fire" | "ice" | "hearth";

export type Monster = "dragon" | "giant";

export function isMonster(kind: Kind): kind is Monster {
  return kind === "dragon" || kind === "giant";
}

/** The crest in a task badge. */
export const GROUP_LOOKS: Record<Group, { colour: string; ink: string }> = {
  fire: { colour: "#c2380f", ink: "#ffe2a0" },
  ice: { colour: "#2f7ba8", ink: "#fff" },
  hearth: { colour: "#5d7a2a", ink: "#fff6d0" },
};

/** How a road is paved: its bed, its stones, and the worn middle. */
export interface Road {
  bed: string;
  paved: string;
  worn: string;
}

const IN_ROCK: Road = { bed: "#2a1c12", paved: "#a48763", worn: "#c4a67e" };
const IN_SNOW: Road = { bed: "#5d5044", paved: "#b09c80", worn: "#d3c3a6" };
const IN_MEADOW: Road = { bed: "#5d4a24", paved: "#d4b87e", worn: "#ecd6a4" };

/** By kind: three tones of the ground from the light to the shadow, and the road across it. */
export const KIND_LOOKS: Record<Kind, { ground: readonly [string, string, string]; road: Road }> = {
  castle: { ground: ["#dbe8ef", "#a9c0ce", "#6c8899"], road: IN_SNOW },
  emerald_mine: { ground: ["#5d8a5c", "#33553a", "#1d3324"], road: IN_ROCK },
  gold_mine: { ground: ["#a9843f", "#6f5223", "#3d2a10"], road: IN_ROCK },
  diamond_mine: { ground: ["#7fa3b5", "#4b6c80", "#27404f"], road: IN_ROCK },
  ruby_mine: { ground: ["#9a5057", "#682f38", "#37151b"], road: IN_ROCK },
  dragon: { ground: ["#5d2a1c", "#3a1710", "#1b0907"], road: IN_ROCK },
  giant: { ground: ["#dff2fb", "#9cc6dc", "#4f87a6"], road: IN_SNOW },
  inn: { ground: ["#a5b96a", "#74913f", "#42591f"], road: IN_MEADOW },
  shop: { ground: ["#c2ae72", "#93804a", "#5b4b22"], road: IN_MEADOW },
};

/** The food on the plate of a trade goal. */
export const TRADES = [
  "T01",
  "T02",
  "T03",
  "T04",
  "T05",
  "T06",
  "T07",
  "T08",
  "T09",
  "T10",
] as const;
export type Trade = (typeof TRADES)[number];

export const TRADE_COLOURS: Record<Trade, string> = {
  T01: "#d99a4a",
  T02: "#f0bc3c",
  T03: "#e8752a",
  T04: "#5f8f3a",
  T05: "#d2633a",
  T06: "#e0961c",
  T07: "#7f93a3",
  T08: "#d9403a",
  T09: "#e79a62",
  T10: "#e8b23c",
};

/** The ground of a gem's pile and of a card in hand. */
export const GEM_COLOURS: Record<Gem, string> = {
  gold: "#7a5a20",
  emerald: "#1f6a45",
  diamond: "#2d6684",
  ruby: "#852036",
};

/** Cards that belong to no kingdom lie on slate. */
const SLATE = "#5b5148";

/** What a kingdom's slab and frames are painted with: its owner's colour, or stripes of all who share it. */
export function kingdomPaint(owners: readonly number[]): string {
  const [owner, ...others] = owners;
  if (owner === undefined) return SLATE;
  return others.length ? `url(#df-shared-${owners.join("")})` : seatLook(owner).colour;
}

export type State = "idle" | "legal" | "selected";
