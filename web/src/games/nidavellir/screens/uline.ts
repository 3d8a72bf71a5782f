/** Uline's owner bids last: which place in the order a coin would win. */
import { words } from "../../../words/words.svelte";
import { type NidavellirView, valueOfCoin } from "../view";

/** Rule 4.3 a: the seats in the order of play, if this seat shows this coin: higher coin, then higher gem. */
export function orderWith(view: NidavellirView, seat: number, coin: string): number[] {
  const tavern = (view.tavern ?? 1) - 1;
  const bids = view.players.map((player, other) =>
    valueOfCoin(other === seat ? coin : (player.board[tavern] ?? "0")),
  );
  const gem = (other: number) => view.players[other]!.gem;
  return bids.map((_, other) => other).sort((a, b) => bids[b]! - bids[a]! || gem(b) - gem(a));
}

/** The seats that have bid the same: gems decide between them, and are swapped afterwards. */
export function tiedWith(view: NidavellirView, seat: number, coin: string): number[] {
  const tavern = (view.tavern ?? 1) - 1;
  return view.players.flatMap((player, other) => {
    const bid = player.board[tavern];
    return other !== seat && bid && valueOfCoin(bid) === valueOfCoin(coin) ? [other] : [];
  });
}

/** When somebody with this coin would choose, and with whom it ties. */
export function placeNotes(view: NidavellirView, seat: number, coin: string): string[] {
  const place = orderWith(view, seat, coin).indexOf(seat) + 1;
  const tied = tiedWith(view, seat, coin);
  const notes = [words.t("uline-place", { place })];
  return tied.length ? [...notes, words.t("uline-tie", { seat_list: tied })] : notes;
}
