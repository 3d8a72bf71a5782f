/** Dwarfs come, walk from card to card, change places and go home. */
import { boxOf, isStill, send } from "../../../map/flights";
import { after, type Beat, before } from "../../../table/beats";
import { type Cell, cellOf, type DwarfsFallView, stackAt } from "../view";
import { boxInSight, dwarfBoxes, dwarfIn, land, look, moved, type Standing, unseen } from "./parts";

export function arrive(cell: Cell, seat: number): Beat[] {
  return [
    before(0, (stage) => look(stage, cell)),
    after(460, async (stage, duration) => {
      void stage.sound("wood", 0.9 * duration);
      if (isStill(stage, `cell-${cell}`)) return;
      const supply = boxOf(stage, `seat-${seat}-supply`);
      const end = dwarfBoxes(stage, cell, seat).at(-1);
      if (!supply || !end) return;
      const from = new DOMRect(supply.right - end.width, supply.top, end.width, end.height);
      await land(stage, { cell, seat }, from, { duration, arc: 70, grow: 1.6 });
    }),
  ];
}

/** From a card to the next, in milliseconds. */
const STEP = 380;
/** … and so much larger than where it stands. */
const LARGER = 1.5;

/** From card to card over the bridges, with two hops each. */
export function walk(seat: number, way: Cell[]): Beat[] {
  const [start = "", ...steps] = way;
  const last = steps.at(-1) ?? start;
  return moved(
    STEP * Math.max(1, steps.length),
    async (stage) => {
      await look(stage, last);
      return dwarfBoxes(stage, start, seat).at(-1);
    },
    async (stage, duration, from) => {
      const step = duration / Math.max(1, steps.length);
      for (const n of steps.keys()) void stage.sound("wood", (n + 0.5) * step);
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
      const hop = from.height * 0.5;
      const frames = stops.flatMap(({ x, y }, n) => {
        const left = stops[n - 1];
        if (!left) return [{ transform: "none" }];
        return [0.25, 0.5, 0.75, 1].map((part) => {
          const up = part === 0.25 || part === 0.75 ? hop : 0;
          const [across, down] = [left.x + (x - left.x) * part, left.y + (y - left.y) * part];
          const larger = part === 1 && n === stops.length - 1 ? 1 : LARGER;
          return { transform: `translate(${across}px,${down - up}px) scale(${larger})` };
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
export function swap(one: Standing, other: Standing): Beat[] {
  return moved(
    620,
    (stage) => {
      const boxes = [one, other].map(({ cell, seat }) => dwarfBoxes(stage, cell, seat).at(-1));
      return boxes[0] && boxes[1] ? { one: boxes[0], other: boxes[1] } : null;
    },
    (stage, duration, from) => {
      void stage.sound("wood", 0.9 * duration);
      if (isStill(stage, `cell-${one.cell}`, `cell-${other.cell}`)) return;
      return Promise.all([
        land(stage, { cell: other.cell, seat: one.seat }, from.one, {
          duration,
          arc: 70,
          grow: 1.5,
        }),
        land(stage, { cell: one.cell, seat: other.seat }, from.other, {
          duration,
          arc: -70,
          grow: 1.5,
        }),
      ]);
    },
  );
}

/** Whoever was on the map and is at home now: all jump together. */
export function homecoming(old: DwarfsFallView, now: DwarfsFallView): Beat[] {
  const leaving = goneHome(old, now);
  const [first] = leaving;
  if (!first) return [];
  const home = (seat: number) => `seat-${seat}-supply`;
  return moved(
    460,
    async (stage) => {
      await look(stage, first.cell);
      return leaving.flatMap(({ cell, seat, count }) =>
        dwarfBoxes(stage, cell, seat)
          .slice(-count)
          .map((from) => ({ seat, from })),
      );
    },
    (stage, duration, from) => {
      void stage.sound("wood", 0.9 * duration);
      if (isStill(stage, ...leaving.map(({ seat }) => home(seat)))) return;
      return Promise.all(
        from.map(({ seat, from }, n) => {
          const hop = { duration, delay: 30 * n, arc: 80, grow: 1.5 };
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
