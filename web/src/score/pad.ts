/** What a game brings for its score pad: games/<game>/score/pad.ts. The frame knows no more of it. */
import type { Component } from "svelte";

import type { Message, SheetLine } from "../net/protocol";
import type { SheetRow } from "../table/game";

/** Something of the box that a player can have, once or several times. */
export interface Piece {
  id: string;
  name: Message;
  /** its picture does not say who it is: the name is below */
  captioned?: true;
  /** how many there are for all, with so many players */
  copies: (players: number) => number;
  /** how many of them one player can have; left out: as many as there are */
  each?: (players: number) => number;
  /** only offered to a player who has that piece; it is then in one field only */
  belongsTo?: { field: string; piece: string };
}

/** A number that says the same as the pieces of a field. */
export interface Count {
  label: Message;
  /** what it is after the field was filled with pieces: from its lines on the sheet, one or more */
  read: (lines: SheetLine[]) => number;
  /** the smallest that it can be, if that is not 0 */
  least?: number;
}

/**
 * One row of the pad: filled by tapping pieces or, if it has counts, by steppers. One without lines
 * brings no points: it decides between equal totals.
 */
export interface Field extends SheetRow {
  /** its name in the file */
  id: string;
  pieces: Piece[];
  counts: Count[];
  /** several players can have the very same together */
  common?: true;
  /** what a player has at the beginning */
  fresh?: Record<string, number>;
}

/** What a player has in a field. Both ways are kept: people change their minds. */
export interface Entry {
  by: "pieces" | "counts";
  pieces: Record<string, number>;
  counts: number[];
  /** in a common field: has the same as the player with this number */
  with?: number;
}

export interface Player {
  name: string;
  entries: Record<string, Entry>;
}

/** A pad that is being filled in. */
export interface Sheets {
  choices: Record<string, string>;
  players: Player[];
}

export interface ScorePad {
  /** symbols and gradients of the pieces */
  Sprite: Component;
  /** draws a piece, `--w` wide, on the sheet of the player with this number */
  Piece: Component<{ field: string; piece: string; player: number }>;
  /** the fewest and the most players */
  players: readonly [number, number];
  /** what is chosen for the whole table; the words are `option-<name>` and `option-<name>-<value>` */
  choices: readonly { name: string; values: readonly string[] }[];
  fields: readonly Field[];
  /** who has won with how many points, in a sentence; `equal` have as many, winners or not */
  outcome: (
    winners: number[],
    points: number,
    equal: number[],
    choices: Record<string, string>,
  ) => Message;
  /** the pad as `dvergar score` reads it */
  write: (sheets: Sheets) => unknown;
  /** a file that the rules have accepted, to continue with */
  read: (content: unknown) => Sheets;
}

/** A pad is loaded when somebody opens it. */
const pads = import.meta.glob<{ default: ScorePad }>("../games/*/score/pad.ts");

/** The games that have a score pad. */
export function hasPad(game: string): boolean {
  return `../games/${game}/score/pad.ts` in pads;
}

export async function loadPad(game: string): Promise<ScorePad | null> {
  const load = pads[`../games/${game}/score/pad.ts`];
  return load ? (await load()).default : null;
}
