/** What the help in a first game marks: by what every player sees, never by what a bot thinks. */
import { bestOf } from "../../table/best";
import type { Session } from "../../table/session.svelte";
import { asNidavellir, highestCoin, isTrading, valueOfCoin } from "./view";
import { callsHero, pointsOf } from "./words";

/** A hero is worth more than any points at once. */
const HERO = 1000;

export function sensible(session: Session): string[] {
  const { prompt, legal } = session.frame!;
  const player =
    session.seat === null ? undefined : asNidavellir(session.view)!.players[session.seat];
  if (!player || prompt?.key === "ask-uline-bid") return [];
  if (prompt?.key === "ask-bid") {
    const highest = highestCoin(player);
    const wanted = player.hand.filter((coin) => isTrading(coin) || valueOfCoin(coin) === highest);
    return wanted.map((coin) => `pick ${coin}`);
  }
  const worth = (action: string) => {
    const points = pointsOf(session, action);
    return points === null ? null : points + (callsHero(session, action) ? HERO : 0);
  };
  return bestOf(legal, worth);
}
