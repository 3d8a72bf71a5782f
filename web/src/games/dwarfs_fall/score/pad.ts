/** The score pad of Dwar7s Fall: goals, monsters, gems, the kingdom, and what decides a tie. */
import type { Component } from "svelte";

import { gem as gems } from "../../../../../src/dvergar/games/dwarfs_fall/data/gems.toml";
import Icon from "../../../art/Icon.svelte";
import castle from "icon:castle";
import dwarf from "icon:dwarf-face";
import emerald from "icon:emerald";
import mask from "icon:domino-mask";
import monster from "icon:spiked-dragon-head";
import trade from "icon:trade";
import type { Message, SheetLine } from "../../../net/protocol";
import type { Count, Entry, Field, Piece, Player, ScorePad, Sheets } from "../../../score/pad";
import { entryOf } from "../../../score/sheets";
import { fixed } from "../../../ui/fixed";
import { DWARFS } from "../figures";
import { isMonster, KINDS, SECRETS, TRADES } from "../pieces/looks";
import Sprite from "../pieces/Sprite.svelte";
import PadPiece from "./PadPiece.svelte";

const MOST_PLAYERS = 4;
/** no kingdom card has fewer points, and no kingdom more cards than all colours have */
const LEAST_POINTS = -9 * KINDS.length * MOST_PLAYERS;

const message = (key: string, args: Message["args"] = {}): Message => ({ key, args });
const symbol = (of: string): Component => fixed(Icon, { of });

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
const counted = (read: (lines: SheetLine[]) => number): Count => ({
  label: message("score-cards"),
  read,
});
const countOfAll = (lines: SheetLine[]): number =>
  lines.reduce((sum, { key, args }) => sum + (key === "shared" ? 0 : Number(args["count"])), 0);

const trades: Field = {
  id: "trades",
  title: message("category-trade"),
  icon: symbol(trade),
  lines: ["trade", "trades"],
  tint: { colour: "#d9a441", ink: "#2a1604" },
  pieces: single("trade", TRADES),
  counts: [counted((lines) => lines.length), points],
};

const secret: Field = {
  id: "secret",
  title: message("category-secret"),
  icon: symbol(mask),
  lines: ["secret", "secrets"],
  tint: { colour: "#8a5fd0", ink: "#ffffff" },
  pieces: single("secret", SECRETS),
  counts: [points],
};

const monsters: Field = {
  id: "monsters",
  title: message("line-monsters"),
  icon: symbol(monster),
  lines: ["monsters"],
  tint: { colour: "#b3341c", ink: "#ffffff" },
  pieces: ofColours(KINDS.filter(isMonster)),
  counts: [counted(countOfAll)],
};

const hand: Field = {
  id: "gems",
  title: message("show-gems"),
  icon: symbol(emerald),
  lines: [...gems.map(({ id }) => id), "gems"],
  tint: { colour: "#23805a", ink: "#ffffff" },
  pieces: gems.map(({ id, copies }) => ({
    id,
    name: message(`gem-${id}`),
    captioned: true,
    copies: () => copies,
  })),
  counts: [points],
};

const kingdom: Field = {
  id: "kingdom",
  title: message("category-kingdom"),
  icon: symbol(castle),
  lines: ["kingdom", "shared", "cards"],
  tint: { colour: "#8f98ad", ink: "#14100d" },
  pieces: ofColours(KINDS),
  counts: [counted(countOfAll), { ...points, least: LEAST_POINTS }],
  common: true,
};

const dwarfs: Field = {
  id: "dwarfs",
  title: message("score-dwarfs"),
  icon: symbol(dwarf),
  lines: [],
  tint: { colour: "#8a6a45", ink: "#ffffff" },
  pieces: [
    {
      id: "dwarf",
      name: message("score-dwarf"),
      copies: (players) => DWARFS * players,
      each: () => DWARFS,
    },
  ],
  counts: [],
};

const fields = [trades, secret, monsters, hand, kingdom, dwarfs];

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
  const entry = (field: Field) => entryOf(sheets, player, field.id);
  const by = <T>(field: Field, pieces: (pieces: Counts) => T, counts: (given: number[]) => T): T =>
    entry(field).by === "pieces" ? pieces(entry(field).pieces) : counts(entry(field).counts);
  return {
    name: player.name,
    trades: by<(string | number)[]>(trades, Object.keys, (given) => given),
    secret: by<string | number>(
      secret,
      (pieces) => Object.keys(pieces)[0] ?? "",
      ([given]) => given!,
    ),
    monsters: by<Counts | number>(
      monsters,
      (pieces) => pieces,
      ([given]) => given!,
    ),
    gems: by<Counts | number>(
      hand,
      (pieces) => pieces,
      ([given]) => given!,
    ),
    kingdom: by<Counts | number[]>(
      kingdom,
      (pieces) => pieces,
      (given) => given,
    ),
    dwarfs: entry(dwarfs).pieces["dwarf"] ?? 0,
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
  const ids = (player.trades ?? []).filter((trade) => typeof trade === "string");
  return {
    name: player.name ?? "",
    entries: {
      trades: readEntry(
        trades,
        ids.length
          ? Object.fromEntries(ids.map((id) => [id.toUpperCase(), 1]))
          : (player.trades as number[] | undefined),
      ),
      secret: readEntry(
        secret,
        typeof player.secret === "string"
          ? Object.fromEntries([player.secret].filter(Boolean).map((id) => [id, 1]))
          : player.secret,
      ),
      monsters: readEntry(monsters, player.monsters),
      gems: readEntry(hand, player.gems),
      kingdom: readEntry(kingdom, player.kingdom),
      dwarfs: readEntry(dwarfs, { dwarf: player.dwarfs ?? 0 }),
    },
  };
}

/** Pieces, or one or more numbers. */
function readEntry(field: Field, given: Counts | number[] | number = {}): Entry {
  const numbers = typeof given === "number" ? [given] : Array.isArray(given) ? given : [];
  if (numbers.length) return { by: "counts", pieces: {}, counts: numbers };
  const pieces = Object.entries(given as Counts).filter(([, count]) => count > 0);
  return {
    by: "pieces",
    pieces: Object.fromEntries(pieces),
    counts: field.counts.map(() => 0),
  };
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
