import { beforeEach, expect, test, vi } from "vitest";

import { visitor } from "../visitor.svelte";
import { words } from "../words/words.svelte";
import { Hall } from "./hall.svelte";

const answers: Record<string, unknown> = {
  "/api/me": { name: "Player 1", account: null },
  "/api/games": [{ name: "some_game", title: "Some Game", seats: [2, 3] }],
  "/api/bots": ["weak", "strong"],
  "/api/characters": [{ id: "sindri", level: "strong", risk: 0, likes: [] }],
  "/api/tables?show=mine": [],
  "/api/tables?show=open": [{ id: "t", yours: [], host: false, status: "open" }],
  "/api/tables?show=running": [],
};

beforeEach(async () => {
  await words.speak("en");
  vi.stubGlobal("fetch", async (path: string) => Response.json(answers[path]));
});

test("the hall learns who I am, the games and the tables", async () => {
  const hall = new Hall();
  await hall.look();
  expect(visitor.person?.name).toBe("Player 1");
  expect(hall.title("some_game")).toBe("Some Game");
  expect(hall.levels).toEqual(["weak", "strong"]);
  expect(hall.tables?.open).toHaveLength(1);
});

test("without an answer it says so, keeps what it knew, and recovers", async () => {
  const hall = new Hall();
  await hall.look();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await hall.look();
  expect(hall.trouble?.key).toBe("no-answer");
  expect(hall.tables?.open).toHaveLength(1);
  vi.stubGlobal("fetch", fetch);
  await hall.look();
  expect(hall.trouble).toBeNull();
});

test("a refusal is kept to be said", async () => {
  const refused = { key: "too-often", args: {}, text: "" };
  vi.stubGlobal("fetch", async () => Response.json(refused, { status: 429 }));
  const hall = new Hall();
  await hall.learn();
  expect(hall.trouble).toEqual(refused);
});
