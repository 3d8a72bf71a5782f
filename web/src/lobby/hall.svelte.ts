/** What the lobby knows of the server: its games, its bots, and the tables as they were a moment ago. */
import { api } from "../net/api";
import type { Character, GameShown, Message, Table } from "../net/protocol";
import { reason } from "../ui/explain";
import { visitor } from "../visitor.svelte";
import { words } from "../words/words.svelte";
import { byUrgency, ofOthers } from "./tables";

interface Tables {
  mine: Table[];
  open: Table[];
  running: Table[];
}

export class Hall {
  games = $state.raw<GameShown[] | null>(null);
  /** of bots, from the weakest to the strongest */
  levels = $state.raw<string[]>([]);
  /** among the bots, those of each level */
  characters = $state.raw<Character[]>([]);
  tables = $state.raw<Tables | null>(null);
  trouble = $state.raw<Message | null>(null);

  /** The games, in the language that the page speaks now. */
  learn(): Promise<void> {
    return this.#try(() => this.#askForGames());
  }

  /** The tables, now. What was seen before stays when the server does not answer. */
  look(): Promise<void> {
    return this.#try(async () => {
      await visitor.meet();
      const [mine, open, running] = await Promise.all([
        api.tables("mine"),
        api.tables("open"),
        api.tables("running"),
      ]);
      this.tables = { mine: byUrgency(mine), open: ofOthers(open), running: ofOthers(running) };
      if (!this.games) await this.#askForGames();
    });
  }

  title(game: string): string {
    return this.games?.find(({ name }) => name === game)?.title ?? game;
  }

  async #askForGames(): Promise<void> {
    const { language } = words;
    const [games, levels, characters] = await Promise.all([
      api.games(),
      api.bots(),
      api.characters(),
    ]);
    // the page may speak another language by now, and has asked again
    if (language !== words.language) return;
    [this.games, this.levels, this.characters] = [games, levels, characters];
  }

  async #try(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.trouble = null;
    } catch (error) {
      this.trouble = reason(error);
    }
  }
}
