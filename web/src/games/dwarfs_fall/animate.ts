/**
 * What happened, made visible. What moves on the map stands in map/animate.ts; here come the market and the players,
 * and why a task brought something or nothing.
 *
 * The places (`data-place`): `cell-<x>,<y>`; `pile-<gem>`, `pile-ogre`, `trade-<id>` in the market; of a player
 * `seat-<n>-supply`, `-<gem>`, `-hand`, `-secret`, `-trophies`, `-score`; the frame's `mine` and `seat-<n>`.
 */
import type { Message } from "../../net/protocol";
import type { Scene } from "../../table/game";
import { words } from "../../words/words.svelte";
import { type Beat, beatsOnMap, boxInSight, homecoming, look, restore } from "./map/animate";
import { asDwarfsFall, type Cell, type Ogre } from "./view";

/** So long at most until input is free again; what would take longer runs faster. */
const LONGEST = 1200;
/** Tasks are looked at a little longer: each has something to tell. */
const LONGEST_TASKS = 2600;
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

export async function animate({ stage, events, before, after, show }: Scene): Promise<void> {
  const [old, now] = [asDwarfsFall(before.view)!, asDwarfsFall(after.view)!];
  const viewer = before.seat;
  const beats = [
    ...homecoming(old, now),
    ...events.flatMap((event) => [
      ...told(event, viewer),
      ...beatsOnMap(event, old, now, viewer),
      ...besideMap(event, viewer),
    ]),
  ];
  const whole = beats.reduce((sum, beat) => sum + beat.duration, 0);
  const longest = events.some(({ key }) => TASKS.includes(key)) ? LONGEST_TASKS : LONGEST;
  const speed = Math.min(1, longest / whole);
  try {
    for (const beat of beats) if (beat.before) await beat.play(stage, beat.duration * speed);
    await show();
  } finally {
    restore();
  }
  for (const beat of beats) if (!beat.before) await beat.play(stage, beat.duration * speed);
}

/** The words that rise from where something happens: the yield of a task, or why there is none. */
function told(event: Message, viewer: number | null): Beat[] {
  const { key, args } = event;
  if (TASKS.includes(key)) {
    return [toldAt(String(args["cell"]), words.t(`told-${key}`, args), 420)];
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
  return {
    before: true,
    duration,
    play: async (stage, duration) => {
      void stage.float(place, text, READ);
      if (flash) await stage.flash(place, duration);
      else await stage.pause(duration);
    },
  };
}

/** Words that rise from a card, if one looks there. */
function toldAt(cell: Cell, text: string, duration: number): Beat {
  return {
    before: true,
    duration,
    play: async (stage, duration) => {
      await look(stage, cell);
      if (!boxInSight(stage, cell)) return;
      void stage.float(`cell-${cell}`, text, READ);
      await stage.pause(duration);
    },
  };
}

/** The panel of a player: the own one is elsewhere. */
function placeOf(seat: number, viewer: number | null): string {
  return seat === viewer ? "mine" : `seat-${seat}`;
}

function besideMap({ key, args }: Message, viewer: number | null): Beat[] {
  const seat = args["seat"] as number;
  const other = args["seat2"] as number;
  const gem = String(args["gem"]);
  switch (key) {
    case "log-ogre-hired":
    case "log-ogre-hired-own":
      return [flight("pile-ogre", `seat-${seat}-hand`)];
    case "log-traded":
      return [flight(`trade-${String(args["trade"])}`, `seat-${seat}-trophies`, 520)];
    case "log-trade-opened":
      return [flashed(`trade-${String(args["trade"])}`, false)];
    case "log-gem-discarded":
      return [flight(`seat-${seat}-${gem}`, `pile-${gem}`)];
    case "log-ogre-discarded":
      return [flight(`seat-${seat}-hand`, "pile-ogre")];
    case "log-stolen":
      return [flight(`seat-${other}-${gem}`, `seat-${seat}-${gem}`)];
    case "log-stolen-unseen":
    case "log-stolen-unseen-own":
    case "log-crowned":
    case "log-crowned-own":
      return [flight(`seat-${other}-hand`, `seat-${seat}-hand`)];
    case "log-revealed":
      return [
        rising(placeOf(seat, viewer), words.t(`secret-${String(args["secret"])}`), 500, true),
      ];
    case "log-last-round":
      return [{ ...rising("mine", words.t("progress-last"), 700), before: false }];
    default:
      return [];
  }
}

function flight(from: string, to: string, duration = 420): Beat {
  return { before: true, duration, play: (stage, duration) => stage.fly(from, to, { duration }) };
}

function flashed(place: string, before: boolean): Beat {
  return { before, duration: 300, play: (stage, duration) => stage.flash(place, duration) };
}
