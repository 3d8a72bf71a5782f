/** How far the review of a game is: asked for again and again until it is complete. */
import { api } from "../net/api";
import type { Message, ReviewShown } from "../net/protocol";
import { reason } from "../ui/explain";
import { visitor } from "../visitor.svelte";

const PAUSE = 1000;

export class Following {
  shown = $state.raw<ReviewShown | null>(null);
  trouble = $state.raw<Message | null>(null);
  #timer = 0;
  #gone = false;

  constructor(private readonly id: string) {}

  /** Checks how far it is; players of this game need not ask for it. */
  async look(): Promise<void> {
    await this.#ask(async () => {
      const shown = await api.review(this.id);
      if (shown.state !== "none" || (await api.table(this.id)).yours.length === 0) return shown;
      return this.#begun();
    });
  }

  /** Lets a bot go through the game. */
  async begin(): Promise<void> {
    await this.#ask(() => this.#begun());
  }

  async #begun(): Promise<ReviewShown> {
    await visitor.meet();
    return api.beginReview(this.id);
  }

  async #ask(request: () => Promise<ReviewShown>): Promise<void> {
    try {
      const shown = await request();
      if (this.#gone) return;
      this.shown = shown;
      this.trouble = null;
    } catch (error) {
      this.trouble = reason(error);
    }
    if (this.isOnItsWay && !this.#gone) {
      this.#timer = window.setTimeout(() => void this.#ask(() => api.review(this.id)), PAUSE);
    }
  }

  get isOnItsWay(): boolean {
    return this.shown?.state === "waiting" || this.shown?.state === "running";
  }

  close(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }
}
