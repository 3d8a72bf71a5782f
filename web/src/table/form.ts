/**
 * Actions that are described slot by slot instead of listed: what fits, why something does not, its words and back,
 * and what can still be chosen. The rules say the same (src/dvergar/kernel/form.py); both are tested with the same
 * examples, tests/kernel/forms.json.
 */
import type { Demand, Form, Message, Slot } from "../net/protocol";

/** What is in a slot: how many of each item, a number, or a word. */
export type Value = Readonly<Record<string, number>> | number | string;
/** By slot; of a slot that is not there nothing was chosen yet. */
export type Values = Readonly<Record<string, Value>>;

export type Part = Extract<Slot, { kind: "part" }>;
type Total = Extract<Demand, { kind: "total" }>;

/** how a part writes that nothing was chosen */
export const NOTHING = "-";
const ITEM = /^([a-z][a-z0-9_.-]*)(?:\*([1-9][0-9]{0,3}))?$/;
const NUMBER = /^(?:0|-?[1-9][0-9]{0,8})$/;

// --- text --------------------------------------------------------------------------------------

/** How far an action can be read: what is in its slots, and why it does not fit, if it does not. */
export interface Reading {
  values: Values;
  reason: Message | null;
}

export function read(form: Form, action: string): Reading {
  const [verb = "", ...given] = action.split(" ").filter(Boolean);
  const values: Record<string, Value> = {};
  if (verb !== form.verb) return { values, reason: { key: "why-form-verb", args: { verb } } };
  let words = given;
  for (const [number, slot] of form.slots.entries()) {
    const end = endOf(form, number, words);
    const found = readSlot(slot, words.slice(0, end));
    if ("reason" in found) return { values, reason: found.reason };
    words = words.slice(end);
    values[slot.name] = found.value;
  }
  if (words.length)
    return { values, reason: { key: "why-form-more", args: { text: words.join(" ") } } };
  return { values, reason: demanded(form, values) };
}

/** Why an action does not fit; null if it does. */
export function whyNot(form: Form, action: string): Message | null {
  return read(form, action).reason;
}

/** The form that an action fits, if there is one. */
export function formOf(forms: readonly Form[], action: string): Form | undefined {
  return forms.find((form) => whyNot(form, action) === null);
}

/** The action with these values, in its one spelling. For what is missing stands `gap`. */
export function write(form: Form, values: Values, gap = NOTHING): string {
  const words = form.slots.flatMap((slot) => {
    const value = slot.kind === "word" ? slot.name : values[slot.name];
    if (value === undefined) return [gap];
    return slot.kind === "part" ? writePart(slot, value) : [String(value)];
  });
  return [form.verb, ...words].join(" ");
}

function writePart(slot: Part, value: Value): string[] {
  const items = Object.keys(slot.counts).filter((item) => countOf(value, item) > 0);
  const words = items.map((item) => {
    const count = countOf(value, item);
    return count === 1 ? item : `${item}*${count}`;
  });
  return words.length ? words : [NOTHING];
}

/** How many of the words are a slot's: a part leaves one for each slot up to the next word, or to the end. */
function endOf(form: Form, number: number, words: readonly string[]): number {
  if (form.slots[number]!.kind !== "part") return 1;
  let later = 0;
  for (const slot of form.slots.slice(number + 1)) {
    if (slot.kind === "word") {
      const at = words.indexOf(slot.name);
      return at < 0 ? words.length : Math.max(at - later, 0);
    }
    later += 1;
  }
  return Math.max(words.length - later, 0);
}

type Found = { value: Value } | { reason: Message };

function readSlot(slot: Slot, words: readonly string[]): Found {
  const given = words.join(" ");
  if (slot.kind === "part") return readPart(slot, words);
  if (slot.kind === "number") {
    if (!NUMBER.test(given))
      return {
        reason: { key: "why-slot-number", args: { slot: slot.name, given: given || NOTHING } },
      };
    const number = Number(given);
    const fits = slot.low <= number && number <= slot.high;
    return fits
      ? { value: number }
      : { reason: notWithin([slot.name], number, slot.low, slot.high) };
  }
  const allowed = slot.kind === "word" ? [slot.name] : slot.words;
  return allowed.includes(given)
    ? { value: given }
    : { reason: noSuchWord(slot.name, given, allowed) };
}

function readPart(slot: Part, words: readonly string[]): Found {
  const taken = new Map<string, number>();
  for (const word of words.length === 1 && words[0] === NOTHING ? [] : words) {
    const [, item = "", times] = ITEM.exec(word) ?? [];
    if (!Object.hasOwn(slot.counts, item)) {
      const allowed = Object.keys(slot.counts);
      return { reason: noSuchWord(slot.name, word, allowed.length ? allowed : [NOTHING]) };
    }
    taken.set(item, (taken.get(item) ?? 0) + Number(times ?? 1));
  }
  if (!words.length) return { reason: { key: "why-slot-empty", args: { slot: slot.name } } };
  for (const [item, count] of taken) {
    const most = slot.counts[item]!;
    if (count > most)
      return { reason: { key: "why-slot-item", args: { slot: slot.name, item, most } } };
  }
  const count = [...taken.values()].reduce((sum, each) => sum + each, 0);
  if (count < slot.least || count > slot.most)
    return { reason: notWithin([slot.name], count, slot.least, slot.most) };
  const inOrder = Object.keys(slot.counts).filter((item) => taken.has(item));
  return { value: Object.fromEntries(inOrder.map((item) => [item, taken.get(item)!])) };
}

