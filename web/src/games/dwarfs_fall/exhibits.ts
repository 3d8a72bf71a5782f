/** What the gallery shows of this game that only hands can bring about. */
import type { Touched } from "../../gallery/exhibits";

const exhibits: Record<string, Touched> = {
  "fall-lay": {
    at: "fall-act",
    presses: ["[data-action^='play ']", ".place.legal[data-action^='play ']"],
  },
  "fall-panic-whom": { at: "fall-panic", presses: ["[data-action='panic']"] },
  "fall-panic-where": {
    at: "fall-panic",
    presses: ["[data-action='panic']", "[data-action^='dwarf ']"],
  },
  "fall-thief-whom": { at: "fall-thief", presses: ["[data-action='thief']"] },
  "fall-end": { at: "fall-blocked", presses: ["[data-action='end']"] },
  "fall-fan": { at: "fall-4", presses: [".place.tab"] },
};

export default exhibits;
