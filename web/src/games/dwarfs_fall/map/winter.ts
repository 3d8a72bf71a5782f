/**
 * The land that the realm lies on: heath, a frozen stream, rocks and firs, and the snow that comes over them round by
 * round. Three tiles that repeat in both directions; static pictures, so that the map is cheap to move.
 */
import type { GroundLayer } from "../../../map/ground";

/** The size of a tile, in units of the map. */
const TILE = { width: 2000, height: 1400 };

/** In the round when all is white. */
const DEEPEST = 9;
/** Some snow lies from the beginning. */
const FIRST = 0.16;

/** How deep the snow is, from 0 to 1. */
export function snowIn(round: number): number {
  const passed = Math.min(1, Math.max(0, round - 1) / (DEEPEST - 1));
  return FIRST + (1 - FIRST) * passed;
}

interface Palette {
  heath: string;
  /** bare patches in it, darker and lighter */
  patches: readonly [string, string];
  snow: string;
  /** the sunny and the shady side of a drift */
  drift: readonly [string, string];
  bank: string;
  ice: string;
  glint: string;
  rock: readonly [string, string, string];
  fir: readonly [string, string];
  cap: string;
  shadow: string;
}

/** by the theme: under the moon, and by day */
const PALETTES: Record<"dark" | "light", Palette> = {
  dark: {
    heath: "#2b3436",
    patches: ["#232a2b", "#364041"],
    snow: "#5a6b7b",
    drift: ["#6d7f90", "#475766"],
    bank: "#414f5b",
    ice: "#4a6376",
    glint: "#8fb0c2",
    rock: ["#4b545c", "#343c43", "#23292e"],
    fir: ["#22352f", "#14221f"],
    cap: "#8798a7",
    shadow: "#10171d",
  },
  light: {
    heath: "#b9bfae",
    patches: ["#a9b09d", "#c6cabb"],
    snow: "#eef3f6",
    drift: ["#ffffff", "#d3dfe7"],
    bank: "#cfdae0",
    ice: "#b3d2e1",
    glint: "#ffffff",
    rock: ["#b4b8ba", "#92989c", "#71787e"],
    fir: ["#5f7d6c", "#466253"],
    cap: "#ffffff",
    shadow: "#6f8291",
  },
};

type Spot = readonly [x: number, y: number, size: number];

/** Scattered, but the same each time: one after the other, and none too near to another or to the stream. */
function scattered(seed: number, count: number, apart: number): Spot[] {
  let state = seed;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const found: Spot[] = [];
  while (found.length < count) {
    const [x, y, size] = [next() * TILE.width, next() * TILE.height, 0.7 + 0.6 * next()];
    const isFree = found.every(([a, b]) => Math.hypot(a - x, b - y) > apart);
    if (isFree && Math.abs(y - streamAt(x)) > 75) found.push([x, y, size]);
  }
  return found;
}

/** A fir is seldom alone. */
function clumps(spots: readonly Spot[]): Spot[] {
  return spots.flatMap(([x, y, size], n): Spot[] => {
    const others: Spot[] = [
      [x + 38 * size, y + 24 * size, size * 0.8],
      [x - 34 * size, y + 30 * size, size * 0.65],
    ];
    return [[x, y, size], ...others.slice(0, n % 3)];
  });
}

function streamAt(x: number): number {
  const turn = (2 * Math.PI * x) / TILE.width;
  return 640 + 70 * Math.sin(turn + 0.6) + 34 * Math.sin(3 * turn + 1.2);
}

const FIRS = clumps(scattered(7, 26, 190));
const ROCKS = scattered(23, 15, 300);
const DRIFTS = scattered(41, 26, 210);
/** middle, half width, half height */
const PATCHES = scattered(59, 16, 330).map(
  ([x, y, size]) => [x, y, 220 * size, 100 * size] as const,
);
// --- drawings --------------------------------------------------------------------------------

/** What reaches over an edge of the tile is drawn again at the opposite edge. */
function around(x: number, y: number, reach: number, draw: (x: number, y: number) => string) {
  const { width, height } = TILE;
  const columns = [0, ...(x < reach ? [width] : []), ...(x > width - reach ? [-width] : [])];
  const rows = [0, ...(y < reach ? [height] : []), ...(y > height - reach ? [-height] : [])];
  return columns.flatMap((right) => rows.map((down) => draw(x + right, y + down))).join("");
}

function placed(name: string, spots: readonly Spot[], reach: number): string {
  return spots
    .toSorted((one, other) => one[1] - other[1])
    .map(([x, y, size]) =>
      around(
        x,
        y,
        reach * size,
        (x, y) => `<use href="#${name}" transform="translate(${x} ${y}) scale(${size})"/>`,
      ),
    )
    .join("");
}

