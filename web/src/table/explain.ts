/** Why something does not fit a form, with its items and words as the game calls them. */
import type { Form, Message, Plain } from "../net/protocol";
import { words } from "../words/words.svelte";

export function explain(form: Form, reason: Message): Message {
  const { slot, slot_list } = reason.args;
  const name = typeof slot === "string" ? slot : Array.isArray(slot_list) ? slot_list[0] : "";
  const of = form.slots.find((each) => each.name === name)?.of;
  if (of === undefined) return reason;
  const shown = (value: Plain) => (typeof value === "string" ? words.listed(of, value) : value);
  const args = Object.entries(reason.args).map(([key, value]): [string, Plain] => {
    if (!["item", "item_list", "allowed_list", "given"].includes(key)) return [key, value];
    return [key, Array.isArray(value) ? value.map(shown) : shown(value)];
  });
  return { key: reason.key, args: Object.fromEntries(args) };
}
