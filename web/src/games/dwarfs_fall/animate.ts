/**
 * What happened, made visible. What moves on the map is in map/animate.ts; here are the market and the players,
 * and why a task brought something or nothing.
 *
 * The places (`data-place`): `cell-<x>,<y>`; `pile-<gem>`, `pile-ogre`, `trade-<id>` in the market; of a player
 * `seat-<n>-supply`, `-<gem>`, `-hand`, `-secret`, `-trophies`, `-score`; the frame's `mine` and `seat-<n>`.
 */
import type { Message } from "../../net/protocol";
import { after, type Beat, before } from "../../table/beats";
import type { Scene } from "../../table/game";
import type { Stage } from "../../table/stage";
import { words } from "../../words/words.svelte";
import { flyOver } from "../../map/flights";
import type { SoundName } from "../../ui/sound/sound";
import { flyCards, flyGem } from "./flights";
import { beatsOnMap } from "./map/animate";
import { boxInSight, look } from "./map/parts";
import { homecoming } from "./map/walking";
import { asDwarfsFall, type Cell, type Ogre } from "./view";

/** no more cards than these are seen to fly */
const MOST_CARDS = 4;
/** how wide a goal is seen that was reached, in pixels */
const GOAL = 210;
/** how long a reason can be read */
const READ = 1400;

/** What comes of a task is said where it is done. */
const TASKS = [
  "log-mined",
  "log-mine-blocked",
  "log-mine-empty",
  "log-ogre-hired",
  "log-ogre-hired-own",
  "log-no-ogres",
  "log-slain",
  "log-no-trade",
  "log-no-dig",
];
/** … and of these nothing does. */
const FAILED = ["log-mine-blocked", "log-mine-empty", "log-no-ogres", "log-no-trade", "log-no-dig"];

export function beats(scene: Scene): Beat[] {
  const [old, now] = [asDwarfsFall(scene.before.view)!, asDwarfsFall(scene.after.view)!];
  const viewer = scene.before.seat;
  const seen = scene.events.flatMap((event) => [
    ...told(event, viewer),
    ...besideMap(event, viewer, now.over),
    ...beatsOnMap(event, old, now, viewer),
  ]);
  // first one sees what comes of a task, or why nothing does; then its dwarfs go home
  return [...seen, ...homecoming(old, now)];
}

/** The words that rise from where something happens: the yield of a task, or why there is none. */
function told(event: Message, viewer: number | null): Beat[] {
  const { key, args } = event;
  if (TASKS.includes(key)) {
    const bad = FAILED.includes(key);
    return [toldAt(String(args["cell"]), words.t(`told-${key}`, args), bad ? 420 : 160, bad)];
  }
  const ogre = OGRES[key];
  const victim = args["seat2"];
  if (ogre && typeof victim === "number") {
    return [rising(placeOf(victim, viewer), words.t(`ogre-${ogre}`), 500, true)];
  }
  if (key === "log-upkeep") {
    return [toldAt(String(args["cell"]), words.t("ogre-upkeep"), 300)];
  }
  return [];
}

/** by the event that tells of it: the ogre card that hits somebody */
const OGRES: Record<string, Ogre> = {
  "log-panic": "panic",
  "log-stolen": "thief",
  "log-stolen-unseen": "thief",
  "log-stolen-unseen-own": "thief",
  "log-brute": "brute",
  "log-crowned": "crown",
  "log-crowned-own": "crown",
};

function rising(place: string, text: string, duration: number, flash = false): Beat {
  return before(duration, async (stage, duration) => {
    void stage.float(place, text, READ);
    if (flash) await stage.flash(place, duration);
    else await stage.pause(duration);
  });
}

/** Words that rise from a card, if one looks there. */
function toldAt(cell: Cell, text: string, duration: number, bad = false): Beat {
  return before(duration, async (stage, duration) => {
    await look(stage, cell);
    if (!boxInSight(stage, cell)) return;
    void stage.float(`cell-${cell}`, text, READ, bad);
    await stage.pause(duration);
  });
}

/** The panel of a player; the viewer's own is elsewhere. */
function placeOf(seat: number, viewer: number | null): string {
  return seat === viewer ? "mine" : `seat-${seat}`;
}

function besideMap({ key, args }: Message, viewer: number | null, over: boolean): Beat[] {
  const seat = args["seat"] as number;
  const other = args["seat2"] as number;
  const gem = String(args["gem"]);
  switch (key) {
    case "log-ogre-hired":
    case "log-ogre-hired-own":
      return [cards("ogre", "pile-ogre", `seat-${seat}-hand`)];
    case "log-traded":
      return [reached(`trade-${String(args["trade"])}`, `seat-${seat}-trophies`, "coins")];
    case "log-trade-opened":
      return [flashed(`trade-${String(args["trade"])}`)];
    case "log-gem-discarded":
      return [stone(gem, `seat-${seat}-${gem}`, `pile-${gem}`)];
    case "log-ogre-discarded":
      return [spent(seat)];
    case "log-panic":
    case "log-brute":
    case "log-upkeep":
      return [spent(seat)];
    case "log-stolen":
      return [spent(seat), stone(gem, `seat-${other}-${gem}`, `seat-${seat}-${gem}`)];
    case "log-stolen-unseen":
    case "log-stolen-unseen-own":
      return [spent(seat), cards("plain", `seat-${other}-hand`, `seat-${seat}-hand`)];
    case "log-crowned":
    case "log-crowned-own": {
      const count = Math.min(MOST_CARDS, Number(args["count"]));
      return [spent(seat), cards("ogre", `seat-${other}-hand`, `seat-${seat}-hand`, count)];
    }
    case "log-revealed":
      return [
        rising(placeOf(seat, viewer), words.t(`secret-${String(args["secret"])}`), 400, true),
        {
          ...reached(`seat-${seat}-secret`, `seat-${seat}-secret`, "fanfare"),
          // now it is face up
          before: false,
        },
      ];
    case "log-last-round":
      // it may have been the last turn, too
      if (over) return [];
      return [
        after(0, (stage) => stage.sound("call")),
        { ...rising("mine", words.t("progress-last"), 700), before: false },
      ];
    default:
      return [];
  }
}

/** A played ogre card goes to its pile; from the viewer's own hand it is a card that is visible. */
function spent(seat: number): Beat {
  const play = (stage: Stage, duration: number) => {
    const own = `seat-${seat}-ogre-0`;
    const from = stage.at(own) ? own : `seat-${seat}-hand`;
    void stage.sound("card");
    return flyCards(stage, "ogre", from, "pile-ogre", 1, { duration });
  };
  return before(320, play);
}

function cards(back: "ogre" | "plain", from: string, to: string, count = 1): Beat {
  const play = (stage: Stage, duration: number) => {
    void stage.sound("card");
    return flyCards(stage, back, from, to, count, { duration });
  };
  return before(520, play);
}

function stone(gem: string, from: string, to: string): Beat {
  const play = (stage: Stage, duration: number) => {
    void stage.sound("gem", 0.8 * duration);
    return flyGem(stage, gem, from, to, { duration });
  };
  return before(520, play);
}

/** A goal that is reached comes large over the map, for all to see, and goes to its owner. */
function reached(from: string, to: string, heard: SoundName): Beat {
  return before(1500, async (stage, duration) => {
    void stage.sound(heard, 0.3 * duration);
    await flyOver(stage, from, "market", to, { duration, width: GOAL });
    await stage.flash(to, 0.2 * duration);
  });
}

function flashed(place: string): Beat {
  return after(300, (stage, duration) => stage.flash(place, duration));
}
