/** The score pad of Dwar7s Fall: goals, monsters, gems, the kingdom, and what decides a tie. */
import { gem as gems } from "../../../../../src/dvergar/games/dwarfs_fall/data/gems.toml";
import Icon from "../../../art/Icon.svelte";
import dwarfFace from "icon:dwarf-face";
import type { Message, SheetLine } from "../../../net/protocol";
import type { Count, Entry, Field, Piece, Player, ScorePad, Sheets } from "../../../score/pad";
import { entryOf } from "../../../score/sheets";
import { fixed } from "../../../ui/fixed";
import { TABLE } from "../figures";
import { isMonster, KINDS, SECRETS, TRADES } from "../pieces/looks";
import Sprite from "../pieces/Sprite.svelte";
import { type Part, PART_NAMES, sheetRows } from "../sheet";
import PadPiece from "./PadPiece.svelte";

const MOST_PLAYERS = 4;
/** no kingdom card has fewer points, and no kingdom more cards than all colours have */
const LEAST_POINTS = -9 * KINDS.length * MOST_PLAYERS;

const message = (key: string, args: Message["args"] = {}): Message => ({ key, args });

/** One of each in the box. */
const single = (kind: string, ids: readonly string[]): Piece[] =>
  ids.map((id) => ({ id, name: message(`${kind}-${id}`), captioned: true, copies: () => 1 }));
/** One of each colour. */
const ofColours = (kinds: readonly string[]): Piece[] =>
  kinds.map((id) => ({
    id,
    name: message(`kind-${id}`),
    captioned: true,
    copies: (players) => players,
  }));

const points: Count = {
  label: message("score-points"),
  read: (lines) => lines.reduce((sum, line) => sum + line.points, 0),
};
const cards: Count = {
  label: message("score-cards"),
  read: (lines) => lines.reduce((sum, line) => sum + cardsOf(line), 0),
};

/** How many cards a line is about: one for a goal, none for a line about other players. */
function cardsOf({ key, args }: SheetLine): number {
  return key === "shared" ? 0 : Number(args["count"] ?? 1);
}

/** By part of the score: its pieces; what can be counted instead; the line if it is. */
const CONTENTS: Record<Part, { pieces: Piece[]; counts: Count[]; line?: string; common?: true }> = {
  kingdom: {
    pieces: ofColours(KINDS),
    counts: [cards, { ...points, least: LEAST_POINTS }],
    line: "cards",
    common: true,
  },
  trades: { pieces: single("trade", TRADES), counts: [cards, points], line: "trades" },
  secret: { pieces: single("secret", SECRETS), counts: [points], line: "secrets" },
  gems: {
    pieces: gems.map(({ id, copies }) => ({
      id,
      name: message(`gem-${id}`),
      captioned: true,
      copies: () => copies,
    })),
    counts: [points],
    line: "gems",
  },
  monsters: { pieces: ofColours(KINDS.filter(isMonster)), counts: [cards] },
};

const dwarfs: Field = {
  id: "dwarfs",
  title: message("score-dwarfs"),
  icon: fixed(Icon, { of: dwarfFace }),
  lines: [],
  tint: { colour: "#8a6a45", light: "#c4a47c", ink: "#ffffff" },
  pieces: [
    {
      id: "dwarf",
      name: message("score-dwarf"),
      copies: (players) => TABLE.dwarfs * players,
      each: () => TABLE.dwarfs,
    },
  ],
  counts: [],
};

const fields: Field[] = [
  ...PART_NAMES.map((part, row) => {
    const { line, ...contents } = CONTENTS[part];
    const { lines, ...look } = sheetRows[row]!;
    return { ...look, ...contents, id: part, lines: line ? [...lines, line] : lines };
  }),
  dwarfs,
];

// --- the file ----------------------------------------------------------------------------------

type Counts = Record<string, number>;

