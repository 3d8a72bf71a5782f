/** It is my turn: the browser tab says so, a bell rings, the browser notifies. Each can be switched off. */
import { settings } from "../settings.svelte";
import { sound } from "../ui/sound/sound";
import { words } from "../words/words.svelte";

/** A player who has just acted and is looking at the page needs no bell. */
const JUST_ACTED = 3000;

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
    const { bell, notify } = settings.choices;
    const looks = !document.hidden && performance.now() - this.#acted < JUST_ACTED;
    if (bell && !looks) sound("bell");
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
