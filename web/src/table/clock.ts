/** The clock of a seat, as it runs on between two frames of the server. */

/** From here on it is pressing. */
export const SHORT = 30_000;

/** Milliseconds left at `now`; only a clock that `runs` has moved since it was read. */
export function timeLeft(left: number, read: number, now: number, runs: boolean): number {
  return Math.max(0, runs ? left - (now - read) : left);
}

/** "0:07", "12:30", "1:05:00" */
export function showTime(milliseconds: number): string {
  const all = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}
