import { describe, expect, it } from "vitest";

import type { News } from "../../net/protocol";
import { talkOf, unread } from "./talk";

const chat = (version: number, more: Partial<News> = {}): News => ({
  version,
  at: 0,
  kind: "chat",
  name: "Player 1",
  text: "hm",
  ...more,
});
const react = (version: number, to: number, name: string, reaction = "heart"): News => ({
  version,
  at: 0,
  kind: "react",
  to,
  name,
  reaction,
});
const unreact = (version: number, to: number): News => ({ version, at: 0, kind: "unreact", to });

describe("the chat", () => {
  it("is what people said, in words or by phrases, and nothing else", () => {
    const hint: News = { version: 2, at: 0, kind: "hint", seat: 1 };
    const phrase = chat(3, { text: null, phrase: "oops", seat: 1, mine: true });
    expect(talkOf([chat(1), hint, phrase])).toMatchObject([
      { version: 1, name: "Player 1", text: "hm", phrase: null, seat: null, mine: false },
      { version: 3, text: null, phrase: "oops", seat: 1, mine: true },
    ]);
  });

  it("counts reactions of a kind together, and says whose they are", () => {
    const saga = [
      chat(1),
      react(2, 1, "Player 2"),
      { ...react(3, 1, "Player 3"), mine: true },
      react(4, 1, "Player 2", "wow"),
    ];
    expect(talkOf(saga)[0]!.reactions).toEqual([
      { key: "heart", names: ["Player 2", "Player 3"], mine: true },
      { key: "wow", names: ["Player 2"], mine: false },
    ]);
  });

  it("forgets a reaction that was taken back, and only that", () => {
    // two people of the same name
    const saga = [chat(1), react(2, 1, "Player"), react(3, 1, "Player"), unreact(4, 2)];
    expect(talkOf(saga)[0]!.reactions).toEqual([{ key: "heart", names: ["Player"], mine: false }]);
  });

  it("has nothing of people who are gone, nor reactions to what is not there", () => {
    const gone = { name: null, text: null };
    const saga = [
      chat(1, gone),
      react(2, 1, "Player 2"),
      { ...react(3, 4, ""), name: null },
      chat(4),
    ];
    expect(talkOf(saga)).toMatchObject([{ version: 4, reactions: [] }]);
  });
});

describe("what is unread", () => {
  it("are messages of others after the last that was seen", () => {
    const saga = [chat(1), chat(2), chat(3, { mine: true }), react(4, 1, "Player 2"), chat(5)];
    expect(unread(saga, 0)).toBe(3);
    expect(unread(saga, 2)).toBe(1);
    expect(unread(saga, 5)).toBe(0);
  });
});
