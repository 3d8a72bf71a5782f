/** Where a panel can be that speaks of something, without covering it. All in pixels of the window. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** between a panel and what it speaks of */
const GAP = 8;
/** to the edges of the window */
const MARGIN = 6;
/** what lies further away is not seen to belong together */
const FAR = 240;
/** so many square pixels of a lit piece are rather covered than one more pixel of distance kept */
const NEARNESS = 5;

/** How much two boxes have in common. */
export function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function covered(place: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + overlap(place, box), 0);
}

/** The first of the places that covers the least. */
export function leastCovering(places: readonly Box[], lit: readonly Box[]): number {
  const areas = places.map((place) => covered(place, lit));
  return areas.indexOf(Math.min(...areas));
}

/** The empty room between two boxes. */
function distance(one: Box, other: Box): number {
  const across = Math.max(
    one.left - other.left - other.width,
    other.left - one.left - one.width,
    0,
  );
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(across, down);
}

/** Above, below and beside a box; each in the middle first, then with its edges in line. */
function around(size: Size, at: Box): Box[] {
  const { width, height } = size;
  const right = at.left + at.width;
  const bottom = at.top + at.height;
  const lefts = [at.left + (at.width - width) / 2, at.left, right - width];
  const tops = [at.top + (at.height - height) / 2, at.top, bottom - height];
  return [
    ...[at.top - height - GAP, bottom + GAP].flatMap((top) => lefts.map((left) => ({ left, top }))),
    ...[right + GAP, at.left - width - GAP].flatMap((left) => tops.map((top) => ({ left, top }))),
  ].map((spot) => ({ ...spot, ...size }));
}

function within(box: Box, window: Size): Box {
  return {
    ...box,
    left: Math.max(MARGIN, Math.min(box.left, window.width - box.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(box.top, window.height - box.height - MARGIN)),
  };
}

/**
 * Where a panel of this size explains what is `at` a place: beside it, and on none of the boxes that are `kept` free.
 * If there is no such place near, it covers as little of them as possible, and what it explains only where there is
 * no room at all.
 */
export function place(size: Size, at: Box, kept: readonly Box[], window: Size): Box {
  const beside = around(size, at).map((box) => within(box, window));
  const near = kept
    .flatMap((box) => around(size, box))
    .map((box) => within(box, window))
    .filter((box) => distance(box, at) <= FAR)
    .sort((one, other) => distance(one, at) - distance(other, at));
  const places = [...beside, ...near];
  const costs = places.map(
    (box) => 1000 * overlap(box, at) + covered(box, kept) + NEARNESS * distance(box, at),
  );
  return places[costs.indexOf(Math.min(...costs))]!;
}
