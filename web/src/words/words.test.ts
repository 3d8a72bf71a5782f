import { beforeEach, describe, expect, test } from "vitest";

import { words } from "./words.svelte";

beforeEach(async () => {
  localStorage.clear();
  await words.speak("en");
  await words.learn("nidavellir");
  words.names = [];
});

describe("arguments are shown as in the terminal", () => {
  test("a seat is a player's name, or its number", () => {
    const took = { key: "log-took", args: { seat: 1, card: "W9" } };
    expect(words.say(took)).toBe("Player 2 takes warrior 9.");
    words.names = ["Player A", "Player B"];
    expect(words.say(took)).toBe("Player B takes warrior 9.");
  });

  test("a word is shown by its own message, if there is one", () => {
    const bid = { key: "log-uline-bid", args: { seat: 0, coin: "3s", tavern: "2" } };
    expect(words.say(bid)).toBe("Uline: Player 1 bids special 3 on Dancing Dragon.");
    expect(words.say({ ...bid, args: { ...bid.args, coin: "12" } })).toContain("bids 12 on");
  });

  test("a list is joined, a message inside a message is said", () => {
    const ordered = { key: "log-ordered", args: { tavern: "1", seat_list: [2, 0] } };
    expect(words.say(ordered)).toBe("Laughing Goblin: the turn order is Player 3, Player 1.");
    const inner = { key: "why-over", args: {} };
    expect(words.t("match-bad-value", { line: 3, why: inner })).toBe("Line 3: The game is over.");
  });

  test("a sentence is chosen by a number or by a word", () => {
    const over = (count: number, edition: string) =>
      words.t("log-game-over", { count, edition, seat_list: [0, 1] });
    expect(over(1, "de")).toContain("wins");
    expect(over(2, "de")).toContain("share first place");
    expect(over(2, "fr")).toContain("share the victory");
  });

  test("an action is said with its words in their order", () => {
    expect(words.action("take W9")).toBe("Take warrior 9");
    expect(words.action("transform 5 pouch")).toBe("Transform 5 in the pouch");
    expect(words.action("bid 5 3s 0")).toBe("Seal the bid: 5, special 3, 0");
    expect(words.action("dance W9")).toBe("dance W9");
    expect(words.word("transform", 1, "pouch")).toBe("in the pouch");
    expect(words.word("bid", 2, "3s")).toBe("special 3");
    expect(words.word("dance", 0, "W9")).toBe("W9");
  });

  test("a word for a player counts from 1; 0 is nobody", () => {
    words.names = ["Player A", "Player B"];
    const took = (seat: string) => words.say({ key: "log-took", args: { seat, card: "W9" } });
    expect(took("2")).toBe("Player B takes warrior 9.");
    expect(took("0")).toBe("0 takes warrior 9.");
  });

  test("what nobody has a message for is shown as its key", () => {
    expect(words.t("no-such-message")).toBe("no-such-message");
  });
});

test("the parts of a sentence keep what can be drawn", () => {
  const took = { key: "log-took", args: { seat: 1, card: "W9" } };
  expect(words.parts(took, ["card"])).toEqual([
    { text: "Player 2 takes " },
    { name: "card", value: "W9", text: "warrior 9" },
    { text: "." },
  ]);
  const revealed = {
    key: "log-revealed",
    args: { tavern: "1", seat_list: [0, 1], coin_list: ["5", "3s"] },
  };
  const drawn = words.parts(revealed, ["coin", "seat"]).filter((part) => "name" in part);
  expect(drawn.map((part) => part.text)).toEqual(["Player 1", "Player 2", "5", "special 3"]);
});

test("the language changes in place and is remembered", async () => {
  await words.speak("de");
  expect(words.t("tavern-1")).not.toBe("Laughing Goblin");
  expect(document.documentElement.lang).toBe("de");
  await words.start();
  expect(words.language).toBe("de");
});

test("a browser's language that we do not have leaves English", async () => {
  localStorage.clear();
  Object.defineProperty(navigator, "languages", { value: ["sv-SE"], configurable: true });
  await words.start();
  expect(words.language).toBe("en");
  Object.defineProperty(navigator, "languages", { value: ["sv-SE", "fr-CA"], configurable: true });
  await words.start();
  expect(words.language).toBe("fr");
});
