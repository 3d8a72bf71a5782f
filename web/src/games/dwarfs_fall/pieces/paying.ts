/** Paying for a trade goal: which of its gems somebody has. */
import type { Gem } from "./looks";

/** Of each gem of a price: could it be paid? */
export function paidBy(cost: readonly Gem[], held: Readonly<Record<Gem, number>>): boolean[] {
  const left = { ...held };
  return cost.map((gem) => left[gem]-- > 0);
}

export function shortOf(cost: readonly Gem[], held: Readonly<Record<Gem, number>>): number {
  return paidBy(cost, held).filter((paid) => !paid).length;
}
