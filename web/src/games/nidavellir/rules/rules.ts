/** The rules of Nidavellir: which sections there are, what they say, and what they are illustrated with. */
import army from "icon:barracks-tent";
import bag from "icon:swap-bag";
import books from "icon:bookshelf";
import cards from "icon:card-pickup";
import coins from "icon:two-coins";
import crown from "icon:laurel-crown";
import eye from "icon:semi-closed-eye";
import helm from "icon:horned-helm";
import laurels from "icon:laurels";
import medal from "icon:rank-3";
import scales from "icon:scales";
import stein from "icon:beer-stein";

import {
  chapter,
  list,
  picture,
  rulings,
  say,
  section,
  steps,
  table,
  text,
} from "../../../rules/blocks";
import type { Cell, Rules, Section } from "../../../rules/rules";
import { fixed } from "../../../ui/fixed";
import { words } from "../../../words/words.svelte";
import {
  DISTINCTIONS,
  type Distinction,
  type Group,
  GROUPS,
  type Hero,
  HERO_NAMES,
  heroLook,
} from "../pieces/looks";
import Sprite from "../pieces/Sprite.svelte";
import { letterOf } from "../view";
import { ruleOfDistinction, ruleOfHero } from "./anchors";
import { blacksmiths, CARDS, HIGHEST_COIN, hunters, sum } from "./examples";
import figures from "./figures.json";
import Awarded from "./pictures/Awarded.svelte";
import BidPicture from "./pictures/BidPicture.svelte";
import Brothers from "./pictures/Brothers.svelte";
import ClassCards from "./pictures/ClassCards.svelte";
import CoinKinds from "./pictures/CoinKinds.svelte";
import Exchange from "./pictures/Exchange.svelte";
import FiveClasses from "./pictures/FiveClasses.svelte";
import HeroPicture from "./pictures/HeroPicture.svelte";
import Lines from "./pictures/Lines.svelte";
import Missing from "./pictures/Missing.svelte";
import Offerings from "./pictures/Offerings.svelte";
import Order from "./pictures/Order.svelte";
import ScoreExample from "./pictures/ScoreExample.svelte";
import Start from "./pictures/Start.svelte";
import Swaps from "./pictures/Swaps.svelte";
import Transformation from "./pictures/Transformation.svelte";

const PLAYERS = [2, 3, 4, 5];
/** How far the player aid prints the score tables. */
const RANKS = Array.from({ length: 14 }, (_, index) => index + 1);

// --- the classes -----------------------------------------------------------------------------

/** What is said about the example of a class: its figures come from the cards that are shown. */
function exampleOf(group: Group): Record<string, number> {
  const points = CARDS[group].map((card) => Number(card.slice(1)));
  const ranks = points.length;
  const shown = sum(points);
  switch (group) {
    case "warrior":
      return { sum: shown, coin: HIGHEST_COIN, total: shown + HIGHEST_COIN };
    case "hunter":
      return { ranks, total: hunters(ranks) };
    case "miner":
      return { ranks, sum: shown, total: ranks * shown };
    case "blacksmith":
      return { ranks, total: blacksmiths(ranks) };
    case "explorer":
      return { total: shown };
  }
}

function ladder(worth: (ranks: number) => number) {
  return table(
    [say("rules-class-ranks"), ...RANKS],
    [say("rules-class-points"), ...RANKS.map(worth)],
  );
}

const MORE_OF_CLASS: Partial<Record<Group, ReturnType<typeof text>>> = {
  warrior: text("rules-class-warrior-most"),
  hunter: ladder(hunters),
  miner: text("rules-class-miner-zero"),
  blacksmith: ladder(blacksmiths),
};

function classSection(group: Group): Section {
  const more = MORE_OF_CLASS[group];
  return section(
    group,
    say(`line-${group}`),
    text(`topic-${letterOf(group)}`),
    picture(fixed(ClassCards, { group }), say(`rules-class-example-${group}`, exampleOf(group))),
    ...(more ? [more] : []),
  );
}

function valuesOf(group: Group): Cell {
  const { points, more } = figures.dwarves[group];
  if (sum(points) === 0) return say("rules-decks-none");
  return say("rules-decks-values", { values: points.join(", "), more: more.join(", ") });
}

// --- the heroes ------------------------------------------------------------------------------

const MORE_OF_HERO: Partial<Record<Hero, string[]>> = {
  dagda: ["rules-hero-dagda-more"],
  bonfur: ["rules-hero-bonfur-more"],
  idunn: ["rules-hero-idunn-more"],
  hourya: ["rules-hero-hourya-more"],
  astrid: ["rules-hero-astrid-more"],
  grid: ["rules-hero-grid-more"],
  uline: ["rules-hero-uline-comes", "rules-hero-uline-tavern", "rules-hero-uline-exchange"],
  thrud: ["rules-hero-thrud-count"],
  ylud: ["rules-hero-ylud-count", "rules-hero-ylud-more"],
};

