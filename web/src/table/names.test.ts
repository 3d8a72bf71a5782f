import { beforeAll, expect, test } from "vitest";

import type { Seat, Table } from "../net/protocol";
import { words } from "../words/words.svelte";
import { markedName, namesAt, seatName, whoIs } from "./names";

const person: Seat = { kind: "human", name: "Sindri", level: null, away: false, character: null };
const bot: Seat = { kind: "bot", name: null, level: "master", away: false, character: "sindri" };

beforeAll(() => words.learn("nidavellir"));

test("a bot with a character has its name, any other a number", () => {
  expect(seatName(bot, 1)).toBe("Sindri");
  expect(seatName({ ...bot, character: null }, 1)).toBe("Bot 2");
  expect(seatName({ ...bot, character: "of-a-newer-server" }, 1)).toBe("Bot 2");
});

test("a person who is called like a bot is told from it", () => {
  expect(markedName(bot, 1)).toBe("Sindri (bot)");
  expect(markedName(person, 0)).toBe("Sindri");
  expect(namesAt({ seats: [person, bot] } as Table)).toEqual(["Sindri (1)", "Sindri (2)"]);
});

test("who a bot is says how strong it is and how it plays", () => {
  const table = { seats: [person, bot] } as Table;
  words.names = ["Player 1", "Sindri"];
  expect(whoIs(table, 1)).toContain(words.t("level-master"));
  expect(whoIs(table, 1)).toContain(words.t("character-sindri-about"));
  expect(whoIs(table, 0)).toBe("Player 1");
});
