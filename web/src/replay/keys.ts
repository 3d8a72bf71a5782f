/** A replay by keyboard; lists and sliders keep the keys that they have anyway. */
import { neighbour, type Chapter } from "./chapters";
import type { Replay } from "./replay.svelte";

/** What has keys of its own, and what Space presses. */
const OWN_KEYS = "input, select, textarea, dialog, [contenteditable]";
const PRESSED = "button, a[href], summary";

/** For the list of keys; some are called differently elsewhere. */
export const KEYS: [key: string, means: string][] = [
  ["← →", "replay-keys-step"],
  ["replay-key-space", "replay-keys-play"],
  ["replay-key-home", "replay-keys-first"],
  ["replay-key-end", "replay-keys-last"],
  ["replay-key-pages", "replay-keys-chapter"],
  ["A", "keys-again"],
  ["?", "keys-help"],
];

export function pressKey(
  event: KeyboardEvent,
  replay: Replay,
  chapters: readonly Chapter[],
  help: () => void,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element;
  if (target.closest(OWN_KEYS) || document.querySelector("dialog[open]")) return;
  const acts: Record<string, () => void> = {
    ArrowLeft: () => replay.back(),
    ArrowRight: () => replay.step(),
    Home: () => replay.jump(0),
    End: () => replay.jump(replay.last),
    PageUp: () => replay.jump(neighbour(chapters, replay.move, replay.last, "back")),
    PageDown: () => replay.jump(neighbour(chapters, replay.move, replay.last, "on")),
    a: () => replay.again(),
    Escape: () => replay.session.stage.skip(),
    "?": help,
  };
  if (!target.closest(PRESSED)) acts[" "] = () => replay.toggle();
  const act = acts[event.key];
  if (!act) return;
  act();
  event.preventDefault();
}
