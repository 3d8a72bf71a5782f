/** What is seen of a saga: which lines, and how many. */
import { standingMoves } from "./decision";
import { type Filter, filtered, lastTurn, linesOf, type SagaLine } from "./saga";
import type { Session } from "./session.svelte";

/** more lines than this are shown on demand: a long game stays quick */
const AT_ONCE = 150;

export class SagaView {
  filter = $state<Filter>("all");
  /** where the lines begin that were there before */
  divider = $state<HTMLElement | null>(null);
  #most = $state(AT_ONCE);

  constructor(readonly session: Session) {}

  readonly #all = $derived.by(() =>
    linesOf(this.session.saga, (event) => this.session.game.chapter(event)),
  );
  readonly #passing = $derived.by(() => filtered(this.#all, this.filter).reverse());
  readonly #since = $derived.by(() =>
    lastTurn(standingMoves(this.session.saga), this.session.seat),
  );

  /** the lines to show, the newest first */
  readonly lines = $derived.by<SagaLine[]>(() => this.#passing.slice(0, this.#most));
  /** the first line that is not new since the viewer's last turn */
  readonly old = $derived.by(() => {
    const since = this.#since;
    return since === null ? -1 : this.lines.findIndex((line) => line.version <= since);
  });
  /** one line is reached by Tab, the others by arrows */
  readonly home = $derived.by(
    () =>
      this.lines.find(
        (line) => line.kind === "event" && this.session.game.places?.(line.message).length,
      )?.id,
  );

  get hasMore(): boolean {
    return this.#passing.length > this.#most;
  }

  showMore(): void {
    this.#most += AT_ONCE;
  }
}
