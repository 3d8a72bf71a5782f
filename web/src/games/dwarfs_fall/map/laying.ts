/** Cards drop onto the map, bridges and kingdoms grow, and a dig turns a stack over. */
import { burst, ring } from "../../../map/bursts";
import { isStill } from "../../../map/flights";
import { settings } from "../../../settings.svelte";
import { after, type Beat, before } from "../../../table/beats";
import {
  type Cell,
  cellOf,
  type DwarfsFallView,
  regionOf,
  type Stack,
  stackAt,
  topOf,
} from "../view";
import { bridges, keyOf } from "./geometry";
import { copyOf, inside, look, part, playAt, swollen } from "./parts";

const DUST = "#e6dcc6";
const EARTH = ["#8a6a42", "#5d4427", "#b9a07a", "#e6dcc6"];
const GONE = [{ opacity: 0 }, { opacity: 0 }];
/** of its way, when a card that drops hits the ground */
const HIT = 0.46;

/** A card drops onto its place from high above; snow and dust go up round it. */
export function lay(cell: Cell, appears: boolean): Beat {
  return after(720, async (stage, duration) => {
    void stage.sound("stone", HIT * duration);
    // at once: it drops while the map goes there
    void look(stage, cell);
    if (isStill(stage, `cell-${cell}`)) return;
    const copy = copyOf(cell);
    if (!copy) return;
    const large = swollen(stage, 150);
    const high = `translateY(-40px) scale(${large})`;
    const drop = [
      { transform: appears ? high : "none", opacity: appears ? 0 : 1, easing: "ease-out" },
      { transform: high, opacity: 1, offset: 0.2, easing: "ease-in" },
      { transform: "scale(.96)", opacity: 1, offset: HIT, easing: "ease-out" },
      { transform: "translateY(-3px) scale(1.015)", opacity: 1, offset: 0.6 },
      { transform: "none", opacity: 1, offset: 0.72 },
      { transform: "none", opacity: 1 },
    ];
    const place = `cell-${cell}`;
    const rest = duration * (1 - HIT);
    const hit = duration * HIT;
    await Promise.all([
      stage.play(inside(copy), drop, { duration, easing: "linear" }),
      playAt(stage, "card", cell, GONE, duration),
      playAt(stage, "slab", cell, GONE, hit),
      ring(stage, place, DUST, rest, hit),
      burst(stage, place, { colours: ["#f4f1e8", DUST, "#b9ad98"], size: 0.08 }, rest, hit),
    ]);
    copy.remove();
  });
}

/** The planks of every new bridge. */
export function span(old: DwarfsFallView, now: DwarfsFallView): Beat {
  const before = new Set(bridges(old).map(keyOf));
  const built = bridges(now)
    .map(keyOf)
    .filter((key) => !before.has(key));
  return after(built.length ? 220 : 0, (stage, duration) => {
    if (built.length) void stage.sound("wood");
    const frames = [
      { transform: "scaleX(.1)", opacity: 0 },
      { transform: "scaleX(1.15)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ];
    return Promise.all(built.map((key) => playAt(stage, "bridge", key, frames, duration)));
  });
}

/** The colour of a kingdom comes over the cards that are new to it, outward from its castle. */
export function flood(old: DwarfsFallView, now: DwarfsFallView): Beat {
  const flooded = now.stacks.filter((stack) => {
    const before = stackAt(old, cellOf(stack));
    const owners = regionOf(now, stack).owners;
    return owners.length && String(owners) !== String(before && regionOf(old, before).owners);
  });
  return after(flooded.length ? 360 : 0, (stage, duration) => {
    const frames = [{ fillOpacity: 0 }, { fillOpacity: 0.8, offset: 0.35 }, { fillOpacity: 0 }];
    return Promise.all(
      flooded.map((stack) => {
        const delay = Math.min(1, away(now, stack) / 6) * duration;
        return playAt(stage, "flood", cellOf(stack), frames, duration, delay);
      }),
    );
  });
}

/** How many cards there are between a card and the nearest castle of its kingdom, as the crow flies. */
function away(view: DwarfsFallView, from: Stack): number {
  const castles = view.stacks.filter(
    (stack) => stack.region === from.region && topOf(stack).kind === "castle",
  );
  return Math.min(...castles.map(({ x, y }) => Math.abs(x - from.x) + Math.abs(y - from.y)));
}

/** The top card is lifted off the one that it covered, shows it, and slides under it. */
export function slideUnder(cell: Cell): Beat[] {
  let top: SVGGElement | null = null;
  return [
    before(0, async (stage) => {
      await look(stage, cell);
      // a copy of what lies there stays above the new position
      if (!settings.still && part("card", cell)) top = copyOf(cell);
    }),
    after(1150, async (stage, duration) => {
      void stage.sound("dig");
      void stage.sound("stone", 0.86 * duration);
      if (isStill(stage, `cell-${cell}`) || !top) return;
      const large = swollen(stage, 100);
      const aside = 45 + 40 * large;
      const frames = [
        { transform: "none", opacity: 1 },
        { transform: `translateY(-16px) scale(${large})`, opacity: 1, offset: 0.18 },
        {
          transform: `translate(${aside}px,-30px) rotate(9deg) scale(${large})`,
          opacity: 1,
          offset: 0.44,
        },
        {
          transform: `translate(${aside}px,-24px) rotate(10deg) scale(${large})`,
          opacity: 1,
          offset: 0.66,
        },
        { transform: "translate(22px,16px) rotate(2deg) scale(.94)", opacity: 0.9, offset: 0.86 },
        { transform: "translate(8px,8px) scale(.9)", opacity: 0 },
      ];
      await Promise.all([
        stage.play(inside(top), frames, { duration, easing: "ease-in-out" }),
        burst(stage, `cell-${cell}`, { colours: EARTH, count: 10 }, 0.5 * duration),
        ring(stage, `cell-${cell}`, "#ffd877", 0.4 * duration, 0.6 * duration),
      ]);
      top.remove();
    }),
  ];
}
