import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../net/fake-socket";
import type { Form, Message, StateFrame, View } from "../net/protocol";
import { settings } from "../settings.svelte";
import { words } from "../words/words.svelte";
import type { GamePage, Scene } from "./game";
import { Session } from "./session.svelte";

let scenes: Scene[];
let endAnimation: () => void;
let session: Session;

const game = {
  goesOn: (action: string) => (action === "take A" ? "take" : null),
  worthAsking: (legal: string[]) => legal,
  beats: (scene: Scene) => {
    scenes.push(scene);
    const play = () => new Promise<void>((resolve) => (endAnimation = resolve));
    return [{ before: false, duration: 100, play }];
  },
} as unknown as GamePage;

function frame(version: number, change: Partial<StateFrame> & { to_act?: number[] } = {}) {
  const { to_act = [0], ...rest } = change;
  const seat = { kind: "human", name: "Player A", level: null, away: false, character: null };
  return {
    type: "state",
    version,
    since: version - 1,
    seat: 0,
    table: { seats: [seat, { ...seat, kind: "bot", name: null }], status: "running" },
    view: { to_act, may_act: [], over: false, you: 0 },
    prompt: null,
    legal: ["take A", "take B"],
    forms: [],
    news: [],
    ...rest,
  };
}

const moved = (...events: Message[]) => [{ version: 2, at: 0, kind: "move" as const, events }];
const event = { key: "log-took", args: {} };
const sent = () => FakeSocket.last.sent.slice(1);

async function receive(content: object): Promise<void> {
  FakeSocket.last.say(content);
  await tick();
  await Promise.resolve();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  scenes = [];
  endAnimation = () => undefined;
  settings.choices.forced = true;
  settings.choices.oneClick = false;
  await words.speak("en");
  session = new Session("abc", 0, game, () => document.body);
  FakeSocket.last.open();
  await receive(frame(1, { since: 0 }));
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first frame is shown at once, without animation", () => {
  expect(session.frame?.version).toBe(1);
  expect(scenes).toHaveLength(0);
});

test("the saga is read again from the same seat, while the table stays in sight", async () => {
  const said = { version: 1, at: 0, kind: "chat" as const, name: "Player B", text: "hm" };
  await receive(frame(2, { news: [said] }));
  session.reread();
  expect(session.view).not.toBeNull();
  expect(sent().at(-1)).toMatchObject({ type: "hello", seat: 0, seen: 0 });
  await receive(frame(2, { since: 0, news: [] }));
  expect(session.saga).toEqual([]);
});

test("on my turn it asks in advance what the choices would bring", async () => {
  const { id, actions } = sent()[0]!;
  expect(actions).toEqual(["take A", "take B"]);
  const outlook = { why_not: null, events: [], scores: [3, 0], prompt: null, to_act: [] };
  const outlooks = [{ action: "take A", ...outlook }];
  await receive({ type: "told", id, version: 1, outlooks });
  expect(session.outlook("take A")?.scores).toEqual([3, 0]);
  expect(session.outlook("take B")).toBeUndefined();
});

test("it also asks when the frame comes before the answer to my action", async () => {
  void session.act("take A");
  await receive(frame(2, { legal: ["recruit C", "recruit D"] }));
  await vi.advanceTimersByTimeAsync(1);
  expect(sent().at(-1)).toMatchObject({ type: "ask", actions: ["recruit C", "recruit D"] });
});

