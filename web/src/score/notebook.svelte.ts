/** A pad in use: what is written on it, what the rules say of it; kept in the browser until a new game. */
import type { Sheet } from "../net/protocol";
import { Engine, type Refused } from "./engine";
import type { Entry, Field, Piece, Player, ScorePad, Sheets } from "./pad";
import { fillBy, freshSheets, join, put, resize, restored, take } from "./sheets";

export class Notebook {
  readonly pad: ScorePad;
  readonly game: string;
  sheets: Sheets;
  /** what the last pad that was possible came to; null before the first answer */
  results = $state.raw<Sheet[] | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** why the rules cannot be asked; "" if they can */
  trouble = $state("");
  /** the rules have not answered yet */
  reckoning = $state(true);
  #engine = new Engine();
  #asked = 0;

  constructor(game: string, pad: ScorePad) {
    this.game = game;
    this.pad = pad;
    const sheets = restored(pad, localStorage.getItem(this.#key)) ?? freshSheets(pad);
    this.sheets = $state(sheets);
    $effect(() => this.#follow());
  }

  get #key(): string {
    return `dvergar-score-${this.game}`;
  }

  /** what `dvergar score` reads */
  get file(): unknown {
    return this.pad.write($state.snapshot(this.sheets) as Sheets);
  }

  /** Keeps what was written, and asks the rules about it. */
  #follow(): void {
    localStorage.setItem(this.#key, JSON.stringify(this.sheets));
    void this.#ask(this.file);
  }

  async #ask(content: unknown): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await this.#engine.reckon(this.game, content);
      // more may have been written in the meantime
      if (asked !== this.#asked) return;
      this.trouble = "";
      this.refused = "refused" in found ? found.refused : null;
      if ("sheets" in found) this.results = found.sheets;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.reckoning = false;
  }

  /** Is this number of players' results still the one of this pad? */
  resultOf(number: number): Sheet | undefined {
    return this.results?.length === this.sheets.players.length ? this.results[number] : undefined;
  }

  put(player: Player, field: Field, piece: Piece): void {
    put(this.pad, this.sheets, player, field, piece);
  }

  take(player: Player, field: Field, piece: Piece): void {
    take(this.pad, player, field, piece);
  }

  fillBy(number: number, field: Field, by: Entry["by"]): void {
    const entry = this.sheets.players[number]!.entries[field.id]!;
    fillBy(entry, field, by, this.refused ? undefined : this.resultOf(number));
  }

  /** Has the same as another player in this field; null: something of its own. */
  join(number: number, field: Field, other: number | null): void {
    join(this.sheets, number, field, other);
  }

  resize(count: number): void {
    resize(this.pad, this.sheets, count);
  }

  /** Another game of the same people. */
  startAnew(): void {
    this.results = null;
    this.sheets = freshSheets(this.pad, $state.snapshot(this.sheets) as Sheets);
  }

  /** Goes on with a file, if the rules accept it; else says why not. */
  async open(content: unknown): Promise<Refused | null> {
    const found = await this.#engine.reckon(this.game, content);
    if ("refused" in found) return found.refused;
    this.sheets = this.pad.read(content);
    this.resize(Math.max(this.sheets.players.length, this.pad.players[0]));
    return null;
  }

  close(): void {
    this.#engine.stop();
  }
}
