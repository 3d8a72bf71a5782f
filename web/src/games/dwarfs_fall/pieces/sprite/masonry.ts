/**
 * A wall of each side, stone by stone, for a card of 100 units. Light falls from the upper left and we look from
 * the south: so the four sides are laid, not turned. All stones of a tone are one path: a table has many walls.
 */

/** Paths by what they are painted with. */
export interface Wall {
  /** the dark between the stones */
  mortar: string;
  /** rows of bricks that show below the walls of north and south, in three tones */
  bricks: readonly string[];
  /** the top of the wall, in three tones */
  stones: readonly string[];
  /** the lit edges of the stones */
  edges: string;
  merlons: string;
  merlonEdges: string;
  merlonShadows: string;
}

export type Side = 0 | 1 | 2 | 3;
export const SIDES: readonly Side[] = [0, 1, 2, 3];

const TONES = 3;
/** one stone and the joint behind it */
const COURSE = 13.3;
const MERLONS = [0, 1, 2, 3, 4, 5, 6];

function block(x: number, y: number, width: number, height: number): string {
  return `M${fixed(x)} ${fixed(y)}h${fixed(width)}v${fixed(height)}h${fixed(-width)}z`;
}

function edge(x: number, y: number, width: number, height: number): string {
  return `M${fixed(x)} ${fixed(y + height)}v${fixed(-height)}h${fixed(width)}`;
}

function fixed(length: number): number {
  return Math.round(length * 100) / 100;
}

/** Each block goes to the path of its tone. */
function inTones(blocks: readonly string[], tone: (n: number) => number): string[] {
  const paths = Array<string>(TONES).fill("");
  blocks.forEach((path, n) => (paths[tone(n) % TONES] += path));
  return paths;
}

/** North or south: the top of the wall, and below it two rows of bricks. */
function lying(top: number, face: number): Wall {
  const stones = Array.from({ length: 8 }, (_, n) => [-2.6 + COURSE * n, top + 0.5] as const);
  const bricks = [0, 1].flatMap((row) =>
    Array.from({ length: 8 + row }, (_, n) => {
      const left = Math.max(-3, -3 + 13 * n - 6.5 * row);
      const right = Math.min(103, 9.3 + 13 * n - 6.5 * row);
      return block(left, face + 0.3 + 3.9 * row, right - left, 3.3);
    }),
  );
  const merlons = MERLONS.map((n) => [5 + 13.5 * n, top - 2.5] as const);
  return {
    mortar: block(-3, face, 106, 8) + block(-3, top, 106, 8.5),
    bricks: inTones(bricks, (n) => n + (n > 7 ? 1 : 0)),
    stones: inTones(
      stones.map(([x, y]) => block(x, y, 12.6, 7.5)),
      (n) => n,
    ),
    edges: stones.map(([x, y]) => edge(x, y, 12.6, 7.5)).join(""),
    merlons: merlons.map(([x, y]) => block(x, y, 8, 5.5)).join(""),
    merlonEdges: merlons.map(([x, y]) => edge(x + 0.9, y + 1, 6, 3.5)).join(""),
    merlonShadows: merlons.map(([x, y]) => block(x + 0.8, y + 1.4, 8, 5.5)).join(""),
  };
}

/** East or west: two rows of stones that run from north to south. */
function standing(left: number, merlonLeft: number): Wall {
  const rows = Array.from({ length: 8 }, (_, n) => -2.5 + 13.6 * n);
  const stones = rows.flatMap((y) => [[left + 0.6, y] as const, [left + 5.8, y] as const]);
  const merlons = MERLONS.map((n) => [merlonLeft, 5 + 13.5 * n] as const);
  return {
    mortar: block(left, -3, 11.2, 110),
    bricks: [],
    stones: inTones(
      stones.map(([x, y]) => block(x, y, 4.7, 12.8)),
      (n) => Math.floor(n / 2) + (n % 2),
    ),
    edges: stones.map(([x, y]) => edge(x, y, 4.7, 12.8)).join(""),
    merlons: merlons.map(([x, y]) => block(x, y, 7, 8)).join(""),
    merlonEdges: merlons.map(([x, y]) => edge(x + 0.9, y + 1, 5, 6)).join(""),
    merlonShadows: merlons.map(([x, y]) => block(x + 0.8, y + 1.4, 7, 8)).join(""),
  };
}

export const WALLS: Record<Side, Wall> = {
  0: lying(-5, 3.5),
  1: standing(93.4, 99.5),
  2: lying(88, 96.5),
  3: standing(-4.6, -6.5),
};

/** The corners of a card, clockwise from the upper left; corner n lies between the sides n - 1 and n. */
export const CORNERS = [
  [-11, -10.5],
  [87, -10.5],
  [87, 84],
  [-11, 84],
] as const;
