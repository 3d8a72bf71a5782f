/** For whom a game is new, and what they were told of it already. */
import { api } from "../net/api";
import type { Session } from "./session.svelte";
import { standingMoves } from "./decision";
import { words } from "../words/words.svelte";

const STORED = "dvergar-coach";

interface Memory {
  /** the games that were played to the end */
  known: string[];
  /** the decisions that were explained: "nidavellir ask-bid" */
  told: string[];
}

function stored(): Memory {
  try {
    return { known: [], told: [], ...JSON.parse(localStorage.getItem(STORED) ?? "{}") };
  } catch {
    return { known: [], told: [] };
  }
}

class Coaching {
  #memory = $state.raw(stored());
  /** the games that, as far as the server knows, this visitor has not finished anywhere */
  #fresh = $state.raw<readonly string[]>([]);

  isNew(game: string): boolean {
    return this.#fresh.includes(game) && !this.#memory.known.includes(game);
  }

  /** A game is opened: whoever has finished one, in this browser or with this account, knows it. */
  async meet(game: string): Promise<void> {
    if (this.#memory.known.includes(game) || this.#fresh.includes(game)) return;
    try {
      const finished = await api.myGames(game, null, 1);
      if (finished.length) this.learn(game);
      else this.#fresh = [...this.#fresh, game];
    } catch {
      // then there is no help this time
    }
  }

  learn(game: string): void {
    if (!this.#memory.known.includes(game))
      this.#keep({ known: [...this.#memory.known, game], told: [] });
  }

  wasTold(game: string, decision: string): boolean {
    return this.#memory.told.includes(`${game} ${decision}`);
  }

  tell(game: string, decision: string): void {
    const { known, told } = this.#memory;
    if (!this.wasTold(game, decision))
      this.#keep({ known, told: [...told, `${game} ${decision}`] });
  }

  #keep(memory: Memory): void {
    this.#memory = memory;
    localStorage.setItem(STORED, JSON.stringify(memory));
  }
}

export const coaching = new Coaching();

/** What the coach calls the decision that the viewer faces, the most special first; nothing if there is no choice. */
export function decisionsOf(session: Session): string[] {
  const prompt = session.frame?.prompt;
  if (!prompt || !session.myTurn || session.legal.length + session.forms.length < 2) return [];
  const special = session.game.coach?.decisions?.(session) ?? [];
  return [...special, prompt.key].filter((decision) => words.knows(`coach-${decision}`));
}

/** How many moves of the viewer stand: with each, another decision comes. */
export function movesOf(session: Session): number {
  return standingMoves(session.saga).filter(({ seat }) => seat === session.seat).length;
}
