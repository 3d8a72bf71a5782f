/** How a game writes its rules down: `section("order", text("…"), list("…", "…"))`. */
import type { Component } from "svelte";

import type { Message } from "../net/protocol";
import type { Block, Cell, Chapter, Section } from "./rules";

export function say(key: string, args: Message["args"] = {}): Message {
  return { key, args };
}

export function text(key: string, args?: Message["args"]): Block {
  return { kind: "text", text: say(key, args) };
}

/** What needs no arguments is named by its key alone. */
type Said = string | Message;

export function list(...items: Said[]): Block {
  return { kind: "list", items: items.map(asMessage), numbered: false };
}

export function steps(...items: Said[]): Block {
  return { kind: "list", items: items.map(asMessage), numbered: true };
}

function asMessage(said: Said): Message {
  return typeof said === "string" ? say(said) : said;
}

export function table(head: Cell[], ...rows: Cell[][]): Block {
  return { kind: "table", head, rows };
}

/** A picture, and what can be seen on it. */
export function picture(drawing: Component, caption: Message): Block {
  return { kind: "picture", picture: drawing, caption };
}

export function section(id: string, title: Message, ...blocks: Block[]): Section {
  return { id, title, blocks };
}

/**
 * How cases are decided that the rulebook leaves open: a section for each topic, in which each case is
 * said by `rules-rulings-<topic>-<case>`.
 */
export function rulings(topics: Record<string, string[]>, args?: Message["args"]): Section[] {
  return Object.entries(topics).map(([topic, cases]) => {
    const said = cases.map((one) => say(`rules-rulings-${topic}-${one}`, args));
    return section(`rulings-${topic}`, say(`rules-rulings-${topic}`), list(...said));
  });
}

export function chapter(
  id: string,
  icon: string,
  title: Message,
  blocks: Block[],
  ...sections: Section[]
): Chapter {
  return { id, icon, title, blocks, sections };
}
