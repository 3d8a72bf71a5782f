/** How a class scores, and what its next rank brings, in a few words. */
import { words } from "../../words/words.svelte";
import { type Group, groupScore, type Player } from "./view";
import { signed } from "./words";

export interface ColumnRule {
  how: string;
  next: string;
}

export function columnRule(player: Player, group: Group): ColumnRule {
  return { how: words.t(`rule-${group}`), next: nextOf(player, group) };
}

function nextOf(player: Player, group: Group): string {
  // those of the sheet: Thrud's rank does not count at the end
  const figures = player.sheet.find(([key]) => key === group)?.[2];
  const ranks = Number(figures?.["ranks"] ?? 0);
  switch (group) {
    case "warrior": {
      const bonus = groupScore(player, "majority");
      return bonus
        ? words.t("rule-warrior-most", { bonus: signed(bonus) })
        : words.t("rule-warrior-next");
    }
    case "hunter":
      return words.t("rule-next", { gain: signed(2 * ranks + 1) });
    case "blacksmith":
      return words.t("rule-next", { gain: signed(ranks + 3) });
    case "miner":
      return words.t("rule-miner-next", { sum: Number(figures?.["sum"] ?? 0), ranks: ranks + 1 });
    case "explorer":
      return words.t("rule-explorer-next");
  }
}
