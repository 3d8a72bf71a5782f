/**
 * What happened on the map, made visible: cards drop, bridges are laid, dwarfs walk and go home, gems come along.
 *
 * Its own places: `cell-x,y`. It flies to those of the players: `seat-n-supply`, `seat-n-<gem>`, `seat-n-trophies`,
 * `seat-n-hand`.
 */
import { widened } from "../../../map/box";
import { cameraOf, lookAt } from "../../../map/camera.svelte";
import { boxOf, drawing, floating, type Hop, isStill, send } from "../../../map/flights";
import type { Message, Plain } from "../../../net/protocol";
import { settings } from "../../../settings.svelte";
import { after, type Beat, before } from "../../../table/beats";
import type { Stage } from "../../../table/stage";
import {
  type Cell,
  cellOf,
  type DwarfsFallView,
  regionOf,
  type Stack,
  stackAt,
  topOf,
} from "../view";
import { boxAround, bridges, keyOf, wayBetween } from "./geometry";

/** So much is seen round the card where something happens. */
const AROUND = 14;

/** A dwarf of a seat on a card. */
export interface Standing {
  cell: Cell;
  seat: number;
}

/** What one event does on the map as this seat sees it; nothing for those that are about something else. */
export function beatsOnMap(
  event: Message,
  old: DwarfsFallView,
  now: DwarfsFallView,
  viewer: number | null,
): Beat[] {
  const { key, args } = event;
  const cell = String(args["cell"]);
  const other = String(args["cell2"]);
  const seat = args["seat"] as number;
  const victim = args["seat2"] as number;
  switch (key) {
    case "log-laid":
      // the viewer's own card was already there as a ghost
      return [lay(cell, seat !== viewer), span(old, now), flood(old, now)];
    case "log-covered":
      return [lay(cell, false), span(old, now), flood(old, now)];
    case "log-placed":
      return arrive(cell, seat);
    case "log-moved":
      return walk(seat, wayBetween(old, other, cell));
    case "log-panic":
      return walk(victim, wayBetween(old, other, cell));
    case "log-brute":
      return swap({ cell, seat }, { cell: other, seat: victim });
    case "log-mined":
      return [gems(cell, seat, String(args["gem"]), args["count"])];
    case "log-mine-blocked":
      return [guard(cell)];
    case "log-mine-empty":
    case "log-no-ogres":
    case "log-no-trade":
    case "log-no-dig":
      return [shake(cell)];
    case "log-slain":
      return [...slay(cell, seat, String(args["kind"])), span(old, now), flood(old, now)];
    case "log-dug":
      return [...slideUnder(cell), span(old, now), flood(old, now)];
    default:
      return [];
  }
}

/** Whoever was on the map and is at home now: all jump together. */
export function homecoming(old: DwarfsFallView, now: DwarfsFallView): Beat[] {
  const leaving = goneHome(old, now);
  const [first] = leaving;
  if (!first) return [];
  const home = (seat: number) => `seat-${seat}-supply`;
  return moved(
    300,
    async (stage) => {
      await look(stage, first.cell);
      return leaving.flatMap(({ cell, seat, count }) =>
        dwarfBoxes(stage, cell, seat)
          .slice(-count)
          .map((from) => ({ seat, from })),
      );
    },
    (stage, duration, from) => {
      if (isStill(stage, ...leaving.map(({ seat }) => home(seat)))) return;
      return Promise.all(
        from.map(({ seat, from }, n) => {
          const hop = { duration, delay: 30 * n, arc: 60, grow: 1.2 };
          return send(stage, dwarfIn(from, seat), boxOf(stage, home(seat)), hop);
        }),
      );
    },
  );
}

/** The dwarfs of the players who have more at home than before, by the cards that they have left. */
function goneHome(old: DwarfsFallView, now: DwarfsFallView): (Standing & { count: number })[] {
  const back = now.players.map(({ supply }, seat) => supply > old.players[seat]!.supply);
  return old.stacks.flatMap((stack) => {
    const cell = cellOf(stack);
    const here = stackAt(now, cell)?.dwarfs;
    return stack.dwarfs
      .map((count, seat) => ({ cell, seat, count: back[seat] ? count - (here?.[seat] ?? 0) : 0 }))
      .filter(({ count }) => count > 0);
  });
}

