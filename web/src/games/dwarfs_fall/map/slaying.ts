/** What monsters do, and what becomes of them. */
import { burst, ring } from "../../../map/bursts";
import { boxOf, drawing, floating, isStill, send } from "../../../map/flights";
import { after, type Beat, before } from "../../../table/beats";
import type { Stage } from "../../../table/stage";
import type { Monster } from "../pieces/looks";
import type { Cell, DwarfsFallView } from "../view";
import { spells } from "./geometry";
import { all, boxInSight, copyOf, inside, look, moved, part, playAt, swollen } from "./parts";

const SHAKING = [0, -4, 4, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const FLARING = [
  { opacity: 1 },
  { opacity: 0.2, offset: 0.2 },
  { opacity: 1, offset: 0.4 },
  { opacity: 0.3, offset: 0.6 },
  { opacity: 1 },
];
/** what flies off: of the monster, and of its seals */
const SPLINTERS: Record<Monster, { body: string[]; seal: string[] }> = {
  dragon: {
    body: ["#d9340f", "#7d1710", "#ffb072", "#3a1710"],
    seal: ["#a81f12", "#ffb072", "#5d1008"],
  },
  giant: {
    body: ["#bfe9fb", "#7cc8e6", "#ffffff", "#4f87a6"],
    seal: ["#7cc8e6", "#eafaff", "#1f5f86"],
  },
};
const MOST_SEALS = 6;

/** A task brought nothing: points at what is in its way. */
export function shake(cell: Cell): Beat {
  return before(420, async (stage, duration) => {
    void stage.sound("fall");
    await look(stage, cell);
    await playAt(stage, "card", cell, SHAKING, duration);
  });
}

/** The dragon's trail flares up to the mine that it keeps closed, and the mine shakes. */
export function guard(cell: Cell): Beat {
  return before(800, async (stage, duration) => {
    void stage.sound("fall", duration / 2);
    await look(stage, cell);
    await Promise.all([
      ...all("trail", "dragon").map((trail) => stage.play(trail, FLARING, { duration })),
      ring(stage, `cell-${cell}`, "#ff7a1e", duration / 2, duration / 2),
      playAt(stage, "card", cell, SHAKING, duration / 2, duration / 2),
    ]);
  });
}

/** The monster is hit and breaks in two; its trail goes out, its seals crack, and it becomes a trophy. */
export function slay(old: DwarfsFallView, cell: Cell, seat: number, kind: Monster): Beat[] {
  const trophies = `seat-${seat}-trophies`;
  const sealed = spells(old).find(({ monster }) => monster === kind)?.sealed ?? [];
  return [
    before(1050, async (stage, duration) => {
      void stage.sound("sword");
      void stage.sound(kind === "giant" ? "ice" : "crack", 0.34 * duration);
      await look(stage, cell);
      const out = [
        { opacity: 1 },
        { opacity: 1, offset: 0.3 },
        { opacity: 0, offset: 0.75 },
        { opacity: 0 },
      ];
      await Promise.all([
        playAt(stage, "trail", kind, out, duration),
        breakApart(stage, cell, kind, duration),
        ...sealed.slice(0, MOST_SEALS).map((mine) => crackSeal(stage, mine, kind, duration)),
      ]);
    }),
    after(0, () => reveal(cell)),
    ...moved(
      520,
      (stage) => boxInSight(stage, cell),
      (stage, duration, at) => {
        void stage.sound("call", 0.8 * duration);
        if (isStill(stage, trophies)) return;
        const monster = floating(at, drawing(`df-motif-${kind}`, "0 0 100 100"));
        const hop = { duration, arc: 80, grow: 1.5 };
        return send(stage, monster, boxOf(stage, trophies), hop);
      },
    ),
  ];
}

/** When the blow has split it. */
const SPLIT = 0.38;
const HALVES = [
  { side: "M-30-30H52L44 22 58 44 45 66 53 130H-30z", x: -26, turn: -14 },
  { side: "M130-30H52L44 22 58 44 45 66 53 130H130z", x: 26, turn: 14 },
];

async function breakApart(stage: Stage, cell: Cell, kind: Monster, duration: number) {
  if (isStill(stage, `cell-${cell}`)) return;
  const place = `cell-${cell}`;
  const late = SPLIT * duration;
  const large = swollen(stage, 140);
  const halves = HALVES.map((half, n) => {
    const copy = copyOf(cell);
    if (copy) clip(copy, half.side, `df-half-${n}`);
    return { copy, ...half };
  });
  await Promise.all([
    ...halves.map(async ({ copy, x, turn }) => {
      if (!copy) return;
      const blow = (turn: number, offset: number) => ({
        transform: `scale(${large}) rotate(${turn}deg)`,
        opacity: 1,
        offset,
      });
      const frames = [
        { transform: "none", opacity: 1 },
        blow(-3, 0.14),
        blow(3, 0.22),
        blow(-2, 0.3),
        blow(0, SPLIT),
        {
          transform: `translate(${x / 2}px,-4px) scale(${large}) rotate(${turn / 3}deg)`,
          opacity: 1,
          offset: 0.62,
        },
        {
          transform: `translate(${x * large}px,30px) scale(${large}) rotate(${turn}deg)`,
          opacity: 0,
        },
      ];
      await stage.play(inside(copy), frames, { duration, easing: "ease-out" });
      copy.remove();
    }),
    // until the new position is there
    hide(cell),
    ring(stage, place, "#fff6d8", duration - late, late),
    burst(
      stage,
      place,
      { colours: SPLINTERS[kind].body, count: 16, size: 0.16 },
      duration - late,
      late,
    ),
  ]);
}

function hide(cell: Cell): void {
  for (const what of ["card", "slab"] as const) part(what, cell)?.style.setProperty("opacity", "0");
}

function reveal(cell: Cell): void {
  for (const what of ["card", "slab"] as const) part(what, cell)?.style.removeProperty("opacity");
}

function clip(copy: SVGGElement, d: string, id: string): void {
  const name = "http://www.w3.org/2000/svg";
  const shape = document.createElementNS(name, "clipPath");
  const path = document.createElementNS(name, "path");
  shape.id = id;
  path.setAttribute("d", d);
  shape.append(path);
  copy.append(shape);
  copy.firstElementChild?.setAttribute("clip-path", `url(#${id})`);
}

async function crackSeal(stage: Stage, cell: Cell, kind: Monster, duration: number) {
  const late = 0.5 * duration;
  const gone = [
    { opacity: 1 },
    { opacity: 1, offset: 0.5 },
    { opacity: 0, offset: 0.56 },
    { opacity: 0 },
  ];
  await Promise.all([
    playAt(stage, "seal", cell, gone, duration),
    burst(
      stage,
      `cell-${cell}`,
      { colours: SPLINTERS[kind].seal, count: 9, size: 0.11 },
      late,
      late,
    ),
  ]);
}