describe("choosing", () => {
  test("a choice waits for its confirmation", () => {
    session.choose("take A");
    expect(session.chosen).toBe("take A");
    expect(sent()).toHaveLength(1);
    session.confirm();
    expect(sent()[1]).toMatchObject({ type: "act", seat: 0, action: "take A" });
  });

  test("choosing the same again confirms it; clearing forgets it", () => {
    session.choose("take A");
    session.clear();
    expect(session.chosen).toBeNull();
    session.choose("take B");
    session.choose("take B");
    expect(sent()[1]).toMatchObject({ action: "take B" });
  });

  test("is begun with its first words, and forgotten with another choice", async () => {
    session.begin("take");
    session.begin("steal");
    expect(session.begun).toBe("take");
    session.choose("take A");
    expect([session.chosen, session.begun]).toEqual(["take A", "take"]);
    session.begin("take");
    expect(session.chosen).toBeNull();
    session.clear();
    expect(session.begun).toBeNull();
    session.begin("take");
    await receive(frame(2, { legal: ["end"] }));
    expect(session.begun).toBeNull();
  });

  test("with one click it acts at once", () => {
    settings.choices.oneClick = true;
    session.choose("take A");
    expect(sent()[1]).toMatchObject({ action: "take A" });
  });

  test("what is not legal cannot be chosen", () => {
    session.choose("take Z");
    expect(session.chosen).toBeNull();
  });

  test("nothing is legal while an action is on its way, or the line is broken", () => {
    void session.act("take A");
    expect(session.legal).toEqual([]);
    FakeSocket.last.say({ type: "done", id: sent()[1]!["id"], version: 2 });
    FakeSocket.last.drop(1006);
    expect(session.legal).toEqual([]);
  });

  test("a refusal is kept until the next choice", async () => {
    const acted = session.act("take A");
    const refusal = { key: "why-over", args: {}, text: "…" };
    FakeSocket.last.say({ type: "refused", id: sent()[1]!["id"], version: 1, ...refusal });
    expect(await acted).toBe(false);
    expect(session.refusal?.key).toBe("why-over");
    session.choose("take B");
    expect(session.refusal).toBeNull();
  });
});

describe("what is described instead of listed", () => {
  const part = { kind: "part", of: "gem", counts: { ruby: 2, emerald: 1 } } as const;
  const form: Form = {
    verb: "pay",
    slots: [
      { ...part, name: "gem", least: 0, most: 3 },
      { kind: "pick", name: "hall", of: "hall", words: ["low", "high"] },
    ],
    demands: [{ kind: "total", slots: ["gem"], low: 2, high: 3, weights: {} }],
  };

  beforeEach(() => receive(frame(2, { legal: ["pass"], forms: [form] })));

  test("is chosen like what is listed", () => {
    session.choose("pay ruby low");
    expect(session.chosen).toBeNull();
    session.choose("pay ruby*2 low");
    session.confirm();
    expect(sent().at(-1)).toMatchObject({ type: "act", action: "pay ruby*2 low" });
  });

  test("is composed slot by slot, and never done at once", () => {
    settings.choices.oneClick = true;
    session.compose(form, { gem: { ruby: 1 } });
    expect([session.chosen, session.begun]).toEqual([null, "pay"]);
    session.compose(form, { gem: { ruby: 1, emerald: 1 }, hall: "low" });
    expect([session.chosen, session.begun]).toEqual(["pay ruby emerald low", null]);
    expect(session.draft(form)).toEqual({ gem: { ruby: 1, emerald: 1 }, hall: "low" });
    session.compose(form, { gem: { ruby: 1 }, hall: "low" });
    expect([session.chosen, session.begun]).toEqual([null, "pay"]);
    session.clear();
    expect([session.begun, session.draft(form)]).toEqual([null, {}]);
    expect(sent().some(({ type }) => type === "act")).toBe(false);
  });

  test("what is chosen elsewhere is in the slots", () => {
    session.compose(form, { gem: { ruby: 1 } });
    session.select("pay ruby*2 high");
    expect(session.draft(form)).toEqual({ gem: { ruby: 2 }, hall: "high" });
    session.select("pass");
    expect(session.draft(form)).toEqual({});
  });

  test("a choice survives a new frame as long as it fits", async () => {
    session.choose("pay ruby*2 low");
    await receive(frame(3, { legal: [], forms: [form] }));
    expect(session.chosen).toBe("pay ruby*2 low");
    await receive(frame(4, { legal: ["pass"], forms: [] }));
    expect(session.chosen).toBeNull();
    session.begin("pay");
    expect(session.begun).toBeNull();
  });

  test("is no choice with one option", async () => {
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent().some(({ type }) => type === "act")).toBe(false);
  });

  test("says itself why something does not fit", async () => {
    const asked = sent().length;
    const why = await session.whyNot("pay ruby*3 low");
    expect(why).toContain("only 2");
    expect(sent()).toHaveLength(asked);
  });

  test("a hint is gone with what was described", async () => {
    session.advice = [];
    await receive(frame(3, { legal: ["pass"], forms: [form] }));
    expect(session.advice).toEqual([]);
    await receive(frame(4, { legal: ["pass"], forms: [{ ...form, demands: [] }] }));
    expect(session.advice).toBeNull();
  });
});