/** Pieces by name; or what is printed on the cards: [cards, points], or the points alone. */
interface PadPlayer {
  name?: string;
  trades?: (string | number)[];
  secret?: string | number;
  monsters?: Counts | number;
  gems?: Counts | number;
  kingdom?: Counts | number[];
  dwarfs?: number;
}

interface PadFile {
  shared_kingdom?: string;
  players: PadPlayer[];
}

function write(sheets: Sheets): PadFile {
  return {
    shared_kingdom: sheets.choices["shared_kingdom"],
    players: sheets.players.map((player) => writePlayer(sheets, player)),
  };
}

function writePlayer(sheets: Sheets, player: Player): PadPlayer {
  const has = (field: string) => entryOf(sheets, player, field);
  const named = (field: string) => Object.keys(has(field).pieces);
  const isCounted = (field: string) => has(field).by === "counts";
  const [secretPoints = 0] = has("secret").counts;
  const counted = (field: string): Counts | number =>
    isCounted(field) ? has(field).counts[0]! : has(field).pieces;
  return {
    name: player.name,
    trades: isCounted("trades") ? has("trades").counts : named("trades"),
    secret: isCounted("secret") ? secretPoints : (named("secret")[0] ?? ""),
    monsters: counted("monsters"),
    gems: counted("gems"),
    kingdom: isCounted("kingdom") ? has("kingdom").counts : has("kingdom").pieces,
    dwarfs: has("dwarfs").pieces["dwarf"] ?? 0,
  };
}

function read(content: unknown): Sheets {
  const { shared_kingdom = "full", players } = content as PadFile;
  const sheets = { choices: { shared_kingdom }, players: players.map(readPlayer) };
  for (const [number, player] of sheets.players.entries()) {
    const own = player.entries["kingdom"]!;
    const other = sheets.players.slice(0, number).findIndex(({ entries }) => {
      const { pieces } = entries["kingdom"]!;
      return (pieces["castle"] ?? 0) > 1 && isSame(pieces, own.pieces);
    });
    if (other >= 0) own.with = other;
  }
  return sheets;
}

function isSame(one: Counts, other: Counts): boolean {
  return KINDS.every((kind) => (one[kind] ?? 0) === (other[kind] ?? 0));
}

function readPlayer(player: PadPlayer): Player {
  const { name = "", trades = [], secret = "", monsters = {}, gems = {}, kingdom = {} } = player;
  const ids = trades.filter((trade) => typeof trade === "string");
  const numbers = trades.filter((trade) => typeof trade === "number");
  return {
    name,
    entries: {
      kingdom: readEntry(kingdom),
      trades: readEntry(numbers.length ? numbers : once(ids.map((id) => id.toUpperCase()))),
      secret: readEntry(typeof secret === "number" ? secret : once(secret ? [secret] : [])),
      gems: readEntry(gems),
      monsters: readEntry(monsters),
      dwarfs: readEntry({ dwarf: player.dwarfs ?? 0 }),
    },
  };
}

function once(ids: string[]): Counts {
  return Object.fromEntries(ids.map((id) => [id, 1]));
}

/** Pieces, or one or two numbers: no field has more counts. */
function readEntry(given: Counts | number[] | number): Entry {
  if (typeof given === "number") return { by: "counts", pieces: {}, counts: [given] };
  if (Array.isArray(given)) return { by: "counts", pieces: {}, counts: given };
  const had = Object.entries(given).filter(([, count]) => count > 0);
  return { by: "pieces", pieces: Object.fromEntries(had), counts: [0, 0] };
}

const pad: ScorePad = {
  Sprite,
  Piece: PadPiece,
  players: [2, MOST_PLAYERS],
  choices: [{ name: "shared_kingdom", values: ["full", "split"] }],
  fields,
  outcome: (winners, points, equal) =>
    message("score-outcome", {
      count: winners.length,
      seat_list: winners,
      points,
      others: equal.length - winners.length,
    }),
  write,
  read,
};
export default pad;
