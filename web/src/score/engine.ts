/** Asks the rules, in their worker, what a score pad comes to. */
import folder from "virtual:pyodide";

import type { Message, Sheet } from "../net/protocol";

/** What the rules cannot accept, and where: without a player it concerns all, without a field the whole pad. */
export interface Refused extends Message {
  player: number | null;
  field: string;
}

export type Reckoning = { sheets: Sheet[] } | { refused: Refused };

export interface Asked {
  id: number;
  game: string;
  /** the pad, as `dvergar score` reads it */
  text: string;
  /** where Python is, and what else the rules need */
  pyodide: string;
  wheels: string[];
}

export type Told = { id: number; text: string } | { id: number; failed: string };

const WHEELS = import.meta.glob<string>("../../engine/*.whl", {
  query: "?url",
  import: "default",
  eager: true,
});

type Waiting = { tell: (found: Reckoning) => void; fail: (why: Error) => void };

export class Engine {
  #worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
  #asked = 0;
  #waiting = new Map<number, Waiting>();

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("failed" in data) waiting?.fail(new Error(data.failed));
      else waiting?.tell(JSON.parse(data.text) as Reckoning);
    };
    this.#worker.onerror = ({ message }) => {
      for (const waiting of this.#waiting.values()) waiting.fail(new Error(message));
      this.#waiting.clear();
    };
  }

  reckon(game: string, content: unknown): Promise<Reckoning> {
    const id = ++this.#asked;
    const asked: Asked = {
      id,
      game,
      text: JSON.stringify(content),
      pyodide: new URL(folder, location.href).href,
      wheels: Object.values(WHEELS),
    };
    this.#worker.postMessage(asked);
    return new Promise((tell, fail) => this.#waiting.set(id, { tell, fail }));
  }

  stop(): void {
    this.#worker.terminate();
  }
}
