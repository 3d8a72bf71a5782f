/** The rules of Dwar7s Fall: which sections there are, what they say, and what they are illustrated with. */
import castle from "icon:castle";
import eye from "icon:semi-closed-eye";
import hammer from "icon:war-pick";
import hand from "icon:card-play";
import knobs from "icon:settings-knobs";
import lantern from "icon:lantern-flame";
import laurels from "icon:laurels";
import leaf from "icon:maple-leaf";
import market from "icon:trade";
import mask from "icon:domino-mask";
import ogre from "icon:ogre";
import scales from "icon:scales";
import village from "icon:village";
import wall from "icon:stone-wall";

import type { Message } from "../../../net/protocol";
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
import type { Block, Cell, Rules, Section } from "../../../rules/rules";
import { fixed } from "../../../ui/fixed";
import { worded } from "../../../words/effects";
import { words } from "../../../words/words.svelte";
import { GEM_POINTS, secretFigures } from "../figures";
import { DEALS, FIGURES, isMine } from "../pieces/figures";
import {
  GEMS,
  type Kind,
  KINDS,
  type Ogre,
  OGRES,
  type Secret,
  SECRETS,
  TRADES,
} from "../pieces/looks";
import Sprite from "../pieces/Sprite.svelte";
import { ruleOfOgre, ruleOfSecret } from "./anchors";
import { HAND, LANDS } from "./examples";
import { COUNTS, gemCopies, ogreCopies, OPTIONS } from "./figures";
import Castles from "./pictures/Castles.svelte";
import Dig from "./pictures/Dig.svelte";
import Gems from "./pictures/Gems.svelte";
import HandPicture from "./pictures/HandPicture.svelte";
import LandPicture from "./pictures/LandPicture.svelte";
import NineCards from "./pictures/NineCards.svelte";
import OgrePicture from "./pictures/OgrePicture.svelte";
import Purchase from "./pictures/Purchase.svelte";
import ScoreExample from "./pictures/ScoreExample.svelte";
import SecretPicture from "./pictures/SecretPicture.svelte";
import Surplus from "./pictures/Surplus.svelte";
import TradeGoals from "./pictures/TradeGoals.svelte";
import Turned from "./pictures/Turned.svelte";

/** A sentence that names figures of the game. */
function counted(key: string, more: Message["args"] = {}): Message {
  return say(key, { ...COUNTS, ...more });
}

function tell(key: string, more?: Message["args"]): Block {
  return { kind: "text", text: counted(key, more) };
}

// --- the kingdom cards -----------------------------------------------------------------------

const SIDES = ["n", "e", "s", "w"];

function wallsOf(kind: Kind): Message {
  const walled = SIDES.filter((_, side) => FIGURES[kind].walls[side]);
  return say("rules-cards-sides", {
    wall_list: walled.map((side) => ({ ...say(`wall-${side}`) })),
  });
}

function taskOf(kind: Kind): Message {
  const { effect } = FIGURES[kind];
  return counted(`rules-task-${effect.verb}`, { effect: { ...worded(effect) } });
}

const allCards = table(
  [
    say("rules-cards-card"),
    say("rules-cards-symbol"),
    say("rules-cards-walls"),
    say("rules-cards-spaces"),
    say("rules-cards-need"),
    say("rules-cards-task"),
    say("rules-cards-points"),
  ],
  ...KINDS.map((kind): Cell[] => {
    const { group, spaces, need, points } = FIGURES[kind];
    return [
      say(`kind-${kind}`),
      say(`symbol-${group}`),
      wallsOf(kind),
      spaces,
      need,
      taskOf(kind),
      points,
    ];
  }),
);

const mines = table(
  [
    say("rules-cards-card"),
    say("rules-cards-need"),
    say("rules-cards-spaces"),
    say("rules-mine-brings"),
  ],
  ...KINDS.filter(isMine).map((kind): Cell[] => {
    const { need, spaces } = FIGURES[kind];
    return [say(`kind-${kind}`), need, spaces, taskOf(kind)];
  }),
);

// --- ogres and goals -------------------------------------------------------------------------

const MORE_OF_OGRE: Record<Ogre, string> = {
  panic: "rules-ogre-panic-own",
  thief: "rules-ogre-thief-random",
  brute: "rules-ogre-brute-walls",
  upkeep: "rules-ogre-upkeep-own",
  crown: "rules-ogre-crown-now",
};

function ogreSection(card: Ogre): Section {
  return {
    ...section(
      ruleOfOgre(card),
      say(`ogre-${card}`),
      text(`topic-${card}`),
      text(MORE_OF_OGRE[card]),
    ),
    portrait: fixed(OgrePicture, { ogre: card }),
  };
}

