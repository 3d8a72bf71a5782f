/** The gradients of this game; `Paints.svelte` makes them `url(#df-name)`. */
import type { Paint } from "../../../../art/paints";
import { KIND_LOOKS, KINDS } from "../looks";

function down(...colours: string[]): Paint {
  return {
    shape: "down",
    stops: colours.map((colour, i) => [i / (colours.length - 1), colour]),
  };
}

const ground = KINDS.map((kind): [string, Paint] => {
  const [light, mid, dark] = KIND_LOOKS[kind].ground;
  return [
    `ground-${kind}`,
    {
      shape: "ball",
      stops: [
        [0, light],
        [0.55, mid],
        [0.95, dark],
      ],
    },
  ];
});

export const PAINTS: Record<string, Paint> = {
  ...Object.fromEntries(ground),
  rock: down("#b5a692", "#6f6152", "#3b3129"),
  timber: { ...down("#b07a44", "#70451f", "#3e230d"), shape: "across" },
  roof: down("#c9793a", "#8a4520", "#4d220d"),
  plaster: down("#f1ece2", "#b7b4ad", "#77777a"),
  "ice-skin": down("#d6f1ff", "#8cc4e4", "#3f7fa8"),
  "ice-nose": down("#c4eaff", "#6fb0d6", "#3a789f"),
  "dragon-skin": down("#ff8a52", "#c9331c", "#66100b"),
  "dragon-snout": down("#f0693e", "#a82415", "#5a0d09"),
  plate: { ...down("#d8a566", "#7a4a20"), shape: "slant" },
  "shade-north": {
    shape: "down",
    stops: [
      [0, "#000", 0.65],
      [1, "#000", 0],
    ],
  },
  "shade-west": {
    shape: "across",
    stops: [
      [0, "#000", 0.55],
      [1, "#000", 0],
    ],
  },
  vignette: {
    shape: "disc",
    stops: [
      [0.62, "#000", 0],
      [1, "#000", 0.42],
    ],
  },
  "mine-glow": {
    shape: "disc",
    stops: [
      [0, "#ffdf8a", 0.95],
      [0.5, "#ff9f2e", 0.5],
      [1, "#ff7a00", 0],
    ],
  },
  lava: {
    shape: "disc",
    stops: [
      [0, "#fff0a0"],
      [0.4, "#ff9a2e"],
      [1, "#d9340f", 0],
    ],
  },
  ogre: {
    shape: "ball",
    stops: [
      [0, "#8fb04f"],
      [1, "#2a4216"],
    ],
  },
};
