/** The panels beside the table: what is for sale, everyone's score, how to read the map. */
import legend from "icon:treasure-map";
import market from "icon:trade";
import score from "icon:laurels";

import type { Reference } from "../../table/game";
import LiveScore from "../../table/LiveScore.svelte";
import { rivalsOf } from "../../table/seats";
import type { Session } from "../../table/session.svelte";
import { words } from "../../words/words.svelte";
import Legend from "./reference/Legend.svelte";
import MarketPanel from "./reference/MarketPanel.svelte";
import { asDwarfsFall, shortBy } from "./view";

/** The open goals that the viewer could pay for. */
function payable(session: Session): number {
  const view = asDwarfsFall(session.view)!;
  const player = session.seat === null ? null : view.players[session.seat]!;
  return player ? view.trades.filter((trade) => shortBy(player, trade) === 0).length : 0;
}

export const references: Reference[] = [
  {
    id: "market",
    icon: market,
    title: "market-title",
    panel: MarketPanel,
    aside: (session) =>
      words.t("market-deck", { count: asDwarfsFall(session.view)!.trade_deck.length }),
    where: () => "right",
    count: payable,
    rule: "goals",
    tab: true,
  },
  {
    id: "score",
    icon: score,
    title: "live-title",
    panel: LiveScore,
    where: () => "left",
    rule: "scoring",
    tab: true,
  },
  {
    id: "legend",
    icon: legend,
    title: "legend-title",
    panel: Legend,
    // three panels of players leave no room for it
    where: (session) =>
      rivalsOf(session.seat, session.view!.seats).length > 2 ? "button" : "left",
    rule: "walls",
    tab: false,
  },
];
