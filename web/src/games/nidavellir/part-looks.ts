/** The colours of the parts of a score, those of their pieces. */
import type { Part } from "./parts";
import { GROUP_LOOKS, NEUTRAL, OFFERING } from "./pieces/looks";

export interface PartLook {
  colour: string;
  light: string;
  /** what is readable on it */
  ink: string;
}

const COINS: PartLook = { colour: "#d9a441", light: "#fff0bd", ink: "#2a1604" };

const LOOKS: Record<Part, PartLook> = {
  ...GROUP_LOOKS,
  heroes: NEUTRAL,
  coins: COINS,
  gem: OFFERING,
};

export function partLook(part: Part): PartLook {
  return LOOKS[part];
}