function secretSection(secret: Secret): Section {
  return {
    ...section(
      ruleOfSecret(secret),
      say(`secret-${secret}`),
      text(`topic-${secret}`, secretFigures(secret)),
      text(`rules-secret-more-${secret}`),
    ),
    portrait: fixed(SecretPicture, { secret }),
  };
}

// --- pictures of the map ---------------------------------------------------------------------

function landOf(name: keyof typeof LANDS) {
  return fixed(LandPicture, { land: LANDS[name] });
}

// --- options and special cases ---------------------------------------------------------------

function optionSection(name: string, choices: readonly string[]): Section {
  return section(
    `option-${name}`,
    say(`option-${name}`),
    list(...choices.map((choice) => `option-${name}-${choice}`)),
    text(`rules-option-${name}`),
  );
}

const chapters = [
  chapter("game", leaf, say("rules-game"), [
    tell("rules-game-aim"),
    picture(landOf("game"), say("rules-game-picture")),
    text("rules-game-points"),
    text("rules-game-all"),
  ]),
  chapter(
    "setup",
    village,
    say("rules-setup"),
    [
      steps(
        ...["trades", "secrets", "gems", "colours", "ogres", "table"].map((step) =>
          counted(`rules-setup-${step}`),
        ),
      ),
      text("rules-setup-same"),
    ],
    section("start", say("rules-start"), text("rules-start-text")),
    section(
      "box",
      say("rules-box"),
      table(
        [say("rules-box-what"), say("rules-box-count")],
        [counted("rules-box-kingdom"), COUNTS.kinds * COUNTS.colours],
        [say("rules-box-trades"), COUNTS.trades],
        [say("rules-box-secrets"), COUNTS.secrets],
        [say("rules-box-gems"), COUNTS.gems],
        [say("rules-box-ogres"), COUNTS.ogres],
        [counted("rules-box-dwarfs"), COUNTS.dwarfs * COUNTS.colours],
      ),
    ),
  ),
  chapter(
    "turn",
    lantern,
    say("rules-turn"),
    [
      text("rules-turn-text"),
      steps("rules-turn-actions", "rules-turn-tasks", counted("rules-turn-hand")),
    ],
    section(
      "actions",
      say("rules-actions"),
      tell("rules-actions-text"),
      list("rules-actions-lay", "rules-actions-place", "rules-actions-move"),
      text("rules-actions-live"),
      text("rules-actions-stop"),
    ),
    section(
      "lay",
      say("rules-lay"),
      text("rules-lay-text"),
      picture(Turned, say("rules-lay-picture")),
      list("rules-lay-first", "rules-lay-back"),
    ),
    section(
      "cover",
      say("rules-cover"),
      text("rules-cover-text"),
      list("rules-cover-symbol", "rules-cover-dwarfs", "rules-cover-never"),
      picture(landOf("cover"), say("rules-cover-picture")),
      text("rules-cover-high"),
    ),
    section("dwarfs", say("rules-dwarfs"), tell("rules-dwarfs-text"), text("rules-dwarfs-spaces")),
    section("place", say("rules-place"), text("rules-place-text")),
    section("move", say("rules-move"), text("rules-move-text"), text("rules-move-others")),
  ),
  chapter(
    "walls",
    wall,
    say("rules-walls"),
    [
      text("rules-walls-text"),
      picture(landOf("walls"), say("rules-walls-picture")),
      text("rules-walls-region"),
    ],
    section(
      "kingdom",
      say("rules-kingdom"),
      text("rules-kingdom-text"),
      picture(
        landOf("kingdom"),
        say("rules-kingdom-picture", {
          castle: FIGURES.castle.points,
          ruby: FIGURES.ruby_mine.points,
          harm: -FIGURES.dragon.points,
          sum: LANDS.kingdom.regions[0]!.points,
        }),
      ),
      text("rules-kingdom-use"),
    ),
    section(
      "shared",
      say("rules-shared"),
      text("rules-shared-text"),
      picture(
        landOf("shared"),
        say("rules-shared-picture", { sum: LANDS.shared.regions[0]!.points }),
      ),
    ),
    section("stacks", say("rules-stacks"), text("rules-stacks-text")),
  ),
  chapter(
    "tasks",
    hammer,
    say("rules-tasks"),
    [
      text("rules-tasks-text"),
      steps("rules-tasks-home", "rules-tasks-do"),
      picture(Surplus, say("rules-tasks-picture")),
      text("rules-tasks-few"),
    ],
    section(
      "order",
      say("rules-order"),
      text("rules-order-text"),
      list("rules-order-slay", "rules-order-trade", "rules-order-dig"),
    ),
    section(
      "fail",
      say("rules-fail"),
      table(
        [say("rules-fail-what"), say("rules-fail-when")],
        ...["mine", "inn", "shop", "castle"].map((task) => [
          say(`rules-${task}`),
          say(`rules-fail-${task}`),
        ]),
        [say("rules-monsters"), say("rules-fail-monster")],
      ),
    ),
  ),
  chapter("hand", hand, say("rules-hand"), [
    tell("rules-hand-text"),
    picture(
      HandPicture,
      say("rules-hand-picture", {
        kingdom: HAND.kingdom.length,
        stones: HAND.gems.length,
        count: HAND.kingdom.length + HAND.gems.length + HAND.ogres.length,
      }),
    ),
    list("rules-hand-first", "rules-hand-not", "rules-hand-when"),
  ]),
  chapter(
    "cards",
    castle,
    say("rules-cards"),
    [tell("rules-cards-text"), picture(NineCards, say("rules-cards-picture")), allCards],
    section(
      "reading",
      say("rules-reading"),
      picture(landOf("reading"), say("rules-reading-picture")),
      list(
        "rules-reading-task",
        "rules-reading-points",
        "rules-reading-spaces",
        "rules-reading-walls",
        "rules-reading-stack",
      ),
    ),
    section(
      "symbols",
      say("rules-symbols"),
      text("rules-symbols-text"),
      list("rules-symbols-fire", "rules-symbols-ice", "rules-symbols-hearth"),
    ),
    section(
      "castle",
      say("rules-castle"),
      text("rules-castle-text"),
      picture(Castles, say("rules-castle-picture")),
      list("rules-castle-action", say("rules-castle-dig", { need: FIGURES.castle.need })),
    ),
    section(
      "dig",
      say("rules-dig"),
      text("rules-dig-text"),
      picture(Dig, say("rules-dig-picture")),
      list("rules-dig-two", "rules-dig-dwarfs", "rules-dig-top", "rules-dig-monster"),
      text("rules-dig-may"),
    ),
    section("mine", say("rules-mine"), text("rules-mine-text"), mines, text("rules-mine-fail")),
    section(
      "monsters",
      say("rules-monsters"),
      text("rules-monsters-text"),
      list("rules-monsters-dig", "rules-monsters-wall"),
    ),
    section(
      "dragon",
      say("rules-dragon"),
      text("rules-dragon-text"),
      picture(landOf("dragon"), say("rules-dragon-picture")),
    ),
    section(
      "giant",
      say("rules-giant"),
      text("rules-giant-text"),
      picture(landOf("giant"), say("rules-giant-picture")),
    ),
    section(
      "slay",
      say("rules-slay"),
      tell("rules-slay-text", { need: FIGURES.dragon.need }),
      picture(landOf("slaying"), say("rules-slay-picture")),
      list("rules-slay-full", "rules-slay-below"),
    ),
    section("inn", say("rules-inn"), text("rules-inn-text", { need: FIGURES.inn.need })),
    section("shop", say("rules-shop"), text("rules-shop-text", { need: FIGURES.shop.need })),
    section(
      "trade",
      say("rules-trade"),
      text("rules-trade-text"),
      picture(Purchase, say("rules-trade-picture")),
      text("rules-trade-may"),
    ),
  ),
  chapter(
    "ogres",
    ogre,
    say("rules-ogres"),
    [
      text("rules-ogres-text"),
      text("rules-ogres-worth"),
      table(
        [say("rules-ogres-card"), say("rules-ogres-copies"), say("rules-ogres-effect")],
        ...OGRES.map((card) => [say(`ogre-${card}`), ogreCopies(card), say(`topic-${card}`)]),
      ),
    ],
    ...OGRES.map(ogreSection),
  ),
  chapter(
    "goals",
    market,
    say("rules-goals"),
    [text("rules-goals-text")],
    section(
      "gems",
      say("rules-gems"),
      text("rules-gems-text"),
      picture(Gems, say("rules-gems-picture")),
      table(
        [say("rules-gems-gem"), say("rules-gems-copies"), say("rules-gems-points")],
        ...GEMS.map((gem) => [say(`gem-${gem}`), gemCopies(gem), GEM_POINTS[gem]]),
      ),
      text("rules-gems-empty"),
    ),
    section(
      "trade-goals",
      say("rules-trade-goals"),
      tell("rules-trade-goals-text"),
      picture(TradeGoals, say("rules-trade-goals-picture")),
      table(
        [
          say("rules-trade-goals-goal"),
          ...GEMS.map((gem) => say(`gem-${gem}`)),
          say("rules-trade-goals-points"),
        ],
        ...TRADES.map((trade) => [
          say(`trade-${trade}`),
          ...GEMS.map((gem) => DEALS[trade].cost.filter((one) => one === gem).length),
          DEALS[trade].points,
        ]),
      ),
    ),
  ),
  chapter(
    "secret-goals",
    mask,
    say("rules-secret-goals"),
    [
      text("rules-secret-goals-text"),
      list(
        "rules-secret-goals-own",
        "rules-secret-goals-others",
        "rules-secret-goals-free",
        "rules-secret-goals-option",
      ),
    ],
    ...SECRETS.map(secretSection),
  ),
  chapter(
    "end",
    laurels,
    say("rules-end"),
    [tell("rules-end-text"), text("rules-end-others"), tell("rules-end-rounds")],
    section(
      "scoring",
      say("rules-scoring"),
      table(
        [say("rules-scoring-what"), say("rules-scoring-how")],
        [say("category-trade"), say("rules-scoring-trade")],
        [say("category-secret"), say("rules-scoring-secret")],
        [say("line-monsters"), counted("rules-scoring-monsters")],
        [say("rules-scoring-gems-line"), say("rules-scoring-gems", GEM_POINTS)],
        [say("category-kingdom"), say("rules-scoring-kingdom")],
        [say("rules-scoring-hand"), say("rules-scoring-nothing")],
      ),
      picture(ScoreExample, say("rules-scoring-example")),
    ),
    section("ties", say("rules-ties"), text("rules-ties-text")),
  ),
  chapter(
    "options",
    knobs,
    say("rules-options"),
    [text("rules-options-text")],
    ...Object.entries(OPTIONS).map(([name, choices]) => optionSection(name, choices)),
  ),
  chapter(
    "rulings",
    scales,
    say("rules-rulings"),
    [text("rules-rulings-text")],
    ...rulings(
      {
        cards: ["castle", "monster", "symbol", "empty", "first", "use"],
        kingdoms: ["covered", "region", "several", "giant", "end", "shared"],
        actions: ["castle", "stuck"],
        tasks: ["order", "home", "must", "fresh", "shops", "dig", "gold"],
        ogres: ["panic", "own", "cut", "brute"],
        goals: ["limit", "before", "turn", "hold", "third", "tie"],
      },
      COUNTS,
    ),
  ),
  chapter(
    "hidden",
    eye,
    say("rules-hidden"),
    [
      text("rules-hidden-text"),
      list("rules-hidden-ogres", "rules-hidden-piles", "rules-hidden-secrets", "rules-hidden-gems"),
    ],
    section("waiting", say("rules-waiting"), text("rules-waiting-text")),
    section("leaving", say("rules-leaving"), text("rules-leaving-text")),
  ),
];

