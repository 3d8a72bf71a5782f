/** Filling in a pad: what a player has, and what is left in the box. */
import type { Sheet } from "../net/protocol";
import { linesIn } from "../table/sheet";
import type { Entry, Field, Piece, Player, ScorePad, Sheets } from "./pad";

export function freshEntry(field: Field): Entry {
  return { by: "pieces", pieces: { ...field.fresh }, counts: field.counts.map(() => 0) };
}

function freshPlayer(pad: ScorePad): Player {
  const entries = pad.fields.map((field) => [field.id, freshEntry(field)] as const);
  return { name: "", entries: Object.fromEntries(entries) };
}

/** An empty pad; the names and what was chosen may stay for another game. */
export function freshSheets(pad: ScorePad, before?: Sheets): Sheets {
  const names = before?.players.map(({ name }) => name) ?? Array(pad.players[0]).fill("");
  return {
    choices:
      before?.choices ??
      Object.fromEntries(pad.choices.map(({ name, values }) => [name, values[0]!])),
    players: names.map((name) => ({ ...freshPlayer(pad), name })),
  };
}

/** More players at the end, or fewer. */
export function resize(pad: ScorePad, sheets: Sheets, count: number): void {
  sheets.players.length = Math.min(count, sheets.players.length);
  for (const entry of sheets.players.flatMap(({ entries }) => Object.values(entries))) {
    if (entry.with !== undefined && entry.with >= count) delete entry.with;
  }
  while (sheets.players.length < count) sheets.players.push(freshPlayer(pad));
}

/** What a player has in a field: their own, or what another has written down for both. */
export function entryOf(sheets: Sheets, player: Player, field: string): Entry {
  const own = player.entries[field]!;
  return own.with === undefined ? own : sheets.players[own.with]!.entries[field]!;
}

/** The players, by number, with whom somebody could have something in common. */
export function partners(sheets: Sheets, number: number, field: Field): number[] {
  if (!field.common) return [];
  return [...sheets.players.keys()].filter(
    (other) => other !== number && sheets.players[other]!.entries[field.id]!.with === undefined,
  );
}

/** From now on this player shares another's entry, and so does everyone who shares this one's; or has their own. */
export function join(sheets: Sheets, number: number, field: Field, other: number | null): void {
  for (const [each, player] of sheets.players.entries()) {
    const entry = player.entries[field.id]!;
    if (each !== number && (other === null || entry.with !== number)) continue;
    if (other === null) delete entry.with;
    else entry.with = other;
  }
}

export function countOf(player: Player, field: Field, piece: Piece): number {
  return player.entries[field.id]!.pieces[piece.id] ?? 0;
}

/** The pieces that a player is offered in a field. */
export function offered(player: Player, field: Field): Piece[] {
  return field.pieces.filter(({ belongsTo }) => {
    return !belongsTo || (player.entries[belongsTo.field]!.pieces[belongsTo.piece] ?? 0) > 0;
  });
}

/** How many of a piece the player can still take. */
export function left(sheets: Sheets, player: Player, field: Field, piece: Piece): number {
  const players = sheets.players.length;
  const own = countOf(player, field, piece);
  const each = (piece.each?.(players) ?? Infinity) - own;
  // it belongs to its owner, wherever it is
  if (piece.belongsTo) return Math.min(each, piece.copies(players) - own);
  const taken = sheets.players
    .map((other) => ({ other, entry: other.entries[field.id]! }))
    .filter(({ entry }) => entry.by === "pieces" && entry.with === undefined)
    .reduce((sum, { other }) => sum + countOf(other, field, piece), 0);
  return Math.min(each, piece.copies(players) - taken);
}

/** The players, by number, who have a piece. */
export function holders(sheets: Sheets, field: Field, piece: Piece): number[] {
  return [...sheets.players.keys()].filter(
    (number) => countOf(sheets.players[number]!, field, piece) > 0,
  );
}

/** The fields that can hold something belonging to this piece, and what. */
function belongings(pad: ScorePad, field: string, piece: string): { field: Field; piece: Piece }[] {
  return pad.fields.flatMap((other) =>
    other.pieces
      .filter((own) => own.belongsTo?.field === field && own.belongsTo.piece === piece)
      .map((own) => ({ field: other, piece: own })),
  );
}

function removeAll(player: Player, pieces: { field: Field; piece: Piece }[]): void {
  for (const { field, piece } of pieces) delete player.entries[field.id]!.pieces[piece.id];
}

export function put(
  pad: ScorePad,
  sheets: Sheets,
  player: Player,
  field: Field,
  piece: Piece,
): void {
  if (left(sheets, player, field, piece) < 1) return;
  const { belongsTo } = piece;
  if (belongsTo) removeAll(player, belongings(pad, belongsTo.field, belongsTo.piece));
  player.entries[field.id]!.pieces[piece.id] = countOf(player, field, piece) + 1;
}

export function take(pad: ScorePad, player: Player, field: Field, piece: Piece): void {
  const count = countOf(player, field, piece) - 1;
  if (count > 0) {
    player.entries[field.id]!.pieces[piece.id] = count;
    return;
  }
  delete player.entries[field.id]!.pieces[piece.id];
  removeAll(player, belongings(pad, field.id, piece.id));
}

/** From pieces to counts, going on from what the pieces came to; or back to the pieces. */
export function fillBy(entry: Entry, field: Field, by: Entry["by"], sheet?: Sheet): void {
  entry.by = by;
  const lines = sheet ? linesIn(field, sheet) : [];
  if (by === "counts" && lines.length) entry.counts = field.counts.map(({ read }) => read(lines));
}

/** What was kept in the browser, if it is a pad of this kind. */
export function restored(pad: ScorePad, text: string | null): Sheets | null {
  try {
    const kept = JSON.parse(text ?? "null") as Sheets | null;
    if (!kept) return null;
    const count = kept.players.length;
    if (count < pad.players[0] || count > pad.players[1]) return null;
    const sheets = freshSheets(pad, kept);
    for (const [number, player] of sheets.players.entries()) {
      if (typeof player.name !== "string") return null;
      for (const field of pad.fields) {
        const entry = kept.players[number]!.entries[field.id]!;
        const known = field.pieces.filter(({ id }) => Number.isInteger(entry.pieces[id]));
        const shares = field.common && kept.players[entry.with ?? -1] !== undefined;
        player.entries[field.id] = {
          by: entry.by === "counts" && field.counts.length ? "counts" : "pieces",
          pieces: Object.fromEntries(known.map(({ id }) => [id, entry.pieces[id]!])),
          counts: field.counts.map((_, index) => Number(entry.counts[index]) || 0),
          ...(shares && { with: entry.with! }),
        };
      }
    }
    return sheets;
  } catch {
    return null;
  }
}