/** It leaves the tile where it comes in. */
function stream({ bank, ice, glint }: Palette): string {
  const y = streamAt;
  const from = (start: number, end: number, off = 0) => {
    const points = [];
    for (let x = start; x <= end; x += 20) points.push(`${x} ${(y(x) + off).toFixed(1)}`);
    return `M${points.join("L")}`;
  };
  const whole = from(-40, TILE.width + 40);
  const glints = [60, 340, 620, 960, 1310, 1700]
    .map((x, n) => from(x, x + 100, n % 2 ? 7 : -8))
    .join("");
  const cracks = [180, 490, 830, 1130, 1520, 1860]
    .map((x) => `M${x} ${y(x) - 13}l7 9-4 6 8 10M${x + 3} ${y(x) + 2}l9-5`)
    .join("");
  return (
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${whole}" stroke="${bank}" stroke-width="50"/>` +
    `<path d="${whole}" stroke="${ice}" stroke-width="34"/>` +
    `<path d="${glints}" stroke="${glint}" stroke-width="3" opacity=".5"/>` +
    `<path d="${cracks}" stroke="${glint}" stroke-width="1.6" opacity=".6"/></g>`
  );
}

function fir({ fir: [light, dark], cap, shadow }: Palette): string {
  return (
    `<g id="fir"><ellipse cx="7" cy="2" rx="23" ry="7" fill="${shadow}" opacity=".35"/>` +
    `<path d="M-3 2v-9h6v9z" fill="${dark}"/>` +
    `<path d="M0-64 12-42H7L17-25h-6L22-6H-22L-11-25h-6L-7-42h-5z" fill="${light}"/>` +
    `<path d="M0-64 12-42H7L17-25h-6L22-6H0z" fill="${dark}"/>` +
    `<path d="M0-64 12-42 5-45 0-41-5-46-12-42zM-17-25l10-6 5 4 5-4 5 4 9 2-8-13-2 3-6-3-7 5-1-5zM-22-6l10-7 7 5 7-6 6 5 14 3-9-16-4 4-7-3-7 5-5-4z" fill="${cap}" opacity=".85"/></g>`
  );
}

function rock({ rock: [light, middle, dark], cap, shadow }: Palette): string {
  return (
    `<g id="rock"><ellipse cx="5" cy="3" rx="36" ry="9" fill="${shadow}" opacity=".35"/>` +
    `<path d="M-32 4-25-16-6-28 16-22 30-6 32 4z" fill="${middle}"/>` +
    `<path d="M-32 4-25-16-6-28-10-8-16 4z" fill="${light}"/>` +
    `<path d="M16-22 30-6 32 4H8L14-10z" fill="${dark}"/>` +
    `<path d="M-25-16-6-28 16-22 24-13 12-17 4-12-6-18-15-12z" fill="${cap}" opacity=".9"/></g>`
  );
}

function drift({ drift: [sunny, shady] }: Palette): string {
  return (
    `<g id="drift"><path d="M-120 12C-70-22 10-30 120 6 40-6-40-4-120 12z" fill="${sunny}" opacity=".75"/>` +
    `<path d="M-120 12C-40-4 40-6 120 6 50 22-50 26-120 12z" fill="${shady}" opacity=".5"/></g>`
  );
}

function patches({ patches: [dark, light] }: Palette): string {
  const tones = [dark, light];
  const paints = tones.map(
    (tone, n) =>
      `<radialGradient id="p${n}"><stop stop-color="${tone}"/><stop offset=".55" stop-color="${tone}" stop-opacity=".7"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>`,
  );
  const spots = PATCHES.map(([x, y, wide, high], n) =>
    around(
      x,
      y,
      wide,
      (x, y) =>
        `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="url(#p${n % tones.length})"/>`,
    ),
  );
  return paints.join("") + spots.join("");
}

// --- tiles -----------------------------------------------------------------------------------

function tile(content: string): string {
  const { width, height } = TILE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

function ground(colour: string): string {
  return `<rect width="${TILE.width}" height="${TILE.height}" fill="${colour}"/>`;
}

function tiles(paint: Palette): Record<"land" | "snow" | "things", string> {
  return {
    land: tile(ground(paint.heath) + patches(paint)),
    snow: tile(`<defs>${drift(paint)}</defs>${ground(paint.snow)}${placed("drift", DRIFTS, 130)}`),
    things: tile(
      `<defs>${fir(paint)}${rock(paint)}</defs>${stream(paint)}${placed("rock", ROCKS, 40)}${placed("fir", FIRS, 70)}`,
    ),
  };
}

const night = tiles(PALETTES.dark);
const day = tiles(PALETTES.light);

/** The layers of the land, the lowest first. */
export function landIn(round: number): GroundLayer[] {
  return (["land", "snow", "things"] as const).map((name) => ({
    dark: night[name],
    light: day[name],
    ...TILE,
    opacity: name === "snow" ? snowIn(round) : 1,
  }));
}
