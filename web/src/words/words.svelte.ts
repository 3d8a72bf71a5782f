/**
 * Words in the visitor's language, from the same Fluent files as the terminal's.
 *
 * How arguments are shown is the same everywhere (src/dvergar/kernel/language.py):
 * - a name that begins with `seat` holds seat numbers: the players' names are put in;
 * - any other text `x` given as `card` (or `card2`) is shown by the message `card-x` if there is one;
 * - a list is given as `card_list` and joined with commas;
 * - a message is said in the same language.
 *
 * An action `take W9` is said by the message `do-take`; its attribute `.words` names the words that
 * follow the verb in their order, the last one as a list if it takes all that are left.
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
    const args = this.#namesOf(key).map((name, at) => {
      return [name, name.endsWith("_list") ? given.slice(at) : (given[at] ?? "")] as const;
    });
    return { key, args: Object.fromEntries(args) };
  }

  /** One word of an action, at this place after the verb, as the action's sentence shows it. */
  word(verb: string, place: number, word: string): string {
    const names = this.knows(`do-${verb}`) ? this.#namesOf(`do-${verb}`) : [];
    const name = names[Math.min(place, names.length - 1)] ?? "";
    return String(this.#show(name, word, (_, __, text) => text));
  }

  /** A value of this name, as sentences show it. */
  shown(name: string, value: string | number): string {
    return String(this.#show(name, value, (_, __, text) => text));
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

  #show(name: string, value: Plain, mark: Mark): FluentVariable {
    const kind = name.replace(/_list$/, "").replace(/\d+$/, "");
    // actions write players like any word, counted from 1
    const player = kind === "seat" && typeof value === "string" && /^[1-9]\d*$/.test(value);
    const seat = player ? Number(value) - 1 : value;
    if (typeof seat === "number") {
      return kind === "seat" ? mark(kind, seat, this.name(seat)) : seat;
    }
    if (Array.isArray(value)) {
      return value.map((item) => String(this.#show(kind, item, mark))).join(", ");
    }
    if (isMessage(value)) return this.#format(value, mark);
    const key = `${kind}-${String(value)}`;
    return mark(kind, String(value), this.knows(key) ? this.t(key) : String(value));
  }
}

function isLanguage(word: string | null): word is Language {
  return LANGUAGES.includes(word as Language);
}

function isMessage(value: Plain): value is Message & { [name: string]: Plain } {
  return typeof value === "object" && value !== null && "key" in value;
}

export const words = new Words();
