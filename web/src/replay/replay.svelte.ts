/**
 * A game looked back on: the line of a session that speaks of the past.
 *
 * What happened is known from the beginning, positions come in pieces when they are needed, the next one
 * in advance. A step forward is a frame with news, which the session animates as in play; any other
 * way is a fresh frame.
 */
import { api, type Eyes } from "../net/api";
import type { Line, Listener } from "../net/connection";
import type { Answered, Message, News, Positions, Table } from "../net/protocol";
import type { GamePage } from "../table/game";
import { Session } from "../table/session.svelte";
import { reason } from "../ui/explain";

/** As many positions come at once; the server keeps a snapshot every 32 moves. */
const PIECE = 32;

export class Replay implements Line {
  readonly session: Session;
  /** how many moves were made in the position that is shown, or is on its way */
  move = $state(0);
  /** the seat that is looked from; null: from none, after the end with all hands open */
  seat = $state<number | null>(null);
  playing = $state(false);
  /** by number of moves: what happened on the way there, the deal first */
  story = $state.raw<News[]>([]);
  /** why something could not be fetched */
  trouble = $state.raw<Message | null>(null);
  #listener!: Listener;
  #pieces = new Map<number, Promise<Positions>>();
  /** the position that the session was given last, and for whom it was */
  #given: { move: number; seat: number | null } | null = null;

  constructor(
    readonly table: Table,
    game: GamePage,
    layer: () => HTMLElement | null,
  ) {
    this.session = new Session(table.id, null, game, layer, (listener) => {
      this.#listener = listener;
      return this;
    });
  }

  get last(): number {
    return Math.max(0, this.story.length - 1);
  }

  get isOver(): boolean {
    return this.table.status === "over";
  }

  get #eyes(): Eyes {
    return this.seat === null && this.isOver ? "open" : this.seat;
  }

  // --- looking -------------------------------------------------------------------------------

  /** Fetches what happened as a seat saw it, and shows the same position from there. */
  look(seat: number | null, move = this.move): void {
    this.seat = seat;
    this.#pieces.clear();
    // together with the story: most of the waiting is done at once
    this.#piece(Math.min(move, this.table.moves)).catch(() => undefined);
    void this.#try(async () => {
      const { told } = await api.story(this.table.id, this.#eyes);
      if (seat !== this.seat) return;
      this.story = told.map((each, number) => ({ ...each, version: number + 1, kind: "move" }));
      this.#listener.link("open");
      await this.#show(move, false);
    });
  }

  jump(move: number): void {
    this.playing = false;
    void this.#try(() => this.#show(move, false));
  }

  back(): void {
    this.jump(this.move - 1);
  }

  /** One move on, by hand. */
  step(): void {
    this.playing = false;
    this.forward();
  }

  forward(): void {
    if (this.move >= this.last) {
      this.playing = false;
      return;
    }
    void this.#try(() => this.#show(this.move + 1, true));
  }

  /** The last move once more. */
  again(): void {
    this.playing = false;
    const { move, session } = this;
    if (move === 0) return;
    if (session.canRepeat) void session.again();
    else
      void this.#try(async () => {
        await this.#show(move - 1, false);
        await this.#show(move, true);
      });
  }

  /** Plays on or pauses; at the end from the beginning. */
  toggle(): void {
    if (!this.playing && this.move === this.last) this.jump(0);
    this.playing = !this.playing;
  }

  async #show(wished: number, animated: boolean): Promise<void> {
    const move = Math.min(Math.max(wished, 0), this.last);
    const { seat } = this;
    this.move = move;
    this.session.stage.skip();
    const { first, positions } = await this.#piece(move);
    // the viewer may have gone to another position in the meantime
    if (move !== this.move || seat !== this.seat) return;
    const given = this.#given;
    const { view, prompt, scenes } = positions[move - first]!;
    const isNext = animated && given?.move === move - 1 && given.seat === seat;
    this.#given = { move, seat };
    this.#listener.state({
      type: "state",
      version: move + 1,
      since: isNext ? move : null,
      seat,
      table: asPast(this.table),
      view,
      prompt,
      legal: [],
      forms: [],
      news: isNext ? [{ ...this.story[move]!, scenes }] : this.story.slice(0, move + 1),
    });
    const ahead = move + PIECE / 2;
    if (ahead <= this.last) void this.#piece(ahead).catch(() => undefined);
  }

  /** The positions around a move, fetched once. */
  #piece(move: number): Promise<Positions> {
    const first = move - (move % PIECE);
    const known = this.#pieces.get(first);
    if (known) return known;
    const pieces = this.#pieces;
    const piece = api.positions(this.table.id, this.#eyes, first, PIECE);
    pieces.set(first, piece);
    piece.catch(() => pieces.delete(first));
    return piece;
  }

  async #try(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.trouble = null;
    } catch (error) {
      this.playing = false;
      this.trouble = reason(error);
    }
  }

  // --- the rest of a line --------------------------------------------------------------------

  /** The past hears nobody. */
  send(): Promise<Answered> {
    return Promise.resolve({ outlooks: [], options: [] });
  }

  close(): void {
    this.playing = false;
  }
}

/** The table waits for nobody, no clock runs, and those who left have played until then. */
function asPast(table: Table): Table {
  const seats = table.seats.map((seat) => ({ ...seat, away: false }));
  return { ...table, seats, status: "over", to_act: [], clock: null, time: null, undo: null };
}
