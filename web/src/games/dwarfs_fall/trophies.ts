/** What a player has achieved, as small tokens: trade goals, the shown secret goal, slain monsters. */
import { words } from "../../words/words.svelte";
import { SECRET_POINTS, TABLE } from "./figures";
import { DEALS } from "./pieces/figures";
import { MONSTER_ICONS, SECRET_ICONS, TRADE_ICONS } from "./pieces/icons";
import { type Monster, TRADE_COLOURS } from "./pieces/looks";
import type { Player, Secret } from "./view";

export interface TrophyLook {
  /** unique among those of a player */
  id: string;
  kind: "goal" | "secret" | "monster";
  icon: string;
  /** of the icon */
  colour: string;
  points: number;
  text: string;
}

export function trophiesOf(player: Player): TrophyLook[] {
  const goals = player.goals.map((trade): TrophyLook => ({
    id: trade,
    kind: "goal",
    icon: TRADE_ICONS[trade],
    colour: TRADE_COLOURS[trade],
    points: DEALS[trade].points,
    text: words.t("trophy-goal", { trade, points: DEALS[trade].points }),
  }));
  const monsters = player.monsters.map((kind, at): TrophyLook => {
    const points = TABLE.monster_points;
    const text = words.t("trophy-monster", { kind, points });
    const icon = MONSTER_ICONS[kind as Monster];
    const colour = kind === "dragon" ? "#8f1d10" : "#1d5f86";
    return { id: `${kind}-${at}`, kind: "monster", icon, colour, points, text };
  });
  return [...goals, ...secretOf(player), ...monsters];
}

function secretOf({ revealed, secret }: Player): TrophyLook[] {
  if (!revealed) return [];
  const points = SECRET_POINTS[secret as Secret];
  const text = words.t("trophy-secret", { secret, points });
  const icon = SECRET_ICONS[secret as Secret];
  return [{ id: "secret", kind: "secret", icon, colour: "#ffd877", points, text }];
}
