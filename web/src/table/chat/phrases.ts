/** What can be said with one tap, and what one can think of it. The server knows the same keys. */
import dice from "icon:rolling-dices";
import broken from "icon:broken-pottery";
import check from "icon:check-mark";
import cross from "icon:cross-mark";
import door from "icon:exit-door";
import hammer from "icon:flat-hammer";
import heart from "icon:hearts";
import horseshoe from "icon:horseshoe";
import hourglass from "icon:hourglass";
import laurels from "icon:laurels";
import palm from "icon:palm";
import question from "icon:uncertainty";
import shake from "icon:shaking-hands";
import snail from "icon:snail";
import thumb from "icon:thumb-up";

import type { Table } from "../../net/protocol";
import { astonished, laughing } from "./faces";

/** The picture of each phrase; its words are `phrase-<key>`. */
export const PHRASES: Readonly<Record<string, string>> = {
  hello: palm,
  "good-luck": horseshoe,
  "well-played": laurels,
  thanks: shake,
  oops: broken,
  moment: hourglass,
  "no-hurry": snail,
  "my-turn": question,
  yes: check,
  no: cross,
  again: dice,
  bye: door,
};

/** The picture of each reaction; its name is `reaction-<key>`. */
export const REACTIONS: Readonly<Record<string, string>> = {
  thumb,
  heart,
  laugh: laughing,
  wow: astonished,
  hammer,
};

/** What people say first; the others follow. */
const EARLY = ["hello", "good-luck", "yes", "no", "moment"];
const MIDDLE = ["well-played", "oops", "thanks", "moment", "no-hurry", "my-turn"];
const LATE = ["well-played", "thanks", "again", "bye", "yes", "no"];

/** All phrases, those first that fit the state of the game. */
export function phrasesFor(table: Pick<Table, "status" | "moves" | "seats">): string[] {
  const begins = table.status === "open" || table.moves < 2 * table.seats.length;
  const first = table.status === "over" ? LATE : begins ? EARLY : MIDDLE;
  return [...new Set([...first, ...Object.keys(PHRASES)])];
}
