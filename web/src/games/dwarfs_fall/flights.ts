/** The pieces of Dwar7s Fall that fly between market and players. */
import { drawing, flyBetween, type Hop } from "../../map/flights";
import type { Stage } from "../../table/stage";

/** The cards that fly, in pixels. */
const CARD = { width: 34, height: 42 };
const GEM = 30;

/** A gem goes from place to place. */
export function flyGem(stage: Stage, gem: string, from: string, to: string, hop: Hop) {
  const make = () => drawing(`df-gem-${gem}`, "0 0 32 32");
  return flyBetween(stage, { make, width: GEM, height: GEM }, from, to, 1, hop);
}

/** Cards go from place to place face down: ogres, or cards that only two players know. */
export function flyCards(
  stage: Stage,
  back: "ogre" | "plain",
  from: string,
  to: string,
  count: number,
  hop: Hop,
) {
  const make = () => {
    const card = drawing(`df-icon-${back}`, "-60 -60 632 632");
    Object.assign(card.style, {
      color: "#d9efa8",
      background: back === "ogre" ? "#2a4216" : "#4b2d13",
      border: `2px solid ${back === "ogre" ? "#7fa03f" : "#e8bd63"}`,
      borderRadius: "6px",
    });
    return card;
  };
  return flyBetween(stage, { make, ...CARD }, from, to, count, hop);
}
