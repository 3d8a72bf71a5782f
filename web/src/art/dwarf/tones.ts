/** Flat colours beside the gradients of hair and skin: outlines, strands, brows, shadows, lips. */

export const HAIR = {
  red: { light: "#f7b478", dark: "#7a2a0c" },
  blond: { light: "#ffeab0", dark: "#8a5a18" },
  grey: { light: "#f6f6fa", dark: "#5b5a60" },
  brown: { light: "#bd8753", dark: "#341c0d" },
  black: { light: "#857a72", dark: "#15110f" },
  white: { light: "#ffffff", dark: "#8f9299" },
  sea: { light: "#d9fff6", dark: "#1d5a58" },
} as const;

export const SKIN = {
  fair: { light: "#ffe0c2", mid: "#dd9c70", shade: "#a8623f", cheek: "#e0745a", lip: "#a8433a" },
  tan: { light: "#f0c296", mid: "#bb7d4e", shade: "#7d4a28", cheek: "#c8583a", lip: "#8f3328" },
  dark: { light: "#c49068", mid: "#835436", shade: "#4a2b18", cheek: "#a0452c", lip: "#6b241f" },
  pale: { light: "#ffffff", mid: "#d0b5a7", shade: "#8a6b5e", cheek: "#c98a86", lip: "#8a4a55" },
} as const;

export type Hair = keyof typeof HAIR;
export type Skin = keyof typeof SKIN;
