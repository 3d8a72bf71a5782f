/** What comes out of a mine. */
import { ring } from "../../../map/bursts";
import { boxOf, drawing, floating, isStill, send } from "../../../map/flights";
import type { Plain } from "../../../net/protocol";
import { type Beat, before } from "../../../table/beats";
import type { Cell } from "../view";
import { boxInSight, look } from "./parts";

/** Between two gems that fly, as a part of the whole time. */
const APART = 0.14;

/** Gems come out of a mine, one after the other, and fly to the hand. */
export function gems(cell: Cell, seat: number, gem: string, count: Plain | undefined): Beat {
  const goal = `seat-${seat}-${gem}`;
  return before(820, async (stage, duration) => {
    await look(stage, cell);
    const flight = duration * (1 - APART * (Number(count) - 1));
    for (let n = 0; n < Number(count); n++)
      void stage.sound("gem", n * APART * duration + 0.8 * flight);
    if (isStill(stage, goal)) return;
    const at = boxInSight(stage, cell);
    if (!at) return;
    const size = at.width * 0.42;
    const hand = boxOf(stage, goal);
    await Promise.all([
      ring(stage, `cell-${cell}`, "#ffd877", 0.6 * duration),
      ...Array.from({ length: Number(count) }, (_, n) => {
        const left = at.left + at.width / 2 - size / 2 + (n - (Number(count) - 1) / 2) * size * 0.7;
        const box = new DOMRect(left, at.top + at.height * 0.25, size, size);
        const stone = floating(box, drawing(`df-gem-${gem}`, "0 0 32 32"));
        const hop = { duration: flight, delay: n * APART * duration, arc: 90, grow: 1.5 };
        return send(stage, stone, hand, hop);
      }),
    ]);
    if (hand) void stage.flash(goal, 350);
  });
}
