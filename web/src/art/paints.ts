/** The gradients that every drawing shares; `Paints.svelte` makes them `url(#a-name)`. */

type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface Paint {
  /** which way a linear one runs, or how a round one is lit: evenly (disc) or from the upper left (ball) */
  shape: "down" | "across" | "slant" | "lean" | "disc" | "ball";
  stops: readonly Stop[];
}

function even(shape: Paint["shape"], ...colours: string[]): Paint {
  return { shape, stops: colours.map((colour, i) => [i / (colours.length - 1), colour]) };
}

const hair = (light: string, mid: string, dark: string): Paint => ({
  shape: "lean",
  stops: [
    [0, light],
    [0.4, mid],
    [1, dark],
  ],
});

/** A metal has a face that bulges and a rim that is flat. */
function metal(name: string, light: string, mid: string, low: string, dark: string) {
  const face: Paint = {
    shape: "ball",
    stops: [
      [0, light],
      [0.35, mid],
      [0.75, low],
      [1, dark],
    ],
  };
  return { [`${name}-face`]: face, [`${name}-rim`]: even("slant", light, low, dark) };
}

export const PAINTS: Record<string, Paint> = {
  brass: even("slant", "#fff0bd", "#d9a441", "#8a5a16", "#e8bd63", "#6b4310"),
  gold: even("slant", "#fffbe0", "#ffd75e", "#c98a12", "#ffe58a"),
  steel: even("slant", "#f4f8fb", "#a9b6c0", "#5f6d78", "#9fb0bb", "#3e4952"),
  iron: even("slant", "#8c949c", "#4a5058", "#23272c", "#565d66", "#15181b"),
  leather: even("down", "#a06a3a", "#6d4320", "#3f230f"),
  wood: even("down", "#8a5a2e", "#6b411e", "#4d2d12"),
  stone: even("down", "#a39684", "#7a6d5c", "#4f453a"),
  ivory: even("down", "#fffaf0", "#e6d3b0", "#a38458"),
  green: even("down", "#3f9c80", "#1f6350", "#0f3b30"),
  purple: even("down", "#8d63cf", "#5a2f9c", "#35196b"),
  blue: even("down", "#5aa9cf", "#2b6f94", "#164a68"),
  red: even("down", "#d05a3c", "#8e2418", "#4c0f0a"),
  gloss: {
    shape: "down",
    stops: [
      [0, "#fff", 0.42],
      [0.5, "#fff", 0.06],
      [1, "#000", 0.18],
    ],
  },
  lamp: {
    shape: "disc",
    stops: [
      [0, "#fff3b0", 0.95],
      [0.4, "#ffcf5a", 0.5],
      [1, "#ffb52e", 0],
    ],
  },
  glow: {
    shape: "disc",
    stops: [
      [0, "#ffe9b0", 0.55],
      [1, "#ffcf7a", 0],
    ],
  },
  ...metal("copper", "#ffd9b3", "#e79a62", "#a8572a", "#4a1f0c"),
  ...metal("coin", "#fff4c4", "#f2c64f", "#c48a1c", "#5e3a05"),
  ...metal("mithril", "#ffffff", "#cfe2ea", "#7fa1b2", "#27414f"),
  "hair-red": hair("#f09a55", "#c75a22", "#7a2a0c"),
  "hair-blond": hair("#f8dc90", "#d6a043", "#8a5a18"),
  "hair-grey": hair("#ececf0", "#a5a5ab", "#5b5a60"),
  "hair-brown": hair("#a8703f", "#6d4122", "#341c0d"),
  "hair-black": hair("#6b615a", "#38302c", "#15110f"),
  "hair-white": hair("#ffffff", "#d7dae0", "#8f9299"),
  "hair-sea": hair("#c9f5ea", "#5fb3a6", "#1d5a58"),
  "skin-fair": even("down", "#f6cba5", "#e3a67e", "#c98c66"),
  "skin-tan": even("down", "#dfa97b", "#c08456", "#9d653b"),
  "skin-dark": even("down", "#a87752", "#875a3b", "#683f27"),
  "skin-pale": even("down", "#f0e2da", "#dcc5b8", "#b89c8f"),
  "nose-fair": even("down", "#f3bc94", "#d98b62", "#b8643f"),
  "nose-tan": even("down", "#d99d6e", "#b67443", "#8a4f29"),
  "nose-dark": even("down", "#a06d4a", "#7b4d30", "#55321d"),
  "nose-pale": even("down", "#ead6cb", "#c9a898", "#a07c6c"),
};
