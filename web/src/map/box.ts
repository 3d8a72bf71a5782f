/** Positions on a map, in the map's own units: a game decides where its cells are and how large. */

export interface Point {
  x: number;
  y: number;
}

/** A part of the map. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around some points; a map without any has nothing but its origin. */
export function boxOver(points: readonly Point[]): Box {
  const all = points.length ? points : [{ x: 0, y: 0 }];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export function widened({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
