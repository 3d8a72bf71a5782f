/**
 * What is said aloud: the news of several moves at once, and that it is your turn.
 *
 * News wait until the table waits for the listener or is quiet for a moment: bots that move one
 * after the other are one utterance. They are polite; only the turn may interrupt, and it comes
 * first, so that it does not cut the news off.
 */
import type { Session } from "../table/session.svelte";
import { standingMoves } from "../table/decision";
import { talkOf } from "../table/chat/talk";
import { saying } from "../table/chat/saying";
import { lastTurn, linesOf, type SagaLine } from "../table/saga";
import { words } from "../words/words.svelte";

/** milliseconds without news after which the table is quiet */
const QUIET = 1500;
/** milliseconds until the focus has settled and the call to your turn may be needed */
const SETTLED = 50;
/** milliseconds until the news that come after that call */
const AFTER_TURN = 300;

export class Herald {
  /** another object for each utterance, even if it is the same as the last */
  news = $state.raw({ said: "" });
  turn = $state("");
  /** up to this version everything was told */
  #told: number;
  /** did the table wait for the listener before? */
  #mine: boolean;

  constructor(private readonly session: Session) {
    // returning players hear what has happened; spectators only what happens from now on
    const last = lastTurn(standingMoves(session.saga), session.seat);
    this.#told = session.seat === null ? session.frame!.version : (last ?? 0);
    this.#mine = session.myTurn;
  }

  /** Called in an effect, whenever a frame is shown; `heading`: where the question is. */
  hear(heading: () => HTMLElement | null): () => void {
    const { myTurn, view } = this.session;
    const call = setTimeout(() => this.#call(myTurn, heading()), SETTLED);
    const tell = setTimeout(() => this.#tell(), myTurn || view?.over ? AFTER_TURN : QUIET);
    return () => {
      clearTimeout(call);
      clearTimeout(tell);
    };
  }

  #call(mine: boolean, heading: HTMLElement | null): void {
    // a player who has just acted hears the next question anyway: the focus moved there
    const isHeard = this.#mine && document.activeElement === heading;
    this.#mine = mine;
    const question = heading?.textContent?.trim() ?? "";
    if (!mine) this.turn = "";
    else if (!isHeard) this.turn = words.t("textmode-turn", { question });
  }

  #tell(): void {
    const { session } = this;
    const lines = linesOf(session.saga, (event) => session.game.chapter(event));
    const isFresh = ({ version }: { version: number }) => version > this.#told;
    const talk = talkOf(session.saga).filter(isFresh);
    const fresh = [
      ...lines.filter(isFresh).flatMap(said),
      ...talk.map((line) => words.t("said-of", { what: line.name, said: saying(line) })),
    ];
    if (fresh.length) this.news = { said: fresh.join(" ") };
    this.#told = session.frame?.version ?? this.#told;
  }
}

/** A line as it is said; a heading is not, as what follows it says the same. */
function said(line: SagaLine): string[] {
  return line.kind === "heading" ? [] : [words.say(line.message)];
}
