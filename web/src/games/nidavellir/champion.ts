/** Who stands for a seat when it has won. */
import { type Group, GROUPS, groupScore, type Hero, isHero, type Player } from "./view";

/** The hero that brings the most points by itself, else the one recruited first, else a class without a hero. */
export function champion(player: Player): { hero: Hero } | { group: Group } {
  const lines = player.sheet.filter(([key]) => key === "hero").sort(([, a], [, b]) => b - a);
  const hero = [String(lines[0]?.[2]["hero"] ?? ""), ...player.heroes].find(isHero);
  if (hero) return { hero };
  const best = [...GROUPS].sort((a, b) => groupScore(player, b) - groupScore(player, a))[0]!;
  return { group: best };
}