// --- cards -----------------------------------------------------------------------------------

/** A card drops onto its place; the dust goes up round it. */
function lay(cell: Cell, appears: boolean): Beat {
  return after(420, async (stage, duration) => {
    // at once: it drops while the map goes there
    void look(stage, cell);
    if (isStill(stage, `cell-${cell}`)) return;
    const drop = [
      { transform: "scale(1.15) translateY(-7px)", opacity: appears ? 0 : 1 },
      { transform: "scale(1.12) translateY(-6px)", opacity: 1, offset: 0.2 },
      { transform: "scale(.99)", opacity: 1, offset: 0.8 },
      { transform: "none", opacity: 1 },
    ];
    await Promise.all([playAt(stage, "card", cell, drop, duration), dust(stage, cell, duration)]);
  });
}

async function dust(stage: Stage, cell: Cell, duration: number): Promise<void> {
  // it belongs to its place: the map may move in the meantime
  const ring = document.createElement("div");
  stage.at(`cell-${cell}`)?.append(ring);
  Object.assign(ring.style, {
    position: "absolute",
    inset: "0",
    border: "3px solid #cdb894",
    borderRadius: "12px",
    opacity: "0",
  });
  const frames = [
    { transform: "scale(.9)", opacity: 0, offset: 0 },
    { transform: "scale(1)", opacity: 0.8, offset: 0.55 },
    { transform: "scale(1.28)", opacity: 0 },
  ];
  await stage.play(ring, frames, { duration, easing: "ease-out" });
  ring.remove();
}