test("who lets something happen can say so for the rest of the turn", async () => {
  const view = { ...frame(2).view, mode: "reaction", silence: "pass", turn: 3 };
  await receive(
    frame(2, { legal: ["shield", "pass"], view: view as unknown as StateFrame["view"] }),
  );
  session.quiet = true;
  void session.act("shield");
  expect(sent().at(-1)).toEqual(expect.not.objectContaining({ quiet: true }));
  FakeSocket.last.say({
    type: "refused",
    id: sent().at(-1)!["id"],
    version: 2,
    key: "x",
    args: {},
  });
  await vi.advanceTimersByTimeAsync(1);
  void session.act("pass");
  expect(sent().at(-1)).toMatchObject({ action: "pass", quiet: true });
});

describe("frames", () => {
  test("wait until what happened before has been seen", async () => {
    await receive(frame(2, { news: moved(event) }));
    expect(scenes).toHaveLength(1);
    expect(session.legal).toEqual([]);
    await receive(frame(3, { news: moved(event) }));
    expect(session.frame?.version).toBe(2);
    endAnimation();
    await vi.waitFor(() => expect(scenes).toHaveLength(2));
    endAnimation();
    await vi.waitFor(() => expect(session.animating).toBe(false));
    expect(session.frame?.version).toBe(3);
    expect(session.saga).toHaveLength(2);
  });

  test("drop a choice that is no longer there", async () => {
    session.choose("take A");
    await receive(frame(2, { legal: ["take B"] }));
    expect(session.chosen).toBeNull();
  });

  test("of an old position answer no question of the new one", async () => {
    const { id } = sent()[0]!;
    await receive(frame(2));
    const outlook = { action: "take A", why_not: null, events: [], scores: [9], prompt: null };
    await receive({ type: "told", id, version: 1, outlooks: [outlook] });
    expect(session.outlook("take A")).toBeUndefined();
  });
});

