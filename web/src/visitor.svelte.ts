/** The visitor. A newcomer gets a name at once, so that nothing delays the first game. */
import { api, whoAmI } from "./net/api";
import type { Person } from "./net/protocol";
import { words } from "./words/words.svelte";

/** The server refuses longer names. */
export const LONGEST_NAME = 24;

class Visitor {
  person = $state.raw<Person | null>(null);
  #met: Promise<Person> | null = null;

  /** Asks the server once, however many parts of the page want to know. */
  meet(): Promise<Person> {
    this.#met ??= this.#ask();
    return this.#met;
  }

  async rename(name: string): Promise<void> {
    await this.meet();
    this.person = await api.rename(name);
  }

  /** Somebody else sits here now: after a log-in, a log-out, a farewell. */
  be(person: Person | null): void {
    this.person = person;
    this.#met = person && Promise.resolve(person);
  }

  async #ask(): Promise<Person> {
    try {
      // a number that hardly two newcomers share: nobody is told apart by "Player 1"
      const number = 100 + Math.floor(Math.random() * 900);
      return (this.person = await whoAmI(words.t("player", { number })));
    } catch (error) {
      this.#met = null;
      throw error;
    }
  }
}

export const visitor = new Visitor();
