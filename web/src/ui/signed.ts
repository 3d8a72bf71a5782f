/** A number of points as it is printed: "9", "−3". */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** A number with its sign, as printed on cards: "+1", "−2". */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
