/**
 * What happened on the map, made visible: cards drop, bridges are laid, dwarfs walk and go home, gems come along.
 *
 * Its own places: `cell-x,y`. It flies to those of the players: `seat-n-supply`, `seat-n-<gem>`, `seat-n-trophies`,
 * `seat-n-hand`.
 */
import type { Message, Plain } from "../../../net/protocol";
import { settings } from "../../../settings.svelte";
import { EASE, type Stage } from "../../../table/stage";
import {
  type Cell,
  cellOf,
  type DwarfsFallView,
  regionOf,
  type Stack,
  stackAt,
  topOf,
} from "../view";
import { cameraOf } from "./camera.svelte";
import { boxAround, bridges, keyOf, wayBetween, widened } from "./geometry";

/** So much is seen round the card where something happens. */
const AROUND = 14;

/** One thing that is seen. Beats before the new position move on the old one. */
export interface Beat {
  before: boolean;
  /** milliseconds, at normal speed */
  duration: number;
  play: (stage: Stage, duration: number) => Promise<unknown>;
}

/** What one event does on the map; nothing for those that are about something else. */
export function beatsOnMap(event: Message, old: DwarfsFallView, now: DwarfsFallView): Beat[] {
  const { key, args } = event;
  const cell = String(args["cell"]);
  const other = String(args["cell2"]);
  const seat = args["seat"] as number;
  const victim = args["seat2"] as number;
  switch (key) {
    case "log-laid":
    case "log-covered":
      return [lay(cell), span(old, now), flood(old, now)];
    case "log-placed":
      return [arrive(cell, seat)];
    case "log-moved":
      return [walk(seat, wayBetween(old, other, cell))];
    case "log-panic":
      return [walk(victim, wayBetween(old, other, cell))];
    case "log-brute":
      return [swap({ cell, seat }, { cell: other, seat: victim })];
    case "log-mined":
      return [gems(cell, seat, String(args["gem"]), args["count"])];
    case "log-mine-blocked":
    case "log-mine-empty":
    case "log-no-ogres":
    case "log-no-trade":
    case "log-no-dig":
      return [shake(cell)];
    case "log-slain":
      return [slay(cell, seat, String(args["kind"])), span(old, now), flood(old, now)];
    case "log-dug":
      return [sink(cell), rise(cell), span(old, now), flood(old, now)];
    default:
      return [];
  }
}

/** Dwarfs that are at home after what happened: all jump there together. */
export function homecoming(old: DwarfsFallView, now: DwarfsFallView): Beat[] {
  const leaving = now.players.flatMap((player, seat) => {
    const left = old.stacks.flatMap((stack) => {
      const here = stackAt(now, cellOf(stack))?.dwarfs[seat] ?? 0;
      return Array<Cell>(Math.max(0, stack.dwarfs[seat]! - here)).fill(cellOf(stack));
    });
    return left
      .slice(0, Math.max(0, player.supply - old.players[seat]!.supply))
      .map((cell) => ({ cell, seat }));
  });
  if (!leaving.length) return [];
  const play = (stage: Stage, duration: number) =>
    Promise.all(
      leaving.map(({ cell, seat }, n) => {
        const home = `seat-${seat}-supply`;
        return leave(stage, cell, seat, home, { duration, delay: 30 * n, arc: 60, grow: 1.2 });
      }),
    );
  return [{ before: true, duration: 300, play }];
}

// --- cards -----------------------------------------------------------------------------------

/** A card drops onto its place; the dust goes up round it. */
function lay(cell: Cell): Beat {
  return after(420, async (stage, duration) => {
    look(stage, cell);
    const drop = [
      { transform: "scale(1.15) translateY(-7px)", opacity: 0 },
      { transform: "scale(1.1) translateY(-5px)", opacity: 1, offset: 0.3 },
      { transform: "scale(.99)", opacity: 1, offset: 0.8 },
      { transform: "none", opacity: 1 },
    ];
    await Promise.all([playAt(stage, "card", cell, drop, duration), dust(stage, cell, duration)]);
  });
}

