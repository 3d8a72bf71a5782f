/** How a class scores, and what its next rank brings, in a few words. */
import { words } from "../../words/words.svelte";
import { type Group, highestCoin, leaders, type NidavellirView, pointsOfGroup } from "./view";
import { signed } from "./words";

export interface ColumnRule {
  how: string;
  next: string;
}

export function columnRule(view: NidavellirView, seat: number, group: Group): ColumnRule {
  return { how: words.t(`rule-${group}`), next: nextOf(view, seat, group) };
}

function nextOf(view: NidavellirView, seat: number, group: Group): string {
  const player = view.players[seat]!;
  const ranks = player.ranks[group];
  switch (group) {
    case "warrior": {
      const leads = leaders(view, group).seats.includes(seat);
      const bonus = signed(highestCoin(player));
      return words.t(leads ? "rule-warrior-most" : "rule-warrior-next", { bonus });
    }
    case "hunter":
    case "blacksmith": {
      const gained = pointsOfGroup(group, ranks + 1, 0) - pointsOfGroup(group, ranks, 0);
      return words.t("rule-next", { gain: signed(gained) });
    }
    case "miner":
      return words.t("rule-miner-next", { sum: player.points.miner, ranks: ranks + 1 });
    case "explorer":
      return words.t("rule-explorer-next");
  }
}