/** Why values that fit each on their own do not fit together. */
function demanded(form: Form, values: Values): Message | null {
  for (const demand of form.demands) {
    if (demand.kind === "apart") {
      const twice = inSeveral(demand.slots, values);
      if (twice.length)
        return { key: "why-form-apart", args: { item_list: twice, slot_list: demand.slots } };
    } else {
      const total = sumOf(demand, values);
      if (total < demand.low || total > demand.high)
        return notWithin(demand.slots, total, demand.low, demand.high);
    }
  }
  return null;
}

/** The items of the first of these parts that are in another, too. */
function inSeveral(slots: readonly string[], values: Values): string[] {
  const [first, ...others] = slots.map((name) => values[name] ?? {});
  return Object.keys(first ?? {}).filter(
    (item) => countOf(first!, item) > 0 && others.some((part) => countOf(part, item) > 0),
  );
}

/** What is in the slots of a limit counts so much. */
function sumOf(demand: Total, values: Values): number {
  let sum = 0;
  for (const name of demand.slots) {
    const value = values[name];
    if (typeof value === "number") sum += value;
    else if (typeof value === "object")
      for (const [item, count] of Object.entries(value)) sum += count * weightOf(demand, item);
  }
  return sum;
}

function weightOf(demand: Total, item: string): number {
  return Object.hasOwn(demand.weights, item) ? demand.weights[item]! : 1;
}

/** How many of an item are in a value. */
export function countOf(value: Value | undefined, item: string): number {
  return typeof value === "object" && Object.hasOwn(value, item) ? value[item]! : 0;
}

function noSuchWord(slot: string, given: string, allowed: readonly string[]): Message {
  return {
    key: "why-slot-word",
    args: { slot, given: given || NOTHING, allowed_list: [...allowed] },
  };
}

function notWithin(slots: readonly string[], count: number, low: number, high: number): Message {
  return { key: "why-slot-range", args: { slot_list: [...slots], count, low, high } };
}

/** Is there a value in every slot? */
export function isFilled(form: Form, values: Values): boolean {
  return form.slots.every(({ kind, name }) => kind === "word" || values[name] !== undefined);
}

/** The values that one begins with where nothing was chosen: of parts nothing, of numbers the lowest, of one word it. */
export function filled(form: Form, values: Values): Values {
  const all: Record<string, Value> = {};
  for (const slot of form.slots) {
    const value = values[slot.name];
    if (value !== undefined) all[slot.name] = value;
    else if (slot.kind === "part") all[slot.name] = {};
    else if (slot.kind === "number") all[slot.name] = slot.low;
    else if (slot.kind === "pick" && slot.words.length === 1) all[slot.name] = slot.words[0]!;
  }
  return all;
}

// --- what still fits ---------------------------------------------------------------------------

/** One way to make a choice: in which slot which item (or word) how often. */
type Option = readonly (readonly [slot: string, item: string, count: number])[];

/** By slot and item (or word): how many of it lead to an action. */
export type Still = Record<string, Record<string, number[]>>;

/**
 * What still fits, with these slots filled: by slot, item by item, how many of it lead to an action; of a slot with a
 * single word, the words (and the numbers) that do. A part may be filled item by item: those that it does not name are
 * open.
 */
export function still(form: Form, values: Values): Still {
  return leading(form, (slot, item, count) => {
    const value = values[slot];
    if (typeof value === "object") return !Object.hasOwn(value, item) || value[item] === count;
    return value === undefined || String(value) === item;
  });
}

/**
 * The same for who fills the slots little by little: of the items of parts, and of numbers, at least as many as there
 * are. One more of something is possible if there is a higher count.
 */
export function ahead(form: Form, values: Values): Still {
  return leading(form, (slot, item, count) => {
    const value = values[slot];
    if (typeof value === "object") return count >= countOf(value, item);
    if (typeof value === "number") return count >= value;
    return value === undefined || value === item;
  });
}

function leading(form: Form, keeps: (slot: string, item: string, count: number) => boolean): Still {
  const limits = limitsOf(form);
  const rows = choicesOf(form).map((options) =>
    options
      .filter((option) => option.every((choice) => keeps(...choice)))
      .map((option) => ({ option, adds: limits.map((limit) => addedBy(option, limit)) })),
  );
  const known = new Map<string, boolean>();

  /** Is there an action, with the choices from this one on? */
  function ends(number: number, sums: readonly number[]): boolean {
    if (number === rows.length) return limits.every((limit, at) => sums[at]! >= limit.low);
    const key = `${number} ${sums.join(" ")}`;
    let found = known.get(key);
    if (found === undefined) {
      found = rows[number]!.some(({ adds }) => {
        const then = summedUp(limits, sums, adds);
        return then !== null && ends(number + 1, then);
      });
      known.set(key, found);
    }
    return found;
  }

  const found: Still = {};
  let reached = [limits.map(() => 0)];
  for (const [number, options] of rows.entries()) {
    const following = new Map<string, number[]>();
    for (const { option, adds } of options) {
      let fits = false;
      for (const sums of reached) {
        const then = summedUp(limits, sums, adds);
        if (then === null || !ends(number + 1, then)) continue;
        following.set(then.join(" "), then);
        fits = true;
      }
      for (const [slot, item, count] of fits ? option : []) {
        const counts = ((found[slot] ??= {})[item] ??= []);
        if (!counts.includes(count)) counts.push(count);
      }
    }
    reached = [...following.values()];
  }
  return found;
}

