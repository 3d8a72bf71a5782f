/** The panels beside the table. While everybody bids, other things matter than while cards are taken. */
import bids from "icon:swap-bag";
import deck from "icon:card-pickup";
import distinctions from "icon:laurel-crown";
import heroes from "icon:horned-helm";
import score from "icon:laurels";
import ties from "icon:cycle";
import treasury from "icon:open-treasure-chest";

import type { Reference } from "../../table/game";
import type { Session } from "../../table/session.svelte";
import { words } from "../../words/words.svelte";
import { isRecruiting } from "./heroes";
import Deck from "./reference/Deck.svelte";
import Distinctions from "./reference/Distinctions.svelte";
import Heroes from "./reference/Heroes.svelte";
import LastBids from "./reference/LastBids.svelte";
import LiveScore from "./reference/LiveScore.svelte";
import Ties from "./reference/Ties.svelte";
import Treasury from "./reference/Treasury.svelte";
import { asNidavellir } from "./view";

function legalHeroes(session: Session): number {
  return session.legal.filter((action) => action.startsWith("recruit ")).length;
}

export const references: Reference[] = [
  {
    id: "heroes",
    icon: heroes,
    title: "hall-title",
    panel: Heroes,
    aside: (session) =>
      isRecruiting(session)
        ? words.t("hall-may", { count: legalHeroes(session) })
        : words.t("hall-left", { count: asNidavellir(session.view)!.heroes.length }),
    where: () => "right",
    count: legalHeroes,
    rule: "heroes",
    tab: true,
  },
  {
    id: "treasury",
    icon: treasury,
    title: "treasury-title",
    panel: Treasury,
    aside: (session) => {
      const left = Object.values(asNidavellir(session.view)!.treasury);
      return words.t("treasury-left", { count: left.reduce((sum, count) => sum + count, 0) });
    },
    where: () => "right",
    rule: "treasury",
    tab: true,
  },
  {
    id: "distinctions",
    icon: distinctions,
    title: "lead-title",
    panel: Distinctions,
    aside: () => words.t("lead-aside"),
    where: () => "right",
    rule: "distinctions",
    tab: false,
  },
  {
    id: "ties",
    icon: ties,
    title: "ties-title",
    panel: Ties,
    aside: () => words.t("ties-aside"),
    where: () => "button",
    rule: "gems",
    tab: false,
  },
  {
    id: "bids",
    icon: bids,
    title: "bids-title",
    panel: LastBids,
    aside: () => words.t("bids-aside"),
    where: () => "button",
    rule: "bid",
    tab: false,
  },
  {
    id: "deck",
    icon: deck,
    title: "deck-title",
    panel: Deck,
    where: () => "button",
    rule: "decks",
    tab: false,
  },
  {
    id: "score",
    icon: score,
    title: "live-title",
    panel: LiveScore,
    where: () => "left",
    rule: "scoring",
    tab: false,
  },
];
