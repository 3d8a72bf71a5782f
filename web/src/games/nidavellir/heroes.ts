/** The heroes in words, and whose they are. */
import type { Session } from "../../table/session.svelte";
import { words } from "../../words/words.svelte";
import { type Hero, heroLook } from "./pieces/looks";
import type { NidavellirView } from "./view";

/** The seat that has recruited a hero; null: nobody. */
export function ownerOf(view: NidavellirView, hero: Hero): number | null {
  const seat = view.players.findIndex((player) => player.heroes.includes(hero));
  return seat < 0 ? null : seat;
}

/** The five brothers have their first name in common. */
export function shortName(hero: Hero): string {
  return words.t(`hero-${hero}`).split(" ").at(-1)!;
}

/** "Dagda, the Explosive". */
export function fullName(hero: Hero): string {
  return words.t("hall-name", { hero, epithet: hero });
}

/** The little number on a medal: points, or ranks where there are none. */
export function worth(hero: Hero): string {
  const { ranks, points } = heroLook(hero);
  if (points) return points;
  return ranks[0] === "" ? `${ranks.length}▲` : (ranks[0] ?? "");
}

/** Why a hero cannot be recruited; "" for one that is free, as long as nobody is recruiting. */
export async function unavailable(
  session: Session,
  view: NidavellirView,
  hero: Hero,
): Promise<string> {
  const seat = ownerOf(view, hero);
  if (seat !== null) return words.t("why-hero-taken", { hero, seat });
  if (!view.heroes.includes(hero)) return words.t("why-hero-box", { hero });
  return isRecruiting(session) ? session.whyNot(`recruit ${hero}`) : "";
}

/** Does this viewer choose a hero now? */
export function isRecruiting(session: Session): boolean {
  return (
    session.myTurn &&
    (session.frame?.legal.some((action) => action.startsWith("recruit ")) ?? false)
  );
}
