/**
 * Words in the visitor's language, from the same Fluent files as the terminal's.
 *
 * How arguments are shown is the same everywhere (src/dvergar/kernel/language.py):
 * - a name that begins with `seat` holds seat numbers: the players' names are put in;
 * - any other text `x` given as `card` (or `card2`) is shown by the message `card-x` if there is one;
 * - a list is given as `card_list` and joined with commas; in it `ruby*2` is two of what `ruby` is, `-` is nothing;
 * - a message is said in the same language.
 *
 * An action `take W9` is said by the message `do-take`; its attribute `.words` names the words that
 * follow the verb in their order. `=for` is the word `for` itself; a name ending in `_list` takes all
 * words up to the next of these, or to the end, but for those that the names in between need.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Message, Plain } from "../net/protocol";
import { readResources } from "./resources";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A piece of a sentence: plain text, or an argument that can be drawn (a card, a seat). */
export type Part = { text: string } | { text: string; name: string; value: string | number };

/** How an argument goes into a sentence. */
type Mark = (name: string, value: string | number, text: string) => string;

/** In a formatted sentence, argument number n is between these two marks. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKED = /\uE000(\d+)\uE001/;

/** So many of an item. */
const TIMES = /^(.+)\*([1-9]\d*)$/;
/** What a list with nothing in it is written as. */
const NOTHING = "-";

const STORED = "dvergar-language";

class Words {
  language = $state<Language>("en");
  /** the players' names, by seat */
  names = $state.raw<string[]>([]);
  #bundle = $state.raw(new FluentBundle("en"));
  #parts = new Set<string>();
  #loading: Promise<void> = Promise.resolve();

  /** The first language: the stored one, or the browser's first that we have. */
  async start(): Promise<void> {
    const wished = [localStorage.getItem(STORED), ...navigator.languages.map((l) => l.slice(0, 2))];
    await this.#inTurn(() => this.#load(wished.find(isLanguage) ?? "en", this.#parts));
  }

  async speak(language: Language): Promise<void> {
    localStorage.setItem(STORED, language);
    await this.#inTurn(() => this.#load(language, this.#parts));
  }

  /** Adds the words of games and of pages that not everybody opens. */
  async learn(...parts: string[]): Promise<void> {
    await this.#inTurn(async () => {
      if (parts.every((part) => this.#parts.has(part))) return;
      await this.#load(this.language, new Set([...this.#parts, ...parts]));
    });
  }

