import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { RefusedError, api } from "../net/api";
import type { Positions, Table } from "../net/protocol";
import type { GamePage, Scene } from "../table/game";
import { words } from "../words/words.svelte";
import { Replay } from "./replay.svelte";

const LAST = 70;
let scenes: Scene[];
let replay: Replay;

const game = {
  worthAsking: () => [],
  beats: (scene: Scene) => {
    scenes.push(scene);
    return [];
  },
} as unknown as GamePage;

const seat = { kind: "human", name: "Player A", level: null, away: true };
const table = (status = "over") =>
  ({
    id: "abc",
    status,
    seats: [seat, seat],
    yours: [0],
    to_act: [1],
    moves: LAST,
  }) as unknown as Table;

/** On the way to the eighth position somebody sees something. */
function scenesOn(move: number, eyes: unknown): unknown[] {
  return move === 8 ? [{ after: 1, view: { move: 7.5, eyes } }] : [];
}

/** Every position is known by the number of moves before it, and by its viewer. */
function positions(_: string, eyes: unknown, first: number, count: number): Promise<Positions> {
  const numbers = Array.from({ length: Math.min(count, LAST + 1 - first) }, (_, i) => first + i);
  const found = numbers.map((move) => ({
    view: { move, eyes, to_act: [0] },
    prompt: null,
    scenes: scenesOn(move, eyes),
  }));
  return Promise.resolve({ first, of: LAST, positions: found } as unknown as Positions);
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
  await tick();
  flushSync();
}

beforeEach(async () => {
  scenes = [];
  await words.speak("en");
  vi.spyOn(api, "story").mockImplementation((_, eyes) => {
    const event = { key: "log-took", args: { eyes: String(eyes) } };
    const told = Array.from({ length: LAST + 1 }, () => ({ seat: 0, at: 0, events: [event] }));
    return Promise.resolve({ told });
  });
  vi.spyOn(api, "positions").mockImplementation(positions);
  replay = new Replay(table(), game, () => document.body);
  replay.look(0, 3);
  await settle();
});

afterEach(() => vi.restoreAllMocks());

const shown = () => replay.session.view as unknown as { move: number; eyes: unknown };

test("it opens where it was asked to, with the saga up to there", () => {
  expect(shown()).toMatchObject({ move: 3, eyes: 0 });
  expect(replay.session.saga).toHaveLength(4);
  expect(replay.last).toBe(LAST);
  expect(replay.session.idle).toBe(true);
});

test("a step forward is animated, every other way is not", async () => {
  replay.step();
  await settle();
  expect(shown().move).toBe(4);
  expect(scenes).toHaveLength(1);
  expect(replay.session.saga).toHaveLength(5);
  replay.back();
  await settle();
  replay.jump(20);
  await settle();
  expect(shown().move).toBe(20);
  expect(scenes).toHaveLength(1);
  expect(replay.session.saga).toHaveLength(21);
});

test("nobody is waited for in the past, and nobody is away", () => {
  expect(replay.session.myTurn).toBe(false);
  expect(replay.session.table).toMatchObject({ to_act: [], seats: [{ away: false }, {}] });
});

test("beyond the ends there is nothing", async () => {
  replay.jump(1000);
  await settle();
  expect(shown().move).toBe(LAST);
  replay.playing = true;
  replay.forward();
  expect(replay.playing).toBe(false);
  replay.jump(-5);
  await settle();
  expect(shown().move).toBe(0);
});

test("at the end, playing begins again", async () => {
  replay.jump(LAST);
  await settle();
  replay.toggle();
  await settle();
  expect(replay.playing).toBe(true);
  expect(shown().move).toBe(0);
});

test("another seat sees the same position, and its own story; without one all hands are open", async () => {
  replay.look(1);
  await settle();
  expect(shown()).toMatchObject({ move: 3, eyes: 1 });
  replay.look(null);
  await settle();
  expect(shown()).toMatchObject({ move: 3, eyes: "open" });
  expect(replay.session.saga[0]!.events![0]!.args).toEqual({ eyes: "open" });
});

test("while a game runs nothing is open", async () => {
  replay = new Replay(table("running"), game, () => document.body);
  replay.look(null, 0);
  await settle();
  expect(shown().eyes).toBeNull();
});

test("positions come in pieces, the next one in advance, each once", async () => {
  const asked = () => vi.mocked(api.positions).mock.calls.map(([, , first]) => first);
  expect(asked()).toEqual([0]);
  replay.jump(20);
  await settle();
  expect(asked()).toEqual([0, 32]);
  replay.jump(40);
  replay.jump(10);
  await settle();
  expect(asked()).toEqual([0, 32]);
});

test("only the last of several wishes is shown", async () => {
  let arrive: (found: Positions) => void = () => undefined;
  vi.mocked(api.positions).mockImplementationOnce(
    () => new Promise((resolve) => (arrive = resolve)),
  );
  replay.jump(65);
  replay.jump(5);
  await settle();
  arrive(await positions("abc", 0, 64, 32));
  await settle();
  expect(shown().move).toBe(5);
});

test("what cannot be fetched is said, and can be tried again", async () => {
  const refusal = { key: "too-often", args: {}, text: "Too often." };
  vi.mocked(api.positions).mockRejectedValueOnce(new RefusedError(429, refusal));
  replay.playing = true;
  replay.jump(66);
  await settle();
  expect(replay.trouble).toEqual(refusal);
  expect(shown().move).toBe(3);
  replay.jump(66);
  await settle();
  expect(replay.trouble).toBeNull();
  expect(shown().move).toBe(66);
});

test("a move is seen scene by scene, and again", async () => {
  replay.look(0, 7);
  await settle();
  const event = { key: "log-took", args: {} };
  replay.story = replay.story.map((told) => ({ ...told, events: [event, event] }));
  replay.step();
  await vi.waitFor(() => expect(replay.session.idle && shown().move).toBe(8));
  const moves = () => scenes.map(({ after }) => (after.view as unknown as { move: number }).move);
  expect(moves()).toEqual([7.5, 8]);
  replay.again();
  await vi.waitFor(() => expect(moves()).toEqual([7.5, 8, 7.5, 8]));
  await vi.waitFor(() => expect(replay.session.idle).toBe(true));
  expect(shown().move).toBe(8);
});

test("the last move is seen again after a jump, too", async () => {
  replay.jump(8);
  await settle();
  expect(scenes).toHaveLength(0);
  replay.again();
  await vi.waitFor(() => expect(scenes.length).toBeGreaterThan(0));
  await vi.waitFor(() => expect(replay.session.idle && shown().move).toBe(8));
  expect(scenes[0]!.before.view).toMatchObject({ move: 7 });
  replay.jump(0);
  await settle();
  replay.again();
  await settle();
  expect(shown().move).toBe(0);
});
