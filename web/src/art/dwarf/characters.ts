/** What the characters among the bots look like. One whom this page does not know yet has a face of the folk. */
import { FACES, TRADES, type Face, type Trade } from "./folk";

export interface Look {
  trade: Trade;
  face: Face;
}

const BLUE = "#3a6ea8";
const BROWN = "#4a2a14";
const GREEN = "#3f7a4a";
const GREY = "#5f6f7a";

const LOOKS: Record<string, Look> = {
  nabbi: look("hunter", {
    hair: "blond",
    skin: "fair",
    iris: BLUE,
    brows: "raised",
    beard: "short",
  }),
  nyi: look("explorer", { hair: "red", skin: "fair", iris: GREEN, brows: "raised" }),
  litr: look("miner", {
    hair: "brown",
    skin: "dark",
    iris: BROWN,
    brows: "raised",
    beard: "short",
  }),
  loni: look("hunter", { hair: "brown", skin: "tan", iris: BROWN, brows: "fine" }),
  brokk: look("blacksmith", {
    hair: "red",
    skin: "fair",
    iris: BROWN,
    brows: "bushy",
    beard: "full",
  }),
  jari: look("warrior", {
    hair: "black",
    skin: "tan",
    iris: BROWN,
    brows: "angry",
    beard: "pointed",
  }),
  alfrigg: look("blacksmith", { hair: "blond", skin: "fair", iris: GREY, brows: "fine" }),
  vigg: look("warrior", { hair: "red", skin: "fair", iris: BLUE, brows: "angry" }),
  sindri: look("miner", { hair: "red", skin: "tan", iris: GREEN, brows: "bushy", beard: "forked" }),
  lyngheid: look("explorer", { hair: "black", skin: "dark", iris: BROWN, brows: "fine" }),
  eitri: look("hunter", {
    hair: "grey",
    skin: "fair",
    iris: BLUE,
    brows: "angry",
    beard: "ragged",
  }),
  nidi: look("blacksmith", { hair: "brown", skin: "dark", iris: BROWN, brows: "bushy" }),
  dvalin: look("warrior", {
    hair: "white",
    skin: "fair",
    iris: BLUE,
    brows: "bushy",
    beard: "braided",
  }),
  alvis: look("explorer", {
    hair: "white",
    skin: "tan",
    iris: GREY,
    brows: "raised",
    beard: "full",
  }),
  lofnheid: look("warrior", { hair: "white", skin: "fair", iris: GREY, brows: "angry" }),
  aurvang: look("miner", { hair: "grey", skin: "tan", iris: GREEN, brows: "fine" }),
};

function look(trade: Trade, face: Face): Look {
  return { trade, face };
}

export function isKnown(character: string): boolean {
  return character in LOOKS;
}

/** The same character has the same face, everywhere. */
export function lookOf(character: string): Look {
  const sum = [...character].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7);
  const trade = TRADES[sum % TRADES.length]!;
  const faces = FACES[trade];
  return LOOKS[character] ?? look(trade, faces[sum % faces.length] ?? faces[0]);
}
