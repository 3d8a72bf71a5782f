/** Who represents a seat that has won. */
import { folkId } from "../../art/dwarf/folk";
import type { Portrait } from "../../art/portrait";
import { GROUPS, groupScore, type Hero, isHero, type Player } from "./view";

const SIZE = { width: 100, height: 104 };

export function heroPortrait(hero: Hero): Portrait {
  return { symbol: `nv-hero-${hero}`, ...SIZE };
}

/** The hero that brings the most points alone, else the one recruited first, else a dwarf of the strongest class. */
export function champion(player: Player, seat: number): Portrait {
  const lines = player.sheet.filter(([key]) => key === "hero").sort(([, a], [, b]) => b - a);
  const hero = [String(lines[0]?.[2]["hero"] ?? ""), ...player.heroes].find(isHero);
  if (hero) return heroPortrait(hero);
  const best = [...GROUPS].sort((a, b) => groupScore(player, b) - groupScore(player, a))[0]!;
  return { symbol: folkId(best, seat), ...SIZE };
}