describe("what happens between two decisions", () => {
  const seen = () => session.view as unknown as { coins: number };
  const view = (coins: number) => ({ ...frame(1).view, coins }) as unknown as View;
  const news = (version: number, seat = 1, coins = version * 10): Partial<StateFrame> => ({
    view: view(coins),
    news: [
      {
        version,
        at: 0,
        kind: "move",
        seat,
        events: [event, event, event],
        scenes: [
          { after: 1, view: { coins: coins + 1, to_act: [] } as Partial<View> },
          { after: 3, view: { coins: coins + 2 } as Partial<View> },
        ],
      },
    ],
  });
  /** Ends one animation after the other; what lay on the table during each. */
  async function watched(): Promise<number[]> {
    const found: number[] = [];
    await vi.advanceTimersByTimeAsync(1);
    for (let n = 0; n < 20 && session.animating; n++) {
      found.push(seen().coins);
      endAnimation();
      await vi.advanceTimersByTimeAsync(500);
    }
    return found;
  }

  test("is seen step by step, each with what was true before and after", async () => {
    await receive(frame(2, news(2)));
    expect(scenes.map(({ events }) => events.length)).toEqual([1, 2, 0]);
    expect(scenes[1]!.before).toBe(scenes[0]!.after);
    expect(scenes[0]!.after.view).toMatchObject({ coins: 21, to_act: [], you: 0 });
    const heard = () => session.saga.map((each) => each.events?.length);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.legal).toEqual([]);
    expect(heard()).toEqual([1]);
    expect(session.frame!.legal).toEqual([]);
    expect(await watched()).toEqual([21, 22, 20]);
    expect(session.legal).toEqual(["take A", "take B"]);
    expect(heard()).toEqual([3]);
  });

  test("can be skipped", async () => {
    await receive(frame(2, news(2)));
    await vi.advanceTimersByTimeAsync(1);
    session.stage.skip();
    endAnimation();
    await vi.advanceTimersByTimeAsync(1);
    expect([seen().coins, session.animating]).toEqual([20, false]);
  });

  test("is not seen by who does not look, and in words", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
    await receive(frame(2, news(2)));
    expect([seen().coins, session.animating]).toEqual([20, false]);
    expect(session.canRepeat).toBe(true);
    settings.choices.inWords = true;
    await receive(frame(3, news(3)));
    expect(session.canRepeat).toBe(false);
    settings.choices.inWords = false;
    expect([seen().coins, session.animating, scenes.length]).toEqual([30, false, 0]);
  });

  test("can be shown again, all since the viewer's last action", async () => {
    expect(session.canRepeat).toBe(false);
    await receive(frame(2, news(2, 0)));
    expect(session.canRepeat).toBe(false);
    await watched();
    await receive(frame(3, news(3, 1)));
    await watched();
    const now = session.frame;
    session.choose("take A");
    void session.again();
    expect([session.repeating, session.legal]).toEqual([true, []]);
    await vi.advanceTimersByTimeAsync(500);
    expect(await watched()).toEqual([21, 22, 20, 31, 32, 30]);
    expect([session.frame, session.chosen, session.repeating]).toEqual([now, null, false]);
    await receive(frame(4, news(4, 0)));
    await watched();
    void session.again();
    await vi.advanceTimersByTimeAsync(500);
    expect(await watched()).toEqual([41, 42, 40]);
  });

  test("stands still for a while where nothing moves, if it was asked for", async () => {
    const still = vi.spyOn(settings, "still", "get").mockReturnValue(true);
    vi.spyOn(game, "beats").mockReturnValue([]);
    await receive(frame(2, news(2)));
    await vi.advanceTimersByTimeAsync(1);
    expect([seen().coins, session.animating]).toEqual([20, false]);
    void session.again();
    const found: number[] = [];
    while (session.animating) {
      await vi.advanceTimersByTimeAsync(350);
      if (session.animating) found.push(seen().coins);
    }
    expect(new Set(found)).toEqual(new Set([undefined, 21, 22]));
    still.mockRestore();
    vi.mocked(game.beats).mockRestore();
  });

  test("what comes while it is shown again is shown after it", async () => {
    await receive(frame(2, news(2)));
    await watched();
    void session.again();
    await vi.advanceTimersByTimeAsync(500);
    await receive(frame(3, news(3)));
    expect(seen().coins).toBe(21);
    expect(await watched()).toEqual([21, 22, 20, 31, 32, 30]);
    expect(session.frame!.version).toBe(3);
  });

  test("is not shown again once it was taken back, or to somebody else", async () => {
    await receive(frame(2, news(2)));
    await watched();
    expect(session.canRepeat).toBe(true);
    const undone = { version: 3, at: 0, kind: "undo" as const, to: 0 };
    await receive(frame(3, { news: [undone] }));
    expect(session.canRepeat).toBe(false);
    await receive(frame(4, news(4)));
    await watched();
    session.look(1);
    expect(session.past).toEqual([]);
  });
});

