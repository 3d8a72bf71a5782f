/**
 * The socket of one table: it reconnects automatically, resumes where it was, and sends again
 * what was not answered. The server does nothing twice for one id.
 */
import type { Answered, Presence, Refused, Request, ServerFrame, StateFrame } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  state(frame: StateFrame): void;
  presence(presence: Presence): void;
  /** `closed` is final: `why` is the close code */
  link(link: Link, why?: number): void;
}

/** What a session hangs on: frames come from it, requests go into it. */
export interface Line {
  readonly seat: number | null;
  /** looks from another seat (null: as a spectator), with its own history */
  look(seat: number | null): void;
  /** a refusal is thrown */
  send(request: Request): Promise<Answered>;
  close(): void;
}

interface Waiting {
  frame: string;
  done: (answered: Answered) => void;
  refused: (refusal: Refused) => void;
}

/** Thrown when the server refuses a request; its message is said in the visitor's language. */
export class RequestRefused extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.text);
  }
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 15000;
/** after a ping without an answer the connection counts as lost */
const PATIENCE = 5000;
/** bad first frame, not signed in, no such table: coming back would not help */
const FINAL = [4400, 4401, 4404];
/** who was let in before may have a new cookie: after a new password, or a log-in in another tab */
const CALLED_IN = 4401;
const TRIES = 4;

export class Connection implements Line {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** the last version that was seen; 0: the whole history is still to come */
  #version = 0;
  #pause = FIRST_PAUSE;
  #count = 0;
  #closed = false;
  /** how often it may come back with a new cookie; none before it was let in */
  #tries = 0;
  /** another seat is looked from, and its history has not come yet */
  #changing = false;
  #retry = 0;
  #pinging = 0;
  #deadline = 0;
  /** ids must be unique for a person at a table, also after a reload */
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  readonly #online = () => this.#retryNow();

  constructor(
    readonly table: string,
    public seat: number | null,
    private readonly language: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#online);
    this.#connect();
  }

  /** Looks from another seat, with its own history. */
  look(seat: number | null): void {
    this.seat = seat;
    this.#version = 0;
    this.#changing = true;
    if (this.#isOpen()) this.#hello();
  }

  /** Sends a request until it is answered; a refusal is thrown. */
  send(request: Request): Promise<Answered> {
    const id = `${this.#prefix}-${++this.#count}`;
    const frame = JSON.stringify({ ...request, id });
    return new Promise((done, reject) => {
      this.#waiting.set(id, { frame, done, refused: (r) => reject(new RequestRefused(r)) });
      if (this.#isOpen()) this.#socket!.send(frame);
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#online);
    clearTimeout(this.#retry);
    clearInterval(this.#pinging);
    clearTimeout(this.#deadline);
    this.#socket?.close();
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#hello();
      for (const { frame } of this.#waiting.values()) socket.send(frame);
      this.#pinging = window.setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#deadline);
      this.#read(JSON.parse(event.data) as ServerFrame);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #hello(): void {
    const { seat } = this;
    const hello = { type: "hello", seat, seen: this.#version, lang: this.language(), scenes: true };
    this.#socket!.send(JSON.stringify(hello));
  }

  #ping(): void {
    if (!this.#isOpen()) return;
    this.#socket!.send(JSON.stringify({ type: "ping" }));
    this.#deadline = window.setTimeout(() => this.#retryNow(), PATIENCE);
  }

  #read(frame: ServerFrame): void {
    switch (frame.type) {
      case "state":
        if (this.#isForAnother(frame)) break;
        this.#changing = false;
        this.#pause = FIRST_PAUSE;
        this.#tries = TRIES;
        this.#version = frame.version;
        this.listener.link("open");
        this.listener.state(frame);
        break;
      case "presence":
        this.listener.presence(frame);
        break;
      case "done":
      case "told":
      case "advice":
      case "refused":
        this.#answer(frame);
        break;
      case "error":
      case "pong":
        break;
    }
  }

  /** Was it sent while the viewer had another seat? Then it is not for the present one. */
  #isForAnother(frame: StateFrame): boolean {
    if (frame.seat !== null && frame.seat !== this.seat) return true;
    return this.#changing && Boolean(frame.since);
  }

  #answer(frame: ServerFrame & { type: "done" | "told" | "advice" | "refused" }): void {
    const waiting = this.#waiting.get(frame.id);
    this.#waiting.delete(frame.id);
    if (frame.type === "refused") waiting?.refused(frame);
    else
      waiting?.done({
        outlooks: frame.type === "told" ? frame.outlooks : [],
        options: frame.type === "advice" ? frame.options : [],
      });
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    clearInterval(this.#pinging);
    clearTimeout(this.#deadline);
    const again = code === CALLED_IN && this.#tries-- > 0;
    if (FINAL.includes(code) && !again) {
      this.#closed = true;
      this.listener.link("closed", code);
      return;
    }
    this.listener.link("lost");
    this.#retry = window.setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** The line is back, or a ping went unanswered: no use in waiting any longer. */
  #retryNow(): void {
    if (this.#closed) return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    clearTimeout(this.#retry);
    clearInterval(this.#pinging);
    clearTimeout(this.#deadline);
    this.listener.link("lost");
    this.#connect();
  }
}
