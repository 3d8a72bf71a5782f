/** Which of several things on the screen is next in a direction. */

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance to the side counts this many times more than distance along the direction. */
const ASIDE = 3;

/** The index of the next box in that direction; -1 if there is none. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const { x, y } = middle(box);
    const along = ahead(x - start.x, y - start.y, direction);
    if (along <= 1) return;
    const sideways = direction === "ArrowLeft" || direction === "ArrowRight";
    const cost = along + ASIDE * Math.abs(sideways ? y - start.y : x - start.x);
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function ahead(x: number, y: number, direction: Direction): number {
  switch (direction) {
    case "ArrowLeft":
      return -x;
    case "ArrowRight":
      return x;
    case "ArrowUp":
      return -y;
    case "ArrowDown":
      return y;
  }
}
