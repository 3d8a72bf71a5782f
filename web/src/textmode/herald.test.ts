import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { News } from "../net/protocol";
import type { Session } from "../table/session.svelte";
import { words } from "../words/words.svelte";
import { Herald } from "./herald.svelte";

function move(version: number, seat: number, card: string): News {
  const events = [{ key: "log-took", args: { seat, card } }];
  return { version, at: 0, kind: "move", seat, events };
}

/** A table at which seat 0 listens. */
function table(saga: News[], myTurn: boolean): Session {
  const frame = { version: saga.at(-1)?.version ?? 0 };
  const game = { chapter: () => null };
  return { frame, saga, myTurn, seat: 0, view: { over: false }, game } as unknown as Session;
}

function asked(question: string): HTMLElement {
  document.body.innerHTML = `<h1 tabindex="-1">${question}</h1><button></button>`;
  return document.querySelector("h1")!;
}

/** The herald hears of one frame after the other, and then there is silence. */
function listen(herald: Herald, session: Session, frames: Session[], heading: HTMLElement): void {
  for (const frame of frames) {
    Object.assign(session, frame);
    const forget = herald.hear(() => heading);
    vi.advanceTimersByTime(300);
    if (frame !== frames.at(-1)) forget();
  }
  vi.advanceTimersByTime(5000);
  flushSync();
}

beforeEach(async () => {
  await words.learn("nidavellir", "textmode");
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("several moves are one utterance, and then it is one's turn", () => {
  const saga = [move(1, 0, "W9")];
  const session = table(saga, false);
  const herald = new Herald(session);
  const heading = asked("take a card");
  listen(
    herald,
    session,
    [
      table([...saga, move(2, 1, "H")], false),
      table([...saga, move(2, 1, "H"), move(3, 2, "B")], true),
    ],
    heading,
  );
  expect(herald.news.said).toBe("Player 2 takes hunter. Player 3 takes blacksmith.");
  expect(herald.turn).toBe("Your turn: take a card");
});

test("who comes back hears what happened since the own last move", () => {
  const session = table([move(1, 1, "H"), move(2, 0, "W9"), move(3, 1, "B")], true);
  const herald = new Herald(session);
  listen(herald, session, [session], asked("take a card"));
  expect(herald.news.said).toBe("Player 2 takes blacksmith.");
});

test("who stands at the question after an own act is not called to it again", () => {
  const session = table([move(1, 0, "R3")], true);
  const herald = new Herald(session);
  const heading = asked("transform a coin");
  heading.focus();
  listen(herald, session, [session], heading);
  expect(herald.turn).toBe("");
  document.querySelector("button")!.focus();
  listen(herald, session, [session], heading);
  expect(herald.turn).toBe("Your turn: transform a coin");
});