/** The planks of every new bridge. */
function span(old: DwarfsFallView, now: DwarfsFallView): Beat {
  const before = new Set(bridges(old).map(keyOf));
  const built = bridges(now)
    .map(keyOf)
    .filter((key) => !before.has(key));
  return after(built.length ? 180 : 0, (stage, duration) => {
    const frames = [
      { transform: "scaleX(.1)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    return Promise.all(built.map((key) => playAt(stage, "bridge", key, frames, duration)));
  });
}

/** The colour of a kingdom comes over the cards that are new to it, outward from its castle. */
function flood(old: DwarfsFallView, now: DwarfsFallView): Beat {
  const flooded = now.stacks.filter((stack) => {
    const before = stackAt(old, cellOf(stack));
    const owners = regionOf(now, stack).owners;
    return owners.length && String(owners) !== String(before && regionOf(old, before).owners);
  });
  return after(flooded.length ? 300 : 0, (stage, duration) => {
    const frames = [{ fillOpacity: 0 }, { fillOpacity: 0.7, offset: 0.35 }, { fillOpacity: 0 }];
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

/** The top card slides off the one that it covered, and under it. */
function slideUnder(cell: Cell): Beat[] {
  let top: HTMLElement | undefined;
  return [
    before(0, async (stage) => {
      await look(stage, cell);
      const place = settings.still ? null : part("card", cell)?.parentElement;
      if (!place) return;
      // a copy of what lies there stays above the new position
      const copy = place.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll("*")) {
        for (const name of ["data-card", "data-dwarf", "data-flood"]) part.removeAttribute(name);
      }
      place.ownerDocument.querySelector(".realm .sheet > svg")?.append(copy);
      top = copy;
    }),
    after(480, async (stage, duration) => {
      if (isStill(stage, `cell-${cell}`) || !top) return;
      const frames = [
        { transform: "none", opacity: 1 },
        { transform: "translate(46px,-22px) rotate(6deg)", opacity: 1, offset: 0.5 },
        { transform: "translate(14px,10px) scale(.92)", opacity: 0 },
      ];
      await stage.play(top.firstElementChild as HTMLElement, frames, { duration });
      top.remove();
    }),
  ];
}

/** A task brought nothing: points at what is in its way. */
function shake(cell: Cell): Beat {
  return before(360, async (stage, duration) => {
    await look(stage, cell);
    await playAt(stage, "card", cell, SHAKING, duration);
  });
}

const SHAKING = [0, -4, 4, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const FLARING = [
  { filter: "none" },
  { filter: "brightness(2.2) drop-shadow(0 0 7px #ff7a1e)", offset: 0.4 },
  { filter: "none" },
];

/** The dragon's trail flares up to the mine that it keeps closed, and the mine shakes. */
function guard(cell: Cell): Beat {
  return before(700, async (stage, duration) => {
    await look(stage, cell);
    await Promise.all([
      ...all("trail", "dragon").map((trail) => stage.play(trail, FLARING, { duration })),
      playAt(stage, "card", cell, SHAKING, duration / 2, duration / 2),
    ]);
  });
}

/** The trail goes out, the monster breaks and becomes a trophy. */
function slay(cell: Cell, seat: number, kind: string): Beat[] {
  const trophies = `seat-${seat}-trophies`;
  const out = [{ opacity: 1 }, { opacity: 0 }];
  const crack = [
    { transform: "none", filter: "none" },
    { transform: "rotate(-3deg) scale(1.04)", filter: "brightness(1.8)", offset: 0.3 },
    { transform: "rotate(2deg) scale(.97)", filter: "brightness(1.2)", offset: 0.6 },
    { transform: "none", filter: "none" },
  ];
  return [
    before(380, async (stage, duration) => {
      await look(stage, cell);
      await Promise.all([
        playAt(stage, "trail", kind, out, duration),
        playAt(stage, "card", cell, crack, duration),
      ]);
    }),
    ...moved(
      240,
      (stage) => boxInSight(stage, cell),
      (stage, duration, at) => {
        if (isStill(stage, trophies)) return;
        const monster = floating(at, drawing(`df-motif-${kind}`, "0 0 100 100"));
        return send(stage, monster, boxOf(stage, trophies), { duration });
      },
    ),
  ];
}

// --- dwarfs and what they bring --------------------------------------------------------------

function arrive(cell: Cell, seat: number): Beat[] {
  return [
    before(0, (stage) => look(stage, cell)),
    after(320, async (stage, duration) => {
      if (isStill(stage, `cell-${cell}`)) return;
      const supply = boxOf(stage, `seat-${seat}-supply`);
      const end = dwarfBoxes(stage, cell, seat).at(-1);
      if (!supply || !end) return;
      const from = new DOMRect(supply.right - end.width, supply.top, end.width, end.height);
      await land(stage, { cell, seat }, from, { duration, arc: 50 });
    }),
  ];
}

/** From card to card over the bridges, with two hops each. */
function walk(seat: number, way: Cell[]): Beat[] {
  const [start = "", ...steps] = way;
  const last = steps.at(-1) ?? start;
  return moved(
    260 * Math.max(1, steps.length),
    async (stage) => {
      await look(stage, last);
      return dwarfBoxes(stage, start, seat).at(-1);
    },
    async (stage, duration, from) => {
      if (isStill(stage, `cell-${last}`)) return;
      const end = dwarfBoxes(stage, last, seat).at(-1);
      const cells = way.map((cell) => boxInSight(stage, cell));
      const first = cells[0];
      if (!first || !end || cells.includes(null)) return;
      /** where it stands on each card, seen from where it starts: on the last in its new place */
      const stops = cells.map((box, n) =>
        n === cells.length - 1
          ? { x: end.left - from.left, y: end.top - from.top }
          : { x: box!.left - first.left, y: box!.top - first.top },
      );
      const hop = from.height * 0.35;
      const frames = stops.flatMap(({ x, y }, n) => {
        const left = stops[n - 1];
        if (!left) return [{ transform: "none" }];
        return [0.25, 0.5, 0.75, 1].map((part) => {
          const up = part === 0.25 || part === 0.75 ? hop : 0;
          const [across, down] = [left.x + (x - left.x) * part, left.y + (y - left.y) * part];
          return { transform: `translate(${across}px,${down - up}px)` };
        });
      });
      const walker = dwarfIn(from, seat);
      await Promise.all([
        stage.play(walker, frames, { duration, easing: "linear" }),
        unseen(stage, { cell: last, seat }, duration),
      ]);
      walker.remove();
    },
  );
}

/** Two dwarfs change places on opposite arcs. */
function swap(one: Standing, other: Standing): Beat[] {
  return moved(
    420,
    (stage) => {
      const boxes = [one, other].map(({ cell, seat }) => dwarfBoxes(stage, cell, seat).at(-1));
      return boxes[0] && boxes[1] ? { one: boxes[0], other: boxes[1] } : null;
    },
    (stage, duration, from) => {
      if (isStill(stage, `cell-${one.cell}`, `cell-${other.cell}`)) return;
      return Promise.all([
        land(stage, { cell: other.cell, seat: one.seat }, from.one, { duration, arc: 46 }),
        land(stage, { cell: one.cell, seat: other.seat }, from.other, { duration, arc: -46 }),
      ]);
    },
  );
}

/** Gems fly from a mine to the hand. */
function gems(cell: Cell, seat: number, gem: string, count: Plain | undefined): Beat {
  return before(420, async (stage, duration) => {
    await look(stage, cell);
    if (isStill(stage, `seat-${seat}-${gem}`)) return;
    const at = boxInSight(stage, cell);
    if (!at) return;
    const size = at.width * 0.24;
    const hand = boxOf(stage, `seat-${seat}-${gem}`);
    await Promise.all(
      Array.from({ length: Number(count) }, (_, n) => {
        const left = at.left + at.width / 2 - size / 2 + n * size * 0.6;
        const box = new DOMRect(left, at.top + at.height * 0.25, size, size);
        const stone = floating(box, drawing(`df-gem-${gem}`, "0 0 32 32"));
        return send(stage, stone, hand, { duration, delay: 90 * n, arc: 70 });
      }),
    );
  });
}

// --- helpers ---------------------------------------------------------------------------------

/** Something moves on the new position from where it was on the old one; nothing moves if it was not there. */
function moved<From>(
  duration: number,
  measure: (stage: Stage) => Unsure<From> | Promise<Unsure<From>>,
  play: (stage: Stage, duration: number, from: From) => Promise<unknown> | void,
): Beat[] {
  let from: Unsure<From>;
  return [
    before(0, async (stage) => {
      from = await measure(stage);
    }),
    after(duration, (stage, duration) => (from ? play(stage, duration, from) : undefined)),
  ];
}

type Unsure<Thing> = Thing | null | undefined;

/** Bring a card into view before something happens on it. */
export function look(stage: Stage, cell: Cell): Promise<void> {
  return lookAt(stage, widened(boxAround([cell]), AROUND));
}

type Part = "card" | "bridge" | "flood" | "trail" | "dwarf";

/** Parts of the map's drawing, by what they are and where. */
function all(what: Part, name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.realm [data-${what}="${name}"]`)];
}

function part(what: Part, name: string): HTMLElement | null {
  return all(what, name)[0] ?? null;
}

async function playAt(
  stage: Stage,
  what: Part,
  name: string,
  frames: Keyframe[],
  duration: number,
  delay = 0,
): Promise<void> {
  const found = part(what, name);
  if (found) await stage.play(found, frames, { duration, delay });
}

/** Where a place of the map is on the screen; null while somebody looks elsewhere: nothing flies over the rest of the table. */
export function boxInSight(stage: Stage, cell: Cell): DOMRect | null {
  return cameraOf(stage).shows(boxAround([cell])) ? boxOf(stage, `cell-${cell}`) : null;
}

/** Where the dwarfs of a seat on a card are on the screen, if one looks there. */
function dwarfBoxes(stage: Stage, cell: Cell, seat: number): DOMRect[] {
  if (!boxInSight(stage, cell)) return [];
  return all("dwarf", `${cell}-${seat}`).map((dwarf) => dwarf.getBoundingClientRect());
}

/** The last dwarf of a seat on a card comes there from somewhere else. */
async function land(stage: Stage, { cell, seat }: Standing, from: DOMRect, hop: Hop) {
  const end = dwarfBoxes(stage, cell, seat).at(-1);
  if (!end) return;
  const flown = send(stage, dwarfIn(from, seat), end, hop);
  await Promise.all([flown, unseen(stage, { cell, seat }, hop.duration)]);
}

/** It is not seen in its new place while it is on the way there. */
async function unseen(stage: Stage, { cell, seat }: Standing, duration: number): Promise<void> {
  const dwarf = all("dwarf", `${cell}-${seat}`).at(-1);
  if (dwarf) await stage.play(dwarf, [{ opacity: 0 }, { opacity: 0 }], { duration });
}

function dwarfIn(box: DOMRect, seat: number): HTMLElement {
  return floating(box, drawing(`df-dwarf-${seat}`, "0 0 40 50"));
}