describe("a choice with one option", () => {
  test("is taken by itself after a moment", async () => {
    await receive(frame(2, { legal: ["take A"] }));
    await vi.advanceTimersByTimeAsync(600);
    expect(sent().at(-1)).toMatchObject({ type: "act", action: "take A" });
  });

  test("is left to the visitor who wants it so, or whose turn it is not", async () => {
    settings.choices.forced = false;
    await receive(frame(2, { legal: ["take A"] }));
    await vi.advanceTimersByTimeAsync(5000);
    settings.choices.forced = true;
    await receive(frame(3, { legal: ["take A"], to_act: [1] }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent().filter((each) => each["type"] === "act")).toEqual([]);
  });

  test("is left to the visitor where people would learn from it that there was only one", async () => {
    const view = { ...frame(2).view, discreet: true } as StateFrame["view"];
    const table = frame(2).table as StateFrame["table"];
    const seats = [table.seats[0]!, { ...table.seats[0]!, name: "Player B" }];
    await receive(frame(2, { legal: ["take A"], view, table: { ...table, seats } }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent().filter((each) => each["type"] === "act")).toEqual([]);
    await receive(frame(3, { legal: ["take A"], view }));
    await vi.advanceTimersByTimeAsync(600);
    expect(sent().at(-1)).toMatchObject({ type: "act", action: "take A" });
  });
});

test("a second click does not send it again", () => {
  session.choose("take A");
  session.confirm();
  session.confirm();
  void session.act("take A");
  expect(sent().filter((each) => each["type"] === "act")).toHaveLength(1);
});

test("it is not my turn while a bot plays for me", async () => {
  const { table } = frame(2);
  const seats = [{ ...table.seats[0]!, away: true }, table.seats[1]!];
  await receive({ ...frame(2), table: { ...table, seats } });
  expect([session.away, session.myTurn]).toEqual([true, false]);
});

describe("what the first seat saw is not shown to the next one", () => {
  test("though it was still being animated", async () => {
    const play = () => new Promise<void>((resolve) => (endAnimation = resolve));
    vi.spyOn(game, "beats").mockReturnValueOnce([{ before: true, duration: 100, play }]);
    await receive(frame(2, { news: moved(event) }));
    session.look(1);
    endAnimation();
    await vi.advanceTimersByTimeAsync(1);
    expect([session.frame, session.animating]).toEqual([null, false]);
  });

  test("though the first one had asked something", async () => {
    const { id } = sent()[0]!;
    session.look(1);
    await receive(frame(1, { since: 0, seat: 1 }));
    expect(session.seat).toBe(1);
    const outlook = { action: "take A", why_not: null, events: [], scores: [9], prompt: null };
    await receive({ type: "told", id, version: 1, outlooks: [outlook] });
    expect(session.outlook("take A")).toBeUndefined();
  });
});

test("looking from another seat forgets what the first one saw", async () => {
  session.look(1);
  expect(session.frame).toBeNull();
  expect(session.saga).toEqual([]);
  expect(sent().at(-1)).toMatchObject({ type: "hello", seat: 1, seen: 0 });
});

describe("a hint", () => {
  const option = { action: "take B", value: 0.4, points: null, why: [] };
  const asked = () => sent().find(({ type }) => type === "hint")!;

  test("is asked for once, and its option selected without being done", async () => {
    settings.choices.oneClick = true;
    const hint = session.hint();
    void session.hint();
    expect(session.advice).toBe("thinking");
    expect(sent().filter(({ type }) => type === "hint")).toHaveLength(1);
    FakeSocket.last.say({ type: "advice", id: asked()["id"], version: 2, options: [option] });
    await hint;
    expect(session.advice).toEqual([option]);
    session.select("take B");
    expect(session.chosen).toBe("take B");
    expect(sent().some(({ type }) => type === "act")).toBe(false);
  });

  test("is gone with its decision, however late it comes", async () => {
    const hint = session.hint();
    await receive(frame(2, { legal: [] }));
    FakeSocket.last.say({ type: "advice", id: asked()["id"], version: 2, options: [option] });
    await hint;
    expect(session.advice).toBeNull();
  });

  test("that is refused says why", async () => {
    const hint = session.hint();
    const refusal = { key: "no-hints", args: {}, text: "No." };
    FakeSocket.last.say({ type: "refused", id: asked()["id"], version: 1, ...refusal });
    await hint;
    expect([session.advice, session.refusal?.key]).toEqual([null, "no-hints"]);
  });
});

test("places that something speaks of are lit, and those that are sought come into sight", async () => {
  document.body.innerHTML = `<i data-place="one"></i><i data-place="two"></i>`;
  Element.prototype.getClientRects = () => [1] as unknown as DOMRectList;
  Element.prototype.scrollIntoView = () => undefined;
  const sought: (string | undefined)[] = [];
  document.body.addEventListener("seek", ({ target }) =>
    sought.push((target as HTMLElement).dataset["place"]),
  );
  session.point(["one"]);
  expect([session.pointed, sought]).toEqual([["one"], []]);
  session.tab = "saga";
  void session.seek(["one", "two", "nowhere"]);
  await vi.advanceTimersByTimeAsync(100);
  // a list that moves under the pointer does not count
  session.hover(["two"]);
  // what is scrolled to last wins
  expect(sought).toEqual(["two", "one"]);
  expect([session.tab, session.pointed.length]).toEqual(["table", 3]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.pointed).toEqual([]);
});

test("a game is told what a table corrects before it is shown, and again when it is left", async () => {
  const told: unknown[] = [];
  const corrections = [{ file: "cards.toml", id: "inn", fields: { walls: [1, 1, 1, 0] } }];
  const corrected = { ...game, correct: (each: unknown) => told.push(each, other.view) };
  const other = new Session("def", 0, corrected as unknown as GamePage, () => document.body);
  FakeSocket.last.open();
  const { view } = frame(1);
  await receive(frame(1, { since: 0, view: { ...view, corrections } as StateFrame["view"] }));
  expect(told).toEqual([corrections, null]);
  other.close();
  expect(told[2]).toEqual([]);
});

test("another own seat is led without clearing the table, and what was for the first is forgotten", async () => {
  session.choose("take A");
  session.lead(1);
  expect(session.chosen).toBeNull();
  expect(session.seat).toBe(0);
  expect(session.view).not.toBeNull();
  expect(sent().at(-1)).toMatchObject({ type: "hello", seat: 1 });
  const before = sent().length;
  session.lead(1);
  expect(sent().length).toBe(before);
  await receive(frame(1, { seat: 1, since: 0, to_act: [1], legal: ["take C"] }));
  expect(session.seat).toBe(1);
  expect(session.outlooks.size).toBe(0);
  expect(scenes).toHaveLength(0);
});

describe("proposals", () => {
  const waits = { to_act: [1], legal: [], advisable: ["lay 1", "lay 2"] };

  test("what only the one who decides can do is proposed, and nothing is chosen", async () => {
    await receive(frame(2, waits));
    const before = sent().length;
    session.choose("lay 3");
    expect(sent()).toHaveLength(before);
    session.choose("lay 2");
    expect(session.chosen).toBeNull();
    const { id, ...request } = sent().at(-1)!;
    expect(request).toEqual({ type: "propose", seat: 0, action: "lay 2", places: [] });
    expect(session.advisable).toEqual([]); // until it is answered
    await receive({ type: "done", id, version: 3 });
    const made = { seat: 0, action: "lay 2", places: [] };
    await receive(frame(3, { ...waits, proposals: [made] }));
    expect([session.proposed, session.proposals]).toEqual([made, []]);
    expect(session.advisable).toEqual(["lay 1", "lay 2"]);
  });

  test("places alone can be pointed at; a refusal is shown", async () => {
    await receive(frame(2, waits));
    void session.propose(null, ["beam-2"]);
    const { id, ...request } = sent().at(-1)!;
    expect(request).toEqual({ type: "propose", seat: 0, action: null, places: ["beam-2"] });
    await receive({ type: "refused", id, version: 2, key: "too-often", args: {}, text: "" });
    expect(session.refusal?.key).toBe("too-often");
  });

  test("who decides chooses what another would do, sees where, and then does it", async () => {
    const made = { seat: 1, action: "take B", places: ["card-B"] };
    await receive(frame(2, { proposals: [made] }));
    expect(session.proposals).toEqual([made]);
    session.take(made);
    expect([session.chosen, session.pointed]).toEqual(["take B", ["card-B"]]);
    session.confirm();
    expect(sent().at(-1)).toMatchObject({ type: "act", seat: 0, action: "take B" });
  });

  test("places without an action are only shown", async () => {
    const made = { seat: 1, action: null, places: ["card-B"] };
    await receive(frame(2, { proposals: [made] }));
    session.take(made);
    expect([session.chosen, session.pointed]).toEqual([null, ["card-B"]]);
  });

  test("none are left after a move", async () => {
    await receive(frame(2, { proposals: [{ seat: 1, action: "take B", places: [] }] }));
    await receive(frame(3, { legal: ["take C", "take D"] }));
    expect([session.proposals, session.proposed]).toEqual([[], null]);
  });
});

describe("several in a row", () => {
  const answer = () => receive({ type: "done", id: sent().at(-1)!["id"], version: 2 });

  async function take(then: object): Promise<void> {
    const done = session.act("take A");
    await answer();
    await done;
    await receive(then);
    await vi.advanceTimersByTimeAsync(1);
  }

  test("what was begun goes on once the next position is there", async () => {
    session.begin("take");
    await take(frame(2));
    expect([session.begun, session.goingOn, session.chosen]).toEqual(["take", true, null]);
    session.clear();
    expect([session.begun, session.goingOn]).toEqual([null, false]);
  });

  test("it goes on also when the position comes before the answer", async () => {
    const done = session.act("take A");
    await receive(frame(2));
    await vi.advanceTimersByTimeAsync(1);
    expect(session.begun).toBeNull();
    const act = sent().find(({ type }) => type === "act")!;
    await receive({ type: "done", id: act["id"], version: 2 });
    await done;
    expect([session.begun, session.goingOn]).toEqual(["take", true]);
  });

  test("it ends where nothing of the kind can be done, and on another's turn", async () => {
    await take(frame(2, { legal: ["end", "stop"] }));
    expect(session.begun).toBeNull();
    await take(frame(3, { to_act: [1] }));
    expect([session.begun, session.goingOn]).toEqual([null, false]);
  });

  test("what the player begins is theirs, and a lesson says itself what comes next", async () => {
    session.begin("take");
    expect(session.goingOn).toBe(false);
    session.guide = () => true;
    await take(frame(2));
    expect(session.begun).toBeNull();
  });
});

test("what a carried piece would do is weighed, but not chosen", () => {
  session.choose("take A");
  session.aim = "take B";
  expect([session.weighed, session.chosen]).toEqual(["take B", "take A"]);
  session.aim = null;
  expect(session.weighed).toBe("take A");
});

test("an impossible action is refused with its reason, until something else is chosen", async () => {
  const refused = session.refuse("take C");
  const { id } = sent().at(-1)!;
  const why_not = { key: "decide", args: {} };
  const outlook = { why_not, events: [], scores: null, prompt: null, to_act: [] };
  await receive({ type: "told", id, version: 1, outlooks: [{ action: "take C", ...outlook }] });
  await refused;
  expect(session.refusal).toEqual(why_not);
  session.begin("take");
  expect(session.refusal).toBeNull();
});