async function dust(stage: Stage, cell: Cell, duration: number): Promise<void> {
  const at = stage.at(`cell-${cell}`)?.getBoundingClientRect();
  if (!at) return;
  const ring = floating(at, document.createElement("div"));
  Object.assign(ring.style, {
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

/** How many cards lie between a card and the nearest castle of its kingdom, as the crow flies. */
function away(view: DwarfsFallView, from: Stack): number {
  const castles = view.stacks.filter(
    (stack) => stack.region === from.region && topOf(stack).kind === "castle",
  );
  return Math.min(...castles.map(({ x, y }) => Math.abs(x - from.x) + Math.abs(y - from.y)));
}

function sink(cell: Cell): Beat {
  return {
    before: true,
    duration: 240,
    play: (stage, duration) => {
      look(stage, cell);
      const frames = [
        { transform: "none", opacity: 1 },
        { transform: "translate(34px,-16px) rotate(5deg)", opacity: 1, offset: 0.6 },
        { transform: "translate(20px,8px) scale(.94)", opacity: 0 },
      ];
      return playAt(stage, "card", cell, frames, duration);
    },
  };
}

function rise(cell: Cell): Beat {
  const frames = [
    { transform: "translate(4px,6px) scale(.96)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  return after(240, (stage, duration) => playAt(stage, "card", cell, frames, duration));
}

/** Nothing came of a task: what stands in its way is pointed at. */
function shake(cell: Cell): Beat {
  return {
    before: true,
    duration: 360,
    play: (stage, duration) => {
      look(stage, cell);
      const frames = [0, -4, 4, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
      return playAt(stage, "card", cell, frames, duration);
    },
  };
}

/** The trail goes out, the monster breaks and becomes a trophy. */
function slay(cell: Cell, seat: number, kind: string): Beat {
  return {
    before: true,
    duration: 620,
    play: async (stage, duration) => {
      look(stage, cell);
      const out = [{ opacity: 1 }, { opacity: 0 }];
      const crack = [
        { transform: "none", filter: "none" },
        { transform: "rotate(-3deg) scale(1.04)", filter: "brightness(1.8)", offset: 0.3 },
        { transform: "rotate(2deg) scale(.97)", filter: "brightness(1.2)", offset: 0.6 },
        { transform: "none", filter: "none" },
      ];
      await Promise.all([
        playAt(stage, "trail", kind, out, duration * 0.6),
        playAt(stage, "card", cell, crack, duration * 0.6),
      ]);
      const at = stage.at(`cell-${cell}`)?.getBoundingClientRect();
      if (!at) return;
      const monster = floating(at, drawing(`df-motif-${kind}`, "0 0 100 100"));
      await send(stage, monster, `seat-${seat}-trophies`, { duration: duration * 0.4 });
    },
  };
}

// --- dwarfs and what they bring --------------------------------------------------------------

function arrive(cell: Cell, seat: number): Beat {
  return {
    before: true,
    duration: 320,
    play: (stage, duration) => {
      look(stage, cell);
      const at = stage.at(`seat-${seat}-supply`)?.getBoundingClientRect();
      if (!at) return Promise.resolve();
      const size = sizeOfDwarf(stage, cell);
      const from = new DOMRect(at.right - size.width, at.top, size.width, size.height);
      const dwarf = floating(from, drawing(`df-dwarf-${seat}`, "0 0 40 50"));
      return send(stage, dwarf, `cell-${cell}`, { duration, arc: 50 });
    },
  };
}

/** From card to card over the bridges, with two hops each. */
function walk(seat: number, way: Cell[]): Beat {
  const [start = "", ...steps] = way;
  return {
    before: true,
    duration: 260 * Math.max(1, steps.length),
    play: async (stage, duration) => {
      look(stage, steps.at(-1) ?? start);
      const from = dwarfAt(start, seat)?.getBoundingClientRect();
      const places = way.map((cell) => stage.at(`cell-${cell}`)?.getBoundingClientRect());
      const first = places[0];
      if (!from || !first) return;
      const dwarf = floating(from, drawing(`df-dwarf-${seat}`, "0 0 40 50"));
      const hop = from.height * 0.35;
      const frames = places.flatMap((place, n) => {
        const [x, y] = [(place?.left ?? 0) - first.left, (place?.top ?? 0) - first.top];
        const before = places[n - 1];
        if (!before) return [{ transform: "none" }];
        const [x0, y0] = [before.left - first.left, before.top - first.top];
        return [0.25, 0.5, 0.75, 1].map((part) => {
          const up = part === 0.25 || part === 0.75 ? hop : 0;
          return {
            transform: `translate(${x0 + (x - x0) * part}px,${y0 + (y - y0) * part - up}px)`,
          };
        });
      });
      await Promise.all([
        stage.play(dwarf, frames, { duration, easing: "linear" }),
        hide(stage, start, seat, duration),
      ]);
      dwarf.remove();
    },
  };
}

interface Standing {
  cell: Cell;
  seat: number;
}

/** Two dwarfs change places on opposite arcs. */
function swap(one: Standing, other: Standing): Beat {
  return {
    before: true,
    duration: 420,
    play: (stage, duration) =>
      Promise.all([
        leave(stage, one.cell, one.seat, `cell-${other.cell}`, { duration, arc: 46 }),
        leave(stage, other.cell, other.seat, `cell-${one.cell}`, { duration, arc: -46 }),
      ]),
  };
}

/** Gems fly from a mine to the hand. */
function gems(cell: Cell, seat: number, gem: string, count: Plain | undefined): Beat {
  return {
    before: true,
    duration: 420,
    play: (stage, duration) => {
      look(stage, cell);
      const at = stage.at(`cell-${cell}`)?.getBoundingClientRect();
      if (!at) return Promise.resolve();
      const size = at.width * 0.24;
      return Promise.all(
        Array.from({ length: Number(count) }, (_, n) => {
          const left = at.left + at.width / 2 - size / 2 + n * size * 0.6;
          const box = new DOMRect(left, at.top + at.height * 0.25, size, size);
          const stone = floating(box, drawing(`df-gem-${gem}`, "0 0 32 32"));
          return send(stage, stone, `seat-${seat}-${gem}`, { duration, delay: 90 * n, arc: 70 });
        }),
      );
    },
  };
}

// --- helpers ---------------------------------------------------------------------------------

function after(duration: number, play: Beat["play"]): Beat {
  return { before: false, duration, play };
}

/** Unless somebody looks around: what happens is in the window. */
function look(stage: Stage, cell: Cell): void {
  const camera = cameraOf(stage);
  const box = widened(boxAround([cell]), AROUND);
  if (!camera.held && camera.width && !camera.shows(box)) camera.reveal(box);
}

/** A part of the map's drawing, by what it is and where. */
function part(what: "card" | "bridge" | "flood" | "trail" | "dwarf", name: string) {
  return document.querySelector<HTMLElement>(`.realm [data-${what}="${name}"]`);
}

async function playAt(
  stage: Stage,
  what: "card" | "bridge" | "flood" | "trail",
  name: string,
  frames: Keyframe[],
  duration: number,
  delay = 0,
): Promise<void> {
  const found = part(what, name);
  if (found) await stage.play(found, frames, { duration, delay });
}

function dwarfAt(cell: Cell, seat: number): HTMLElement | null {
  return part("dwarf", `${cell}-${seat}`);
}

function sizeOfDwarf(stage: Stage, cell: Cell): { width: number; height: number } {
  const width = (stage.at(`cell-${cell}`)?.getBoundingClientRect().width ?? 100) * 0.23;
  return { width, height: width * 1.25 };
}

interface Hop {
  duration: number;
  delay?: number;
  arc?: number;
  grow?: number;
}

/** A dwarf of the map flies elsewhere, and is not seen at its old place meanwhile. */
async function leave(stage: Stage, cell: Cell, seat: number, to: string, hop: Hop): Promise<void> {
  const from = dwarfAt(cell, seat)?.getBoundingClientRect();
  if (!from) return;
  const dwarf = floating(from, drawing(`df-dwarf-${seat}`, "0 0 40 50"));
  await Promise.all([send(stage, dwarf, to, hop), hide(stage, cell, seat, hop.duration)]);
}

async function hide(stage: Stage, cell: Cell, seat: number, duration: number): Promise<void> {
  const dwarf = dwarfAt(cell, seat);
  if (dwarf) await stage.play(dwarf, [{ opacity: 0 }, { opacity: 0 }], { duration });
}

/**
 * To the middle of a place, and no larger there. The stage flies a copy of what it is given to where something else
 * is: these two are only there to be looked at.
 */
async function send(stage: Stage, piece: HTMLElement, to: string, hop: Hop): Promise<void> {
  const target = stage.at(to);
  const { width, height } = piece.getBoundingClientRect();
  const at = target?.getBoundingClientRect();
  if (!target || !at || settings.still) {
    piece.remove();
    if (target) stage.mark(target);
    return;
  }
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  const end = floating(
    new DOMRect(x - width / 2, y - height / 2, width, height),
    document.createElement("div"),
  );
  const flown = stage.fly(piece, end, { easing: EASE, ...hop });
  piece.remove();
  end.remove();
  await flown;
}

/** A drawing of the sprite as an element of its own. */
function drawing(symbol: string, viewBox: string): HTMLElement {
  const name = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(name, "svg");
  svg.setAttribute("viewBox", viewBox);
  const use = document.createElementNS(name, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg as unknown as HTMLElement;
}

/** Puts an element above the page. */
function floating(at: DOMRect, element: HTMLElement): HTMLElement {
  Object.assign(element.style, {
    position: "fixed",
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    zIndex: "30",
    pointerEvents: "none",
  });
  document.body.append(element);
  return element;
}
