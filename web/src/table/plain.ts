/**
 * The page of a game that brings none: its view in words, whatever is in it, and a list of what can be done. The
 * terminal says the same (src/dvergar/cli/plain.py).
 *
 * The names in the view are titled by the texts `show-<name>`; the values are shown as in sentences: a `card` by
 * `card-<value>`, also in a list `cards` or `card_list` and in a count `cards`. `players` is a list with a record for
 * each seat: it is in that seat's area.
 */
import type { View } from "../net/protocol";
import { words } from "../words/words.svelte";
import type { GamePage } from "./game";
import PlainArea from "./PlainArea.svelte";
import PlainMarket from "./PlainMarket.svelte";
import PlainToken from "./PlainToken.svelte";

/** A part of a view: a title, and what is there in a line, or parts of its own. */
export interface Entry {
  title: string;
  said: string;
  parts: Entry[];
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Record = { [name: string]: Json };

/** the parts of a view that all games have: the frame shows them */
const SHARED = [
  ...["game", "options", "seats", "you", "over", "to_act", "may_act"],
  ...["mode", "silence", "turn", "discreet", "corrections"],
];
const NOTHING = "–";

/** What is there for all. */
export function tableOf(view: View): Entry[] {
  const entries = Object.entries(view as unknown as Record);
  const own = entries.filter(([name]) => !SHARED.includes(name) && name !== "players");
  return own.map(([name, value]) => entryOf(titleOf(name), name, value));
}

/** What a seat has. */
export function areaOf(view: View, seat: number): Entry[] {
  const { players } = view as unknown as { players?: Json };
  const record = Array.isArray(players) ? players[seat] : undefined;
  return isRecord(record) ? entriesOf(record) : [];
}

function entriesOf(record: Record): Entry[] {
  return Object.entries(record).map(([name, value]) => entryOf(titleOf(name), name, value));
}

function entryOf(title: string, name: string, value: Json): Entry {
  if (!isNested(value)) return { title, said: said(name, value), parts: [] };
  const parts = Array.isArray(value)
    ? value.map((each, number) => entryOf(String(number + 1), single(name), each))
    : entriesOf(value as Record);
  return { title, said: "", parts };
}

/** What a part of a view is called. */
function titleOf(name: string): string {
  const key = `show-${name.replaceAll("_", "-")}`;
  return words.knows(key) ? words.t(key) : name.replace(/_list$/, "").replaceAll("_", " ");
}

/** A value without parts that have parts, in a line. */
export function said(name: string, value: Json): string {
  const one = single(name);
  if (value === null || value === "") return NOTHING;
  if (typeof value === "boolean") return words.t(value ? "plain-yes" : "plain-no");
  if (typeof value !== "object") return words.shown(one, value);
  const parts = Array.isArray(value)
    ? value.map((each) => said(one, each))
    : Object.entries(value).map(([part, count]) => `${words.shown(one, part)} ${String(count)}`);
  return parts.join(", ") || NOTHING;
}

/** The name of one of several: `card` of `cards` and of `card_list`. */
function single(name: string): string {
  return name
    .replace(/_list$/, "")
    .replace(/s+$/, "")
    .replaceAll("_", "-");
}

/** Is it a record, or has it parts that have parts? Numbers by name are counts. */
function isNested(value: Json): boolean {
  if (Array.isArray(value)) return value.some((each) => typeof each === "object" && each !== null);
  return isRecord(value) && Object.values(value).some((each) => !Number.isInteger(each));
}

function isRecord(value: Json | undefined): value is Record {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const Nothing = (): Record => ({});

const page: GamePage = {
  Sprite: Nothing,
  Progress: Nothing,
  Market: PlainMarket,
  grows: "market",
  OwnArea: PlainArea,
  OwnHead: Nothing,
  Rival: PlainArea,
  Screen: Nothing,
  references: [],
  Token: PlainToken,
  drawn: [],
  foretell: () => "",
  worthAsking: () => [],
  chapter: () => null,
  beats: () => [],
};

export default page;
