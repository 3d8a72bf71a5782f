/** Nidavellir's own gradients: url(#nv-name). */
import type { Paint } from "../../../../art/paints";
import { GROUP_LOOKS, GROUPS } from "../looks";

const down = (top: string, middle: string, bottom: string): Paint => ({
  shape: "down",
  stops: [
    [0, top],
    [0.5, middle],
    [1, bottom],
  ],
});

const enamel = GROUPS.map((group): [string, Paint] => {
  const { light, colour, dark } = GROUP_LOOKS[group];
  return [`enamel-${group}`, down(light, colour, dark)];
});

export const PAINTS: Record<string, Paint> = {
  ...Object.fromEntries(enamel),
  "sky-warrior": down("#8e2c1a", "#c45a35", "#4a120a"),
  "sky-hunter": down("#2c6f6a", "#7fc2a3", "#0f4a3c"),
  "sky-miner": down("#5f3c0c", "#d99a34", "#6d4304"),
  "sky-blacksmith": down("#2b1150", "#5a2f9c", "#2b1150"),
  "sky-explorer": down("#7fd0f5", "#d9f2ff", "#4a86a6"),
  "sky-offering": down("#5a3a00", "#c98a12", "#5a3a00"),
  "sky-neutral": down("#23303f", "#5f7f96", "#2a3a48"),
  "sky-brother": down("#3b2413", "#a06a38", "#3b2413"),
  night: down("#3a6a8f", "#1d4560", "#0c2233"),
  dusk: down("#7a4fc0", "#452382", "#241048"),
  silk: down("#c2558f", "#8a2a63", "#4c1238"),
  amber: down("#ffd777", "#e09a1c", "#8f5a08"),
  fox: down("#f7a050", "#d9661c", "#8f350c"),
  "heart-glow": {
    shape: "disc",
    stops: [
      [0, "#ff9fb0", 0.9],
      [0.5, "#e8475f", 0.45],
      [1, "#c2203d", 0],
    ],
  },
  vision: {
    shape: "disc",
    stops: [
      [0, "#dffaff", 0.95],
      [0.45, "#6fd0ff", 0.5],
      [1, "#3a7fe0", 0],
    ],
  },
  crystal: {
    shape: "ball",
    stops: [
      [0, "#ffffff"],
      [0.35, "#aee8ff"],
      [0.75, "#4a8fe0"],
      [1, "#1a2f7a"],
    ],
  },
  forge: {
    shape: "disc",
    stops: [
      [0, "#fff0b0"],
      [0.3, "#ffb347"],
      [0.65, "#e2531e", 0.8],
      [1, "#7a1f5a", 0],
    ],
  },
  "worn-leather": {
    shape: "ball",
    stops: [
      [0, "#6a4a2c"],
      [0.7, "#33200f"],
      [1, "#1a0f07"],
    ],
  },
};
