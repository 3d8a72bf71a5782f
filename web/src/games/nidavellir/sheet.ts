/** The rows of the score sheet: the parts of a score, each with its lines, its piece and its colour. */
import type { Component } from "svelte";

import Icon from "../../art/Icon.svelte";
import coins from "icon:two-coins";
import heroes from "icon:horned-helm";
import type { SheetRow } from "../../table/game";
import { fixed } from "../../ui/fixed";
import Badge from "./pieces/Badge.svelte";
import Gem from "./pieces/Gem.svelte";
import { type Group, GROUP_LOOKS, GROUPS, NEUTRAL, OFFERING } from "./pieces/looks";
import { SPECIAL_GEM } from "./view";

/** Each part with the lines of the sheet (scoring.py) that belong to it. */
const PARTS = {
  warrior: ["warrior", "majority"],
  hunter: ["hunter"],
  miner: ["miner"],
  blacksmith: ["blacksmith"],
  explorer: ["explorer", "idunn"],
  heroes: ["hero", "brothers"],
  coins: ["coins"],
  gem: ["gem"],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];

const TINTS: Record<Part, SheetRow["tint"]> = {
  ...GROUP_LOOKS,
  heroes: NEUTRAL,
  coins: { colour: "#d9a441", light: "#fff0bd", ink: "#2a1604" },
  gem: OFFERING,
};

const ICONS: Record<Exclude<Part, Group>, Component> = {
  heroes: fixed(Icon, { of: heroes }),
  coins: fixed(Icon, { of: coins }),
  gem: fixed(Gem, { value: SPECIAL_GEM }),
};

function iconOf(part: Part): Component {
  const group = GROUPS.find((group) => group === part);
  return group ? fixed(Badge, { group }) : ICONS[part as keyof typeof ICONS];
}

export const sheetRows: SheetRow[] = PART_NAMES.map((part) => ({
  title: { key: `part-${part}`, args: {} },
  icon: iconOf(part),
  lines: [...PARTS[part]],
  tint: TINTS[part],
}));