// --- what leads here -------------------------------------------------------------------------

const refusals: Rules["refusals"] = {
  "why-over": "end",
  "why-not-your-turn": "turn",
  "why-other-verb": "turn",
  "why-not-possible": "turn",
  "why-revealed": "secret-goals",
  "why-secret-not-met": "secret-goals",
  "why-not-in-hand": "lay",
  "why-first-card": "lay",
  "why-not-beside": "lay",
  "why-cover-symbol": "cover",
  "why-cover-monster": "cover",
  "why-cover-castle": "cover",
  "why-cover-dwarfs": "cover",
  "why-no-actions": "actions",
  "why-no-supply": "dwarfs",
  "why-no-card": "place",
  "why-no-dwarf": "move",
  "why-wall": "move",
  "why-full": "dwarfs",
  "why-no-recall": "option-recall",
  "why-no-ogre": "ogres",
  "why-panic": "ogre-panic",
  "why-thief": "ogre-thief",
  "why-brute": "ogre-brute",
  "why-upkeep": "ogre-upkeep",
  "why-crown": "ogre-crown",
  "why-resolved": "tasks",
  "why-not-ready": "tasks",
  "why-trade-cost": "trade",
  "why-trade-closed": "trade",
  "why-dig-single": "dig",
  "why-dig-dwarfs": "dig",
  "why-dig-monster": "dig",
  "why-dig-region": "dig",
  "why-no-gem": "hand",
};

// --- the page about the game -----------------------------------------------------------------

/** By file: what the ids of its records are; those of the other file have names of their own. */
const RECORDS: Record<string, string> = {
  cards: "kind",
  gems: "gem",
  ogres: "ogre",
  trades: "trade",
  secrets: "secret",
};

function recordName(file: string, id: string): string {
  const name = file.replace(".toml", "");
  const kind = RECORDS[name];
  return kind ? words.t(`rules-record-${name}`, { [kind]: id }) : words.t(`rules-record-${id}`);
}

const rules: Rules = {
  Sprite,
  chapters,
  refusals,
  recordName,
  sources: {
    "reviews, a giant harms castles": "rules-source-giant",
    "reviews, a dragon harms mines": "rules-source-dragon",
    "reviews, an inn may cover a shop": "rules-source-inn",
    "the designer's answers to questions": "rules-source-designer",
    "publisher's description": "rules-source-publisher",
    "rules of a published expansion name goals worth 16": "rules-source-expansion",
  },
};

export default rules;
