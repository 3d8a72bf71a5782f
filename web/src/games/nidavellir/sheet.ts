/** The rows of the score sheet: the parts of a score, each with its piece. */
import type { Component } from "svelte";

import Icon from "../../art/Icon.svelte";
import coins from "icon:two-coins";
import heroes from "icon:horned-helm";
import type { SheetRow } from "../../table/game";
import { fixed } from "../../ui/fixed";
import { type Part, PART_NAMES, PARTS } from "./parts";
import Badge from "./pieces/Badge.svelte";
import Gem from "./pieces/Gem.svelte";
import { type Group, GROUPS } from "./pieces/looks";
import { partLook } from "./part-looks";
import { SPECIAL_GEM } from "./view";

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
  tint: partLook(part),
}));
