/** The score pad of Nidavellir: five columns, heroes, coins and the special gem. */
import { dwarf as dwarves } from "../../../../../src/dvergar/games/nidavellir/data/dwarves.toml";
import { coin as treasury } from "../../../../../src/dvergar/games/nidavellir/data/treasury.toml";
import { table } from "../../../../../src/dvergar/games/nidavellir/data/table.toml";
import type { Message, SheetLine } from "../../../net/protocol";
import type { Count, Entry, Field, Piece, ScorePad, Sheets } from "../../../score/pad";
import { type Group, GROUPS, HERO_NAMES } from "../pieces/looks";
import Sprite from "../pieces/Sprite.svelte";
import { type Part, sheetRows } from "../sheet";
import PadPiece from "./PadPiece.svelte";

/** With five players there are more dwarves; up to three, fewer coins in the treasury. */
const MOST_PLAYERS = 5;
const FEW_PLAYERS = 3;
const AGES = 2;
/** columns whose cards show points */
const WITH_POINTS: readonly Group[] = ["warrior", "miner", "explorer"];
const SPECIAL = "special";
const YLUD = "ylud";

const message = (key: string, args: Message["args"] = {}): Message => ({ key, args });
const figure = (id: string): number[] => table.find((record) => record.id === id)?.values ?? [];
const base = figure("base_coins");
const [specialCoin] = figure("special_coin");

function dwarfPieces(group: Group): Piece[] {
  return dwarves
    .filter((record) => record.class === group)
    .map(({ id, copies, extra }) => ({
      id,
      name: message(`card-${id}`),
      copies: (players) => AGES * (copies + (players === MOST_PLAYERS ? extra : 0)),
    }));
}

function columnPieces(group: Group): Piece[] {
  const pieces = dwarfPieces(group);
  if (group === "blacksmith") {
    pieces.push({ id: SPECIAL, name: message(`card-${SPECIAL}`), copies: () => 1 });
  }
  const ylud: Piece = {
    id: YLUD,
    name: message(`hero-${YLUD}`),
    copies: () => 1,
    belongsTo: { field: "heroes", piece: YLUD },
  };
  return [...pieces, ylud];
}

function columnCounts(group: Group): Count[] {
  const counted = (arg: string) => (lines: SheetLine[]) => Number(lines[0]!.args[arg] ?? 0);
  const ranks = { label: message("score-ranks"), read: counted("ranks") };
  const points = { label: message("score-points"), read: counted("sum") };
  return WITH_POINTS.includes(group) ? [ranks, points] : [ranks];
}

const heroes: Piece[] = HERO_NAMES.map((hero) => ({
  id: hero,
  name: message(`hero-${hero}`),
  captioned: true,
  copies: () => 1,
}));

function coinPiece(value: number): Piece {
  const own = base.includes(value) ? 1 : 0;
  const coin = treasury.find((record) => record.value === value);
  const shared = (players: number) =>
    (coin ? (players <= FEW_PLAYERS ? coin.few : coin.copies) : 0) +
    (value === specialCoin ? 1 : 0);
  return {
    id: String(value),
    name: message("score-coin", { value }),
    copies: (players) => own * players + shared(players),
    each: (players) => own + shared(players),
  };
}

const values = [...new Set([...base, ...treasury.map(({ value }) => value)])].sort((a, b) => a - b);
const coins = values.map(coinPiece);
const gem: Piece = { id: "gem", name: message("line-gem"), copies: () => 1 };

function contents(part: Part): Pick<Field, "pieces" | "counts" | "fresh"> {
  const group = GROUPS.find((group) => group === part);
  if (group) return { pieces: columnPieces(group), counts: columnCounts(group) };
  if (part === "heroes") return { pieces: heroes, counts: [] };
  if (part === "gem") return { pieces: [gem], counts: [] };
  return { pieces: coins, counts: [], fresh: Object.fromEntries(base.map((value) => [value, 1])) };
}

const fields: Field[] = sheetRows.map((row) => {
  const part = row.title.key.replace("part-", "") as Part;
  return { ...row, id: part, ...contents(part) };
});

/** A column as `dvergar score` reads it: its cards, or its ranks, or its ranks and points. */
type Column = number | (number | string)[];

interface PadFile {
  edition?: string;
  players: ({ name?: string; heroes?: string[]; coins: number[]; gem?: boolean } & Record<
    Group,
    Column
  >)[];
}

function listed({ pieces }: Entry): string[] {
  return Object.entries(pieces).flatMap(([id, count]) => Array<string>(count).fill(id));
}

function writeColumn(entry: Entry): Column {
  if (entry.by === "pieces") return listed(entry);
  return entry.counts.length === 1 ? entry.counts[0]! : entry.counts;
}

function write({ choices, players }: Sheets): PadFile {
  return {
    edition: choices["edition"],
    players: players.map(({ name, entries }) => ({
      name,
      warrior: writeColumn(entries["warrior"]!),
      hunter: writeColumn(entries["hunter"]!),
      miner: writeColumn(entries["miner"]!),
      blacksmith: writeColumn(entries["blacksmith"]!),
      explorer: writeColumn(entries["explorer"]!),
      heroes: listed(entries["heroes"]!),
      coins: listed(entries["coins"]!).map(Number),
      gem: "gem" in entries["gem"]!.pieces,
    })),
  };
}

/** A name as people write it, with accents or as “Dwerg Ymir”: the piece's own. */
function plain(word: string): string {
  const letters = word.trim().normalize("NFKD").replace(/\p{M}/gu, "");
  return letters.toLowerCase().replace(/^dwerg[ _-]+/, "");
}

function entryOf(ids: readonly string[], counts: number[] = []): Entry {
  const pieces: Record<string, number> = {};
  for (const id of ids) pieces[id] = (pieces[id] ?? 0) + 1;
  return { by: "pieces", pieces, counts };
}

function readColumn(group: Group, column: Column): Entry {
  const counts = columnCounts(group).map(() => 0);
  const list = Array.isArray(column) ? column : [column];
  const numbers = list.filter((item) => typeof item === "number");
  if (numbers.length) return { by: "counts", pieces: {}, counts: numbers };
  const known = columnPieces(group).map(({ id }) => id);
  const ids = list.map(String).map((card) => (known.includes(card) ? card : plain(card)));
  return entryOf(ids, counts);
}

function read(content: unknown): Sheets {
  const { edition = "de", players } = content as PadFile;
  return {
    choices: { edition },
    players: players.map((player) => ({
      name: player.name ?? "",
      entries: {
        ...Object.fromEntries(GROUPS.map((group) => [group, readColumn(group, player[group])])),
        heroes: entryOf((player.heroes ?? []).map(plain)),
        coins: entryOf(player.coins.map(String)),
        gem: entryOf(player.gem ? [gem.id] : []),
      },
    })),
  };
}

const pad: ScorePad = {
  Sprite,
  Piece: PadPiece,
  players: [2, MOST_PLAYERS],
  choices: [{ name: "edition", values: ["de", "fr"] }],
  fields,
  outcome: (winners, points, _, { edition = "de" }) =>
    message("score-outcome", { count: winners.length, seat_list: winners, points, edition }),
  write,
  read,
};
export default pad;
