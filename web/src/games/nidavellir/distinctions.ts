/** The distinctions: who has them, and what happens to them, in words. */
import { words } from "../../words/words.svelte";
import { type Distinction, DISTINCTIONS } from "./pieces/looks";
import { leaders, type NidavellirView } from "./view";

export const DISTINCTION_NAMES = Object.keys(DISTINCTIONS) as Distinction[];

/** The seat that has won it; -1: nobody. */
export function holderOf(view: NidavellirView, distinction: Distinction): number {
  return view.players.findIndex((player) => player.distinctions.includes(distinction));
}

/** What it is, what it brings, and who has it or leads. */
export function explained(view: NidavellirView, distinction: Distinction): string[] {
  const title = words.t(`distinction-${distinction}`);
  return [title, words.t(`topic-${distinction}`), standing(view, distinction)];
}

function standing(view: NidavellirView, distinction: Distinction): string {
  const group = DISTINCTIONS[distinction];
  const seat = holderOf(view, distinction);
  if (seat >= 0) return words.t("lead-held", { seat });
  if (!view.distinctions.includes(distinction)) return words.t("lead-nobody");
  const { seats, ranks } = leaders(view, group);
  if (seats.length === 0) return words.t("lead-none", { group });
  if (seats.length > 1) return words.t("lead-tie", { seat_list: seats, ranks });
  return words.t("lead-one", { seat: seats[0]!, ranks });
}
