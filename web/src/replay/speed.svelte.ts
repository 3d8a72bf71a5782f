/** How fast a replay plays: kept while the page is open, for all replays. */

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds to look at a position before the next move, at normal speed. */
export const PAUSE = 1100;

export const speed = $state<{ times: number }>({ times: 1 });