/** The sums after a choice; null if one is too high. */
function summedUp(
  limits: readonly Total[],
  sums: readonly number[],
  adds: readonly number[],
): number[] | null {
  const then = sums.map((sum, at) => sum + adds[at]!);
  return then.some((sum, at) => sum > limits[at]!.high) ? null : then;
}

function addedBy(option: Option, limit: Total): number {
  return option
    .filter(([slot]) => limit.slots.includes(slot))
    .reduce((sum, [, item, count]) => sum + count * weightOf(limit, item), 0);
}

/** All that is limited: the size of parts, and the demands. */
function limitsOf(form: Form): Total[] {
  const sizes = form.slots.flatMap((slot): Total[] => {
    if (slot.kind !== "part") return [];
    const all = Object.values(slot.counts).reduce((sum, count) => sum + count, 0);
    if (slot.least <= 0 && slot.most >= all) return [];
    const { name, least: low, most: high } = slot;
    return [{ kind: "total", slots: [name], low, high, weights: {} }];
  });
  return [...sizes, ...form.demands.filter((demand) => demand.kind === "total")];
}

/** The single choices of which an action is made; items that must not meet are chosen together. */
function choicesOf(form: Form): Option[][] {
  const single = new Map(form.slots.map((slot) => [slot.name, choicesIn(slot)]));
  const found: Option[][] = [];
  for (const demand of form.demands) {
    if (demand.kind !== "apart") continue;
    const apart = demand.slots.map((name) => ({ name, rows: single.get(name) ?? [] }));
    for (const { name } of apart) single.delete(name);
    for (const item of new Set(apart.flatMap(({ rows }) => rows.map((row) => row[0]![0])))) {
      const having = apart.filter(({ rows }) => rows.some((row) => row[0]![0] === item));
      const options: Option[] = [having.map(({ name }) => [name, item, 0] as const)];
      for (const { name, rows } of having)
        for (const [, count] of rows.find((row) => row[0]![0] === item)!.slice(1))
          options.push(
            having.map((other) => [other.name, item, other.name === name ? count : 0] as const),
          );
      found.push(options);
    }
  }
  for (const [name, rows] of single)
    found.push(...rows.map((row) => row.map(([item, count]) => [[name, item, count] as const])));
  return found;
}

function choicesIn(slot: Slot): [string, number][][] {
  if (slot.kind === "word") return [];
  if (slot.kind === "pick") return [slot.words.map((word) => [word, 0])];
  if (slot.kind === "number")
    return [counting(slot.low, slot.high).map((number) => [String(number), number])];
  return Object.entries(slot.counts).map(([item, count]) =>
    counting(0, count).map((n): [string, number] => [item, n]),
  );
}

function counting(low: number, high: number): number[] {
  return Array.from({ length: Math.max(high - low + 1, 0) }, (_, n) => low + n);
}

/** Why there cannot be more of something: more than there is, than is allowed, or than goes together. */
export function whyNoMore(form: Form, values: Values, name: string, item: string): Message | null {
  const slot = form.slots.find((each) => each.name === name);
  if (slot?.kind === "part") {
    const count = countOf(values[name], item) + 1;
    const most = slot.counts[item] ?? 0;
    if (count > most) return { key: "why-slot-item", args: { slot: name, item, most } };
    const more = { ...values, [name]: { ...(values[name] as object), [item]: count } };
    const all = Object.values(more[name]!).reduce((sum: number, each: number) => sum + each, 0);
    if (all > slot.most) return notWithin([name], all, slot.least, slot.most);
    return tooMuch(form, more);
  }
  if (slot?.kind === "number") {
    const number = Number(values[name] ?? slot.low) + 1;
    if (number > slot.high) return notWithin([name], number, slot.low, slot.high);
    return tooMuch(form, { ...values, [name]: number });
  }
  return tooMuch(form, { ...values, [name]: item });
}

/** Which demand cannot be met any more, with at least these values. */
function tooMuch(form: Form, values: Values): Message | null {
  for (const demand of form.demands) {
    if (demand.kind === "apart") {
      const twice = inSeveral(demand.slots, values);
      if (twice.length)
        return { key: "why-form-apart", args: { item_list: twice, slot_list: demand.slots } };
    } else {
      const total = sumOf(demand, values);
      if (total > demand.high) return notWithin(demand.slots, total, demand.low, demand.high);
    }
  }
  return null;
}
