/** Where the dwarfs stand on a card of 100 units: in one row, the closer the more there are. */
const ROW = [0, 0, 22, 44, 55.5, 64, 68];
const WIDEST = 70;

/** A dwarf that stands there, and how low; `far`: so much larger on a card that is drawn small. */
export const DWARF = { width: 23, height: 28.75, bottom: 86.25, far: 1.4 };

/** How high the row is. */
export const SLOT_Y = 82;

export function slotXs(spaces: number): number[] {
  const row = ROW[spaces] ?? WIDEST;
  const step = spaces > 1 ? row / (spaces - 1) : 0;
  return Array.from({ length: spaces }, (_, n) => 50 - row / 2 + step * n);
}

/** Whose dwarf stands on which space, one colour after the other. */
export function standing(dwarfs: readonly number[]): number[] {
  return dwarfs.flatMap((count, seat) => Array<number>(count).fill(seat));
}
