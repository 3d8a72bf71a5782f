/** A number with its sign, as it stands on cards: "+1", "−2". */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
