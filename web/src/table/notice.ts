/** It is my turn: the browser tab says so, two notes sound, the browser notifies. Each can be switched off. */
import { settings } from "../settings.svelte";
import { words } from "../words/words.svelte";

/** A player who has just acted and is looking at the page needs no bell. */
const JUST_ACTED = 3000;
/** a fifth apart, in hertz; seconds */
const NOTES = [
  { pitch: 440, at: 0 },
  { pitch: 660, at: 0.14 },
];
const NOTE = 0.32;
const LOUDNESS = 0.12;

let audio: AudioContext | null = null;

export class Notice {
  #wasMine = true;
  #acted = -Infinity;

  /** Called whenever something changes; `mine`: the table waits for the visitor. */
  tell(mine: boolean): void {
    const game = words.t("game-title");
    document.title =
      mine && settings.choices.title
        ? words.t("notice-title", { game })
        : words.t("page-title", { game });
    if (mine && !this.#wasMine) this.#call(game);
    if (!mine && this.#wasMine) this.#acted = performance.now();
    this.#wasMine = mine;
  }

  #call(game: string): void {
    const { sound, notify } = settings.choices;
    const looks = !document.hidden && performance.now() - this.#acted < JUST_ACTED;
    if (sound && !looks) ring();
    if (
      notify &&
      document.hidden &&
      "Notification" in window &&
      Notification.permission === "granted"
    ) {
      const note = new Notification(words.t("notice-title", { game }), {
        body: words.t("notice-body"),
        icon: "/icon-192.png",
        tag: location.pathname,
      });
      note.onclick = () => {
        focus();
        note.close();
      };
    }
  }
}

/** Browsers let a page sound only after somebody has touched it. */
function ring(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const { pitch, at } of NOTES) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + NOTE);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + NOTE);
  }
}
