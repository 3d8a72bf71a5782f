/** The rules of a game to look things up in: what a game brings, in our own words. */
import type { Component } from "svelte";

import type { Message } from "../net/protocol";
import { withOutside } from "../outside";

/** A cell of a table: a sentence, or a figure. */
export type Cell = Message | number;

/**
 * What a section is made of, in the order in which it is read. Texts may hold `**strong**` words and links to
 * other places of the rules, `[like this](anchor)`.
 */
export type Block =
  | { kind: "text"; text: Message }
  | { kind: "list"; items: Message[]; numbered: boolean }
  | { kind: "table"; head: Cell[]; rows: Cell[][] }
  | { kind: "picture"; picture: Component; caption: Message };

export interface Section {
  /** its anchor: the part of the address behind the # */
  id: string;
  title: Message;
  blocks: Block[];
  /** a picture beside all that is said: of a hero, say */
  portrait?: Component;
}

export interface Chapter extends Section {
  icon: string;
  sections: Section[];
}

export interface Rules {
  /** symbols and gradients of the pictures; a table of the game has them mounted already */
  Sprite: Component;
  chapters: Chapter[];
  /** by the key of a refusal (`why-…`): the anchor of what explains it */
  refusals: Readonly<Record<string, string>>;
  /** what a record of the game's data is called */
  recordName: (file: string, id: string) => string;
  /** by the name of a public source in the data: the key of its name */
  sources: Readonly<Record<string, string>>;
}

const found = withOutside(import.meta.glob<{ default: Rules }>("../games/*/rules/rules.ts"));

/** Does a game bring rules? Without them there are no links to them either. */
export function hasRules(game: string): boolean {
  return pathOf(game) in found;
}

export async function loadRules(game: string): Promise<Rules> {
  const load = found[pathOf(game)];
  if (!load) throw new Error(`no rules for ${game}`);
  return (await load()).default;
}

function pathOf(game: string): string {
  return `../games/${game}/rules/rules.ts`;
}

/** All sections in the order of reading; a chapter begins with what it says itself. */
export function sectionsOf(chapters: readonly Chapter[]): Section[] {
  return chapters.flatMap((chapter) => [chapter, ...chapter.sections]);
}

/** The chapter that contains an anchor; the first one if the anchor is unknown. */
export function chapterOf(chapters: readonly Chapter[], anchor: string): Chapter {
  const holds = (chapter: Chapter) => sectionsOf([chapter]).some(({ id }) => id === anchor);
  return chapters.find(holds) ?? chapters[0]!;
}

/** Every sentence of a section, the title first. */
export function messagesOf(section: Section): Message[] {
  return [section.title, ...section.blocks.flatMap(ofBlock)];
}

function ofBlock(block: Block): Message[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "list":
      return block.items;
    case "picture":
      return [block.caption];
    case "table":
      return [...block.head, ...block.rows.flat()].filter((cell) => typeof cell !== "number");
  }
}