function heroSection(hero: Hero): Section {
  return {
    ...section(
      ruleOfHero(hero),
      say("hall-name", { hero, epithet: hero }),
      text(`topic-${hero}`),
      ...(MORE_OF_HERO[hero] ?? []).map((key) => text(key)),
    ),
    portrait: fixed(HeroPicture, { hero }),
  };
}

const brothers = section(
  "hero-brothers",
  say("rules-brothers"),
  text("topic-brother"),
  picture(Brothers, say("rules-brothers-picture")),
  table(
    [say("rules-brothers-table"), ...figures.brothers.map((_, index) => index + 1)],
    [say("rules-class-points"), ...figures.brothers],
  ),
);

// --- distinctions ----------------------------------------------------------------------------

function distinctionSection(distinction: Distinction): Section {
  return section(
    ruleOfDistinction(distinction),
    say(`distinction-${distinction}`),
    text(`topic-${distinction}`),
    picture(fixed(Awarded, { distinction }), say(`rules-distinction-${distinction}-picture`)),
  );
}

// --- editions --------------------------------------------------------------------------------

const DIFFERENCES = ["again", "exchange", "pioneer", "gems", "shuffle", "equal"];

const chapters = [
  chapter("game", stein, say("rules-game"), [
    text("rules-game-aim"),
    picture(FiveClasses, say("rules-game-classes")),
    text("rules-game-coins"),
  ]),
  chapter(
    "setup",
    cards,
    say("rules-setup"),
    [text("rules-setup-own"), picture(Start, say("rules-setup-start")), text("rules-setup-table")],
    section(
      "decks",
      say("rules-decks"),
      text("rules-decks-text"),
      table(
        [
          say("rules-decks-class"),
          say("rules-decks-few"),
          say("rules-decks-five"),
          say("rules-decks-points"),
        ],
        ...GROUPS.map((group) => {
          const { points, more } = figures.dwarves[group];
          return [
            say(`line-${group}`),
            points.length,
            points.length + more.length,
            valuesOf(group),
          ];
        }),
        ...Object.entries(figures.offerings).map(([card, { copies, more }]) => [
          say(`card-${card}`),
          copies,
          copies + more,
          say("rules-decks-offering", { age: card === "R3" ? 1 : 2 }),
        ]),
      ),
    ),
    section(
      "rounds",
      say("rules-rounds"),
      text("rules-rounds-text"),
      table(
        [say("rules-rounds-players"), ...PLAYERS],
        [say("rules-rounds-rounds"), ...figures.rounds],
        [say("rules-rounds-cards"), ...figures.tavern_cards],
        [say("rules-rounds-treasury"), ...figures.treasury],
      ),
    ),
  ),
  chapter(
    "round",
    bag,
    say("rules-round"),
    [
      text("rules-round-text"),
      steps("rules-round-deal", "rules-round-bid", "rules-round-taverns", "rules-round-back"),
    ],
    section("deal", say("rules-deal"), text("rules-deal-text")),
    section(
      "bid",
      say("rules-bid"),
      text("rules-bid-text"),
      picture(BidPicture, say("rules-bid-example")),
      text("rules-bid-page"),
    ),
    section(
      "order",
      say("rules-order"),
      text("rules-order-text"),
      picture(Order, say("rules-order-example")),
    ),
    section(
      "turn",
      say("rules-turn"),
      text("rules-turn-text"),
      steps("rules-turn-take", "rules-turn-hero", "rules-turn-exchange"),
    ),
    section(
      "gems",
      say("rules-gems"),
      text("rules-gems-text"),
      picture(Swaps, say("rules-gems-example")),
      text("rules-gems-special"),
    ),
    section("leftover", say("rules-leftover"), text("rules-leftover-text")),
    section("take-back", say("rules-take-back"), text("rules-take-back-text")),
  ),
  chapter(
    "coins",
    coins,
    say("rules-coins"),
    [text("rules-coins-text"), picture(CoinKinds, say("rules-coins-kinds"))],
    section("pouch", say("show-pouch"), text("topic-pouch")),
    section(
      "exchange",
      say("rules-exchange"),
      text("rules-exchange-text"),
      picture(Exchange, say("rules-exchange-example")),
      list(
        "rules-exchange-details-must",
        "rules-exchange-details-equal",
        "rules-exchange-details-place",
        "rules-exchange-details-uline",
      ),
    ),
    section(
      "transformation",
      say("rules-transformation"),
      text("rules-transformation-text"),
      picture(Transformation, say("rules-transformation-example")),
      list(
        "rules-transformation-details-any",
        "rules-transformation-details-order",
        "rules-transformation-details-exchange",
      ),
    ),
    section(
      "offerings",
      say("rules-offerings"),
      text("topic-R"),
      picture(Offerings, say("rules-offerings-cards")),
    ),
    section(
      "treasury",
      say("rules-treasury"),
      text("rules-treasury-text"),
      picture(Missing, say("rules-treasury-example")),
      text("rules-treasury-edition"),
    ),
  ),
  chapter(
    "army",
    army,
    say("rules-army"),
    [text("rules-army-text")],
    section(
      "lines",
      say("rules-lines"),
      text("rules-lines-text"),
      picture(Lines, say("rules-lines-example")),
    ),
    section(
      "recruiting",
      say("rules-recruiting"),
      text("rules-recruiting-text"),
      list("rules-recruiting-must", "rules-recruiting-count", "rules-recruiting-lose"),
    ),
    section("command", say("rules-command"), text("rules-command-text")),
  ),
  chapter(
    "classes",
    medal,
    say("rules-classes"),
    [text("rules-classes-text")],
    ...GROUPS.map(classSection),
  ),
  chapter(
    "heroes",
    helm,
    say("rules-heroes"),
    [text("rules-heroes-text")],
    ...HERO_NAMES.filter((hero) => !heroLook(hero).brother).map(heroSection),
    brothers,
  ),
  chapter(
    "distinctions",
    crown,
    say("rules-distinctions"),
    [text("rules-distinctions-text"), list("rules-distinctions-tie", "rules-distinctions-when")],
    ...(Object.keys(DISTINCTIONS) as Distinction[]).map(distinctionSection),
  ),
  chapter(
    "end",
    laurels,
    say("rules-end"),
    [text("rules-end-text"), steps("rules-end-ylud", "rules-end-thrud", "rules-end-score")],
    section(
      "scoring",
      say("rules-scoring"),
      table(
        [say("rules-scoring-what"), say("rules-scoring-how")],
        ...GROUPS.map((group) => [say(`line-${group}`), say(`rules-scoring-${group}`)]),
        [say("rules-scoring-heroes"), say("rules-scoring-neutral")],
        [say("line-coins"), say("rules-scoring-coins")],
        [say("line-gem"), say("rules-scoring-gem")],
      ),
      picture(ScoreExample, say("rules-scoring-example")),
    ),
    section("equal", say("rules-equal"), text("rules-equal-text")),
  ),
  chapter(
    "editions",
    books,
    say("rules-editions"),
    [
      text("rules-editions-text"),
      table(
        [say("option-edition"), say("rules-editions-german"), say("rules-editions-french")],
        ...DIFFERENCES.map((topic) => [
          say(`rules-editions-${topic}`),
          say(`rules-editions-${topic}-german`),
          say(`rules-editions-${topic}-french`),
        ]),
      ),
    ],
    section("first-game", say("rules-first-game"), text("rules-first-game-text")),
    section("special-option", say("rules-special-option"), text("rules-special-option-text")),
  ),
  chapter(
    "rulings",
    scales,
    say("rules-rulings"),
    [text("rules-rulings-text")],
    ...rulings({
      lines: ["loop", "break", "more", "thrud", "distinction", "none"],
      discards: ["need", "hero", "thrud", "special"],
      movable: ["same", "lift", "last", "stay", "late", "owners"],
      uline: ["early", "late", "outside"],
      coins: ["highest", "transform", "then", "hand"],
      ties: ["value", "many", "special"],
      awards: ["order", "offering", "pioneer"],
      points: ["zero", "thrud", "coin", "heroes"],
    }),
  ),
  chapter(
    "secrets",
    eye,
    say("rules-secrets"),
    [
      text("rules-secrets-text"),
      list(
        "rules-secrets-decks",
        "rules-secrets-coins",
        "rules-secrets-pioneer",
        "rules-secrets-removed",
      ),
    ],
    section("must", say("rules-must"), text("rules-must-text")),
    section("leaving", say("rules-leaving"), text("rules-leaving-text")),
  ),
];

