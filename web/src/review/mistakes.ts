/** Which decisions of a review are worth a look: the same as `mistakes` in bots/review.py. */
import type { Decision } from "../net/protocol";

/** A loss below this, or below so many standard errors, may be chance. */
const LEAST = 0.01;
const ERRORS = 2;

/** A decision that lost something for certain; there was a better one. */
export type Mistake = Decision & { best: NonNullable<Decision["best"]> };

function isMistake(decision: Decision): decision is Mistake {
  return decision.best !== null && decision.lost >= Math.max(LEAST, ERRORS * decision.error);
}

/** The decisions of a seat (null: of all) that lost something for certain, the worst first. */
export function mistakes(decisions: readonly Decision[], seat: number | null): Mistake[] {
  return decisions
    .filter(isMistake)
    .filter((decision) => seat === null || decision.seat === seat)
    .sort((a, b) => b.lost - a.lost);
}