  /** One after the other, so that what was wished for last holds, with the words of all parts. */
  #inTurn(load: () => Promise<void>): Promise<void> {
    this.#loading = this.#loading.catch(() => undefined).then(load);
    return this.#loading;
  }

  async #load(language: Language, parts: Set<string>): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of await readResources(language, [...parts])) {
      bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
    this.#parts = parts;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message of the page itself. */
  t(key: string, args: Message["args"] = {}): string {
    return this.say({ key, args });
  }

  /** A message in this language. */
  say(message: Message): string {
    return this.#format(message, (_, __, text) => text);
  }

  /** A message, with those arguments kept apart that can be drawn (`card`, `seat`, …). */
  parts(message: Message, drawn: readonly string[]): Part[] {
    const tokens: Part[] = [];
    const sentence = this.#format(message, (name, value, text) => {
      if (!drawn.includes(name)) return text;
      tokens.push({ name, value, text });
      return `${OPEN}${tokens.length - 1}${CLOSE}`;
    });
    return sentence
      .split(MARKED)
      .map((piece, index) => (index % 2 ? tokens[Number(piece)]! : { text: piece }))
      .filter((part) => part.text !== "");
  }

  /** What somebody does who chooses this action; without words for it, the action itself. */
  action(action: string): string {
    return this.say(this.deed(action));
  }

  /** The same, as a message whose pieces can be drawn. */
  deed(action: string): Message {
    const [verb = "", ...given] = action.split(" ");
    const key = `do-${verb}`;
    if (!this.knows(key)) return { key: action, args: {} };
    return { key, args: named(this.#namesOf(key), given) };
  }

  /** One word of an action, at this place after the verb, as the action's sentence shows it. */
  word(verb: string, place: number, word: string): string {
    const names = this.knows(`do-${verb}`) ? this.#namesOf(`do-${verb}`) : [];
    const name = names[Math.min(place, names.length - 1)] ?? "";
    if (name.startsWith("=")) return word;
    return String(this.#show(name, word, (_, __, text) => text));
  }

  /** A value of this name, as sentences show it. */
  shown(name: string, value: string | number): string {
    return String(this.#show(name, value, (_, __, text) => text));
  }

  /** An item of a list of this name: some of them, or nothing. */
  listed(name: string, item: string): string {
    return String(this.#listed(name, item, (_, __, text) => text));
  }

  /** The names of an action's words. */
  #namesOf(key: string): string[] {
    const named = this.#bundle.getMessage(key)?.attributes["words"];
    return named ? this.#bundle.formatPattern(named).split(" ") : [];
  }

  /** What the player on a seat is called. */
  name(seat: number): string {
    return this.names[seat] ?? this.t("player", { number: seat + 1 });
  }

  #format(message: Message, mark: Mark): string {
    const pattern = this.#bundle.getMessage(message.key)?.value;
    if (!pattern) return message.key;
    const shown: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      shown[name] = this.#show(name, value, mark);
    }
    return this.#bundle.formatPattern(pattern, shown, []);
  }

  #listed(name: string, item: Plain, mark: Mark): FluentVariable {
    if (item === NOTHING) return this.t("nothing");
    const [, one, count] = (typeof item === "string" && TIMES.exec(item)) || [];
    if (one === undefined) return this.#show(name, item, mark);
    const pattern = this.#bundle.getMessage("item-times")!.value!;
    return this.#bundle.formatPattern(pattern, {
      count: Number(count),
      item: this.#show(name, one, mark),
    });
  }

  #show(name: string, value: Plain, mark: Mark): FluentVariable {
    const kind = name.replace(/_list$/, "").replace(/\d+$/, "");
    // actions write players like any word, counted from 1
    const player = kind === "seat" && typeof value === "string" && /^[1-9]\d*$/.test(value);
    const seat = player ? Number(value) - 1 : value;
    if (typeof seat === "number") {
      return kind === "seat" ? mark(kind, seat, this.name(seat)) : seat;
    }
    if (Array.isArray(value)) {
      return value.map((item) => String(this.#listed(kind, item, mark))).join(", ");
    }
    if (isMessage(value)) return this.#format(value, mark);
    const key = `${kind}-${String(value)}`;
    return mark(kind, String(value), this.knows(key) ? this.t(key) : String(value));
  }
}

/** The words of an action by the names that its message gives them. */
function named(names: readonly string[], given: readonly string[]): Message["args"] {
  const args: Message["args"] = {};
  let left = given;
  for (const [number, name] of names.entries()) {
    const end = name.endsWith("_list") ? endOfList(names.slice(number + 1), left) : 1;
    if (name.endsWith("_list")) args[name] = left.slice(0, end);
    else if (!name.startsWith("=")) args[name] = left[0] ?? "";
    left = left.slice(end);
  }
  return args;
}

/** How many of the words a list takes: it leaves those that the later names need. */
function endOfList(later: readonly string[], given: readonly string[]): number {
  let needed = 0;
  for (const name of later) {
    if (name.startsWith("=")) {
      const at = given.indexOf(name.slice(1));
      return at < 0 ? given.length : Math.max(at - needed, 0);
    }
    needed += 1;
  }
  return Math.max(given.length - needed, 0);
}

function isLanguage(word: string | null): word is Language {
  return LANGUAGES.includes(word as Language);
}

function isMessage(value: Plain): value is Message & { [name: string]: Plain } {
  return typeof value === "object" && value !== null && "key" in value;
}

export const words = new Words();