// --- what leads here -------------------------------------------------------------------------

const refusals: Rules["refusals"] = {
  "why-over": "end",
  "why-not-your-turn": "round",
  "why-other-verb": "round",
  "why-not-possible": "round",
  "why-coin-not-owned": "coins",
  "why-coin-twice": "bid",
  "why-coin-on-board": "hero-uline",
  "why-coin-elsewhere": "transformation",
  "why-trading-coin": "transformation",
  "why-exchange-higher": "exchange",
  "why-exchange-coins": "exchange",
  "why-card-not-here": "turn",
  "why-not-looking": "distinction-pioneer",
  "why-hero-taken": "recruiting",
  "why-hero-box": "first-game",
  "why-hero-ranks": "hero-hourya",
  "why-hero-discards": "rulings-discards",
  "why-discard-amount": "rulings-discards",
  "why-discard-own": "rulings-discards",
  "why-discard-top": "rulings-discards",
};

// --- the page about the game -----------------------------------------------------------------

/** By file: what its records are called elsewhere. */
const RECORDS: Record<string, string> = {
  "dwarves.toml": "card",
  "offerings.toml": "card",
  "heroes.toml": "hero",
  "distinctions.toml": "distinction",
};

function recordName(file: string, id: string): string {
  const kind = RECORDS[file];
  if (kind) return words.t(`${kind}-${id}`);
  return file === "treasury.toml"
    ? words.t("coin-shown", { coin: id })
    : words.t(`rules-record-${id}`);
}

const rules: Rules = {
  Sprite,
  chapters,
  refusals,
  recordName,
  sources: {
    "publisher's player aid, checked with two public implementations": "rules-source-aid",
    "names from two public implementations; effect from the rulebook": "rules-source-names",
  },
};

export default rules;
