/** The order of play in the tavern being resolved, in words: who bid what, and why equal coins go so. */
import { words } from "../../words/words.svelte";
import { isOrdered, type NidavellirView, SPECIAL_GEM, ties, turns } from "./view";
import { coinName } from "./words";

/** By seat: the coin that lies there for the tavern being resolved; null: still to be chosen. */
export function coinsShown(view: NidavellirView): (string | null)[] {
  return view.players.map((player) => player.board[view.tavern! - 1] ?? null);
}

/** Whose turn it is, as a place in the order; -1: not decided yet. */
export function turnOf(view: NidavellirView): number {
  return isOrdered(view) ? turns(view).order.indexOf(view.to_act[0] ?? -1) : -1;
}

/** "Player 1: coin 5, has the turn". */
export function bidName(view: NidavellirView, seat: number, place: number): string {
  const coin = coinsShown(view)[seat];
  if (!coin) return words.t("row-choosing", { seat });
  const turn = turnOf(view);
  const key =
    turn < 0 ? "row-bid" : place < turn ? "row-done" : place === turn ? "row-now" : "row-later";
  return words.t(key, { seat, coin: coinName(coin), place: place + 1 });
}

/** The groups of seats that bid the same, once the order is decided. */
export function tiesShown(view: NidavellirView): number[][] {
  return isOrdered(view) ? ties(view) : [];
}

/** How many pairs of gems change hands: the special one never does. */
export function swaps(view: NidavellirView, group: number[]): number {
  const gems = group.map((seat) => view.players[seat]!.gem);
  return Math.floor(gems.filter((gem) => gem !== SPECIAL_GEM).length / 2);
}

/** Why seats that bid the same go in this order, and what becomes of their gems. */
export function whyTie(view: NidavellirView, group: number[]): string {
  const gems = group.map((seat) => view.players[seat]!.gem);
  const args = { seat_list: group, value: turns(view).shown[group[0]!]!, gems: gems.join(", ") };
  const count = swaps(view, group);
  return [
    words.t("tie-gems", args),
    count ? words.t("tie-swap", { count }) : "",
    gems.includes(SPECIAL_GEM) ? words.t("tie-special") : "",
  ]
    .filter(Boolean)
    .join(" ");
}
