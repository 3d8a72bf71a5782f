/**
 * One viewer at one table: what it shows, what the viewer chooses and sends.
 *
 * Frames of the server wait in a queue; each is shown when what happened in it has been animated.
 * Only when the queue is empty may anything be clicked, so nobody acts on what is gone already.
 */
import { tick } from "svelte";

import { Connection, type Line, type Link, type Listener, RequestRefused } from "../net/connection";
import type {
  AdvisedOption,
  Form,
  Message,
  News,
  Outlook,
  Presence,
  Proposal,
  Request,
  Speech,
  StateFrame,
  Table,
  View,
} from "../net/protocol";
import { settings } from "../settings.svelte";
import { words } from "../words/words.svelte";
import { GLANCE, paces, play } from "./beats";
import { explain } from "./explain";
import { formOf, isFilled, read, type Values, whyNot, write } from "./form";
import type { GamePage, Scene } from "./game";
import { between, scenesOf } from "./scenes";
import { seek } from "./seek";
import { Stage } from "./stage";

/** More frames than this at once (a tab that slept): only the last is shown. */
const LONG_QUEUE = 8;
/** How long a choice with one option is seen before it is taken. */
const FORCED_PAUSE = 500;
/** The server answers at most so many actions at once. */
const MOST_ASKED = 60;
/** As many scenes can be shown again. */
const MOST_PAST = 24;
/** How long a position stands that is shown again where nothing moves. */
const STILL = 700;
/** How long places that someone looked for stay highlighted. */
const SOUGHT = 2500;

interface Arrival {
  frame: StateFrame;
  /** by `performance.now()` */
  at: number;
}

/** Was a move undone on the way to this frame? */
function isTakenBack(frame: StateFrame): boolean {
  return frame.news.some(({ kind }) => kind === "undo");
}

/** What is in the slots of an action that is chosen slot by slot. */
interface Draft {
  verb: string;
  values: Values;
}

/** An action that somebody looks at, without a choice. */
export interface Sketch {
  action: string;
  /** whose action it would be */
  seat: number;
}

/** Does an action begin with these words? */
function continues(words: string, action: string): boolean {
  return action.startsWith(`${words} `);
}

/** What can be done, to compare it. */
function optionsOf(frame: StateFrame | null): string {
  return JSON.stringify([frame?.legal ?? [], frame?.forms ?? []]);
}

export class Session {
  readonly id: string;
  link = $state<Link>("connecting");
  /** why the connection was closed for good: a close code */
  closedBy = $state<number | null>(null);
  /** the frame on the table */
  frame = $state.raw<StateFrame | null>(null);
  /** the viewer; null until the server has said who it is */
  presence = $state.raw<Presence | null>(null);
  /** everything that happened, oldest first */
  saga = $state.raw<News[]>([]);
  /** the action that is selected and not yet confirmed */
  chosen = $state<string | null>(null);
  /** the first words of an action whose others are still to be chosen: "play inn" */
  begun = $state<string | null>(null);
  /** were these words begun by the page itself, as the next of several alike? then anything else can be done, too */
  goingOn = $state(false);
  /** the action that a carried piece would be where it is held now: its outcome is shown, nothing is chosen */
  aim = $state<string | null>(null);
  /** must nobody ask for a reaction again this turn? goes with the silence */
  quiet = $state(false);
  /** what actions would bring, as far as it was asked */
  outlooks = $state.raw<ReadonlyMap<string, Outlook>>(new Map());
  /** what a bot would do here, if it was asked; "thinking" until it has answered */
  advice = $state.raw<AdvisedOption[] | "thinking" | null>(null);
  /** the last refusal, until the next action */
  refusal = $state.raw<Message | null>(null);
  sending = $state(false);
  /** the words that stay begun after the viewer's action, once a later position than this is on the table */
  #next: { words: string; after: number } | null = null;
  /** the action that is chosen slot by slot */
  #draft = $state.raw<Draft | null>(null);
  animating = $state(false);
  /** is shown again what happened before? */
  repeating = $state(false);
  /** what can be shown again: what happened since the viewer's last action, or what a spectator saw last */
  past = $state.raw<readonly Scene[]>([]);
  /** whose area a spectator looks at; players always see their own */
  watched = $state(0);
  /** the part of the table that is open on a phone */
  tab = $state("table");
  /** the places (`data-place`) to highlight because something else mentions them, such as a line of the saga */
  pointed = $state.raw<readonly string[]>([]);
  /** an action that is only looked at, of a hint or a review: a map draws what it would do */
  sketch = $state.raw<Sketch | null>(null);
  /** someone who looks over the player's shoulder: may this be done now? */
  guide: ((action: string) => boolean) | null = null;
  /** when the frame came, by `performance.now()`: its clocks have run on since */
  clockRead = $state(0);
  readonly stage: Stage;
  #line: Line;
  #queue: Arrival[] = [];
  #working = false;
  #forced = 0;
  #sought = 0;

  constructor(
    id: string,
    seat: number | null,
    readonly game: GamePage,
    layer: () => HTMLElement | null,
    /** where the frames come from: from the server, unless told otherwise */
    connect: (listener: Listener) => Line = (listener) =>
      new Connection(id, seat, () => words.language, listener),
  ) {
    this.id = id;
    this.stage = new Stage(layer, () => settings.still);
    this.#line = connect({
      state: (frame) => this.#receive(frame),
      presence: (presence) => (this.presence = presence),
      link: (link, why) => {
        this.link = link;
        this.closedBy = why ?? null;
      },
    });
  }

  get table(): Table | null {
    return this.frame?.table ?? null;
  }

  get view(): View | null {
    return this.frame?.view ?? null;
  }

  /** the seat that one looks from; null: a spectator */
  get seat(): number | null {
    return this.frame?.seat ?? null;
  }

  get legal(): string[] {
    return this.idle ? (this.frame?.legal ?? []) : [];
  }

  /** The actions that are described instead of listed. */
  get forms(): readonly Form[] {
    return this.idle ? (this.frame?.forms ?? []) : [];
  }

  /** What others would do here; not what the viewer has proposed, who knows that. */
  get proposals(): readonly Proposal[] {
    return this.frame?.proposals?.filter(({ seat }) => seat !== this.seat) ?? [];
  }

  /** What the viewer could propose to the player who decides now. */
  get advisable(): readonly string[] {
    return this.idle ? (this.frame?.advisable ?? []) : [];
  }

  /** What the viewer has proposed for this decision. */
  get proposed(): Proposal | null {
    return this.frame?.proposals?.find(({ seat }) => seat === this.seat) ?? null;
  }

  /** The action whose outcome is shown: where a carried piece is held, that one. */
  get weighed(): string | null {
    return this.aim ?? this.chosen;
  }

  /** Is everything shown, and nothing on its way? */
  get idle(): boolean {
    return !this.animating && !this.sending && this.link === "open";
  }

  /** Can something be shown again now? In words there is nothing to see. */
  get canRepeat(): boolean {
    return this.past.length > 0 && this.idle && !settings.choices.inWords;
  }

  /** Does a bot play for this viewer? */
  get away(): boolean {
    return this.seat !== null && (this.table?.seats[this.seat]?.away ?? false);
  }

  /** Does the game wait for this viewer? */
  get myTurn(): boolean {
    if (this.seat === null || this.away || this.table?.status !== "running") return false;
    return this.view?.to_act.includes(this.seat) ?? false;
  }

  /** Is it listed, or does it fit a description? */
  isLegal(action: string): boolean {
    return this.legal.includes(action) || formOf(this.forms, action) !== undefined;
  }

  // --- choosing ------------------------------------------------------------------------------

  /**
   * Selects an action; with the setting for one click it is done at once. What only another player can do is
   * proposed to them.
   */
  choose(action: string): void {
    this.refusal = null;
    if (!this.isLegal(action)) {
      if (this.advisable.includes(action)) void this.propose(action);
      return;
    }
    this.#leaveOther(action);
    if (settings.choices.oneClick || this.chosen === action) void this.act(action);
    else this.chosen = action;
  }

  /** Selects an action, and never does it: it was read in a list, not pointed at. */
  select(action: string): void {
    this.refusal = null;
    if (!this.isLegal(action)) return;
    this.#leaveOther(action);
    this.chosen = action;
  }

  /** Begins an action that is chosen word by word. */
  begin(words: string): void {
    this.refusal = null;
    if (!this.#canBegin(words, this.legal, this.forms)) return;
    this.#next = null;
    this.goingOn = false;
    this.chosen = null;
    this.begun = words;
  }

  #canBegin(words: string, legal: readonly string[], forms: readonly Form[]): boolean {
    const [verb] = words.split(" ");
    return (
      legal.some((action) => continues(words, action)) || forms.some((form) => form.verb === verb)
    );
  }

  /** Chooses an action slot by slot: it is begun with these values, and selected when they fit. It is never done. */
  compose(form: Form, values: Values): void {
    this.refusal = null;
    if (!this.forms.some(({ verb }) => verb === form.verb)) return;
    const action = write(form, values);
    const isWhole = isFilled(form, values) && whyNot(form, action) === null;
    this.chosen = isWhole ? action : null;
    this.begun = isWhole ? null : form.verb;
    this.#draft = { verb: form.verb, values };
  }

  /** What is in the slots of a form: of the action that is composed, or of one that was chosen elsewhere. */
  draft(form: Form): Values {
    if (this.chosen !== null) {
      const { values, reason } = read(form, this.chosen);
      return reason === null ? values : {};
    }
    return this.begun === form.verb && this.#draft?.verb === form.verb ? this.#draft.values : {};
  }

  /** What was begun is forgotten where something else is chosen. */
  #leaveOther(action: string): void {
    if (this.begun !== null && !continues(this.begun, action)) this.begun = null;
  }

  clear(): void {
    this.#next = null;
    this.goingOn = false;
    this.chosen = null;
    this.begun = null;
    this.quiet = false;
    this.refusal = null;
  }

  confirm(): void {
    if (this.chosen !== null && this.idle) void this.act(this.chosen);
  }

  async act(action: string): Promise<boolean> {
    if (this.seat === null || this.guide?.(action) === false) return false;
    const quiet = this.quiet && action === this.view?.silence ? { quiet: true as const } : {};
    // a lesson says itself what comes next, and words are asked one question after the other
    const words = this.guide || settings.choices.inWords ? null : this.game.goesOn?.(action);
    this.#next = words ? { words, after: this.frame!.version } : null;
    return this.#send({ type: "act", seat: this.seat, action, ...quiet });
  }

  /** Begins what goes on, once the position after the action is on the table. */
  #goOn(): void {
    const next = this.#next;
    if (!next || !this.idle || this.#working || this.frame?.version === next.after) return;
    this.#next = null;
    if (!this.myTurn || this.chosen !== null || this.begun !== null) return;
    this.begin(next.words);
    this.goingOn = this.begun !== null;
  }

  async undo(): Promise<boolean> {
    if (this.seat === null) return false;
    this.#next = null;
    return this.#send({ type: "undo", seat: this.seat });
  }

  answerUndo(agree: boolean): Promise<boolean> {
    return this.#send({ type: "answer", agree });
  }

  /** Tells those who decide what one would do in their place, or points at places of the table, or both. */
  async propose(action: string | null, places: readonly string[] = []): Promise<boolean> {
    if (this.seat === null) return false;
    return this.#send({ type: "propose", seat: this.seat, action, places });
  }

  /** Looks at a proposal: its action is chosen, if one can do it, and its places are lit. */
  take({ action, places }: Proposal): void {
    if (action === null) void this.seek(places);
    else {
      this.point(places);
      this.choose(action);
    }
  }

  /** Says something, or reacts to it; the answer is why it was refused, null if it was not. */
  async talk(speech: Speech): Promise<Message | null> {
    try {
      await this.#line.send(speech);
      return null;
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      return error.refusal;
    }
  }

  // --- asking --------------------------------------------------------------------------------

  outlook(action: string): Outlook | undefined {
    return this.outlooks.get(action);
  }

  /** Why an action is not possible now, in a sentence; "" if it is possible or nobody can say. */
  async whyNot(action: string): Promise<string> {
    const why = await this.#against(action);
    return why ? words.say(why) : "";
  }

  /** Says why an action is not possible, as a refusal of the server would. */
  async refuse(action: string): Promise<void> {
    const version = this.frame?.version;
    const why = await this.#against(action);
    if (why && version === this.frame?.version) this.refusal = why;
  }

  async #against(action: string): Promise<Message | null> {
    if (this.isLegal(action)) return null;
    const form = this.forms.find(({ verb }) => verb === action.split(" ")[0]);
    const reason = form && whyNot(form, action);
    if (reason) return explain(form, reason);
    await this.#ask([action]);
    return this.outlooks.get(action)?.why_not ?? null;
  }

  async #ask(actions: string[]): Promise<void> {
    const { seat } = this;
    const missing = actions.filter((action) => !this.outlooks.has(action)).slice(0, MOST_ASKED);
    if (seat === null || missing.length === 0) return;
    const version = this.frame?.version;
    try {
      const { outlooks } = await this.#line.send({ type: "ask", seat, actions: missing });
      // another position or another viewer: what the first one saw is not for them
      if (version !== this.frame?.version || seat !== this.seat) return;
      this.outlooks = new Map([...this.outlooks, ...outlooks.map((o) => [o.action, o] as const)]);
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
    }
  }

  /** Asks what a bot would do. The answer is gone with the decision. */
  async hint(): Promise<void> {
    const { seat } = this;
    if (seat === null || this.advice !== null) return;
    this.refusal = null;
    this.advice = "thinking";
    try {
      const { options } = await this.#line.send({ type: "hint", seat });
      // the decision may be gone, and with it the wish to know
      if (this.advice !== null) this.advice = options;
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.advice = null;
      this.refusal = error.refusal;
    }
  }

  // --- looking -------------------------------------------------------------------------------

  /** Looks from another seat (null: as a spectator), from the beginning. */
  look(seat: number | null): void {
    clearTimeout(this.#forced);
    this.stage.skip();
    this.#queue = [];
    this.frame = null;
    this.past = [];
    this.saga = [];
    this.outlooks = new Map();
    this.advice = null;
    this.clear();
    this.#line.look(seat);
  }

  /** Leads another of one's own seats, where all know the same: what is on the table stays there. */
  lead(seat: number): void {
    if (seat === this.#line.seat) return;
    clearTimeout(this.#forced);
    this.outlooks = new Map();
    this.advice = null;
    this.clear();
    this.#line.look(seat);
  }

  /** Reads the saga again, from the same seat: somebody in it was muted. */
  reread(): void {
    this.#line.look(this.#line.seat);
  }

  /** Lights places, until others are pointed at, or none. */
  point(places: readonly string[]): void {
    clearTimeout(this.#sought);
    this.#sought = 0;
    this.pointed = places;
  }

  /** The same for a pointer: not while places are sought, for then a list may move under it. */
  hover(places: readonly string[]): void {
    if (!this.#sought) this.point(places);
  }

  /** Looks at an action of this position, without choosing it: its places are lit, and what it would do is drawn. */
  consider(action: string | null, seat = this.seat): void {
    this.sketch = action === null || seat === null ? null : { action, seat };
    this.point(action === null ? [] : this.placesOf(action));
  }

  /** The places that an action is about; in words there is nothing to see. */
  placesOf(action: string): readonly string[] {
    return settings.choices.inWords ? [] : (this.game.aims?.(action) ?? []);
  }

  /** Brings places into sight and lights them for a while; the first matters most. */
  async seek(places: readonly string[]): Promise<void> {
    this.point(places);
    this.tab = "table";
    await tick();
    for (const place of places.toReversed()) {
      const found = this.stage.at(place);
      if (found) seek(found);
    }
    this.#sought = window.setTimeout(() => this.point([]), SOUGHT);
  }

  close(): void {
    clearTimeout(this.#forced);
    clearTimeout(this.#sought);
    this.stage.skip();
    this.#line.close();
    this.game.correct?.([]);
  }

  // --- sending and receiving -----------------------------------------------------------------

  async #send(request: Request): Promise<boolean> {
    // a second click, or a key that is held down
    if (this.sending) return false;
    clearTimeout(this.#forced);
    this.refusal = null;
    this.sending = true;
    try {
      await this.#line.send(request);
      this.chosen = null;
      this.begun = null;
      this.goingOn = false;
      this.quiet = false;
      return true;
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.#next = null;
      this.refusal = error.refusal;
      return false;
    } finally {
      this.sending = false;
      this.#goOn();
    }
  }

  #receive(frame: StateFrame): void {
    this.#queue.push({ frame, at: performance.now() });
    if (this.#queue.length > LONG_QUEUE) this.stage.skip();
    if (!this.#working) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift())
        await this.#bring(next);
    } finally {
      this.#working = false;
      this.animating = false;
    }
    // of the frame: the answer to the viewer's action that caused it may still be on its way
    const legal = this.frame?.legal ?? [];
    const wished = this.game.worthAsking(legal);
    if (this.myTurn && wished.length) void this.#ask(wished);
    if (!this.frame?.forms.length) this.#takeForced(legal);
    this.#goOn();
  }

  /** Animates what a frame brings, and shows it. */
  async #bring({ frame: after, at }: Arrival): Promise<void> {
    const before = this.frame;
    const { seat } = this.#line;
    const { saga } = this;
    let shown = false;
    const show = async () => {
      // the viewer may have changed seats in the meantime: this frame is not for the new one
      if (shown || seat !== this.#line.seat) return;
      shown = true;
      this.saga = saga;
      this.#show(after);
      this.clockRead = at;
      await tick();
    };
    const isNews = before?.view && after.view && before.seat === after.seat && after.since;
    const scenes = isNews ? scenesOf(before, after) : [];
    const happened = scenes.some(({ events }) => events.length > 0);
    if (happened || !isNews || isTakenBack(after)) this.#remember(after, scenes);
    // words are read in one go
    const isSeen = this.#queue.length < LONG_QUEUE && !document.hidden && !settings.choices.inWords;
    try {
      if (happened && isSeen) {
        this.animating = true;
        this.stage.begin();
        const put = (scene: Scene) => {
          this.saga = [...saga, ...scene.news];
          return this.#put(scene.after);
        };
        await this.#perform(scenes, put, show, () => this.stage.pause(GLANCE));
      }
    } finally {
      // also after an animation that failed: the position counts
      await show();
    }
  }

  /** Plays scene after scene: `put` lays each on the table, `show` the last; one can `glance` at it in between. */
  async #perform(
    scenes: readonly Scene[],
    put: (scene: Scene) => Promise<void>,
    show: () => Promise<void>,
    glance: () => Promise<void>,
  ): Promise<void> {
    const beats = scenes.map((scene) => this.game.beats(scene));
    const pace = paces(beats);
    const { seat } = this.#line;
    for (const [number, scene] of scenes.entries()) {
      if (this.stage.skipping || document.hidden) return;
      const isLast = number === scenes.length - 1;
      await play(this.stage, beats[number]!, pace[number]!, async () => {
        if (isLast) return show();
        if (seat === this.#line.seat) await put(scene);
      });
      if (!isLast) await glance();
    }
  }

  /** Lays a position on the table that is not, or no longer, that of now: what was chosen does not fit it. */
  async #put(frame: StateFrame): Promise<void> {
    this.chosen = null;
    this.begun = null;
    this.#draft = null;
    // who looks from elsewhere now waits for another frame
    if (this.frame) this.frame = frame;
    await tick();
  }

  /** Keeps what happened, to show it again: since the viewer's last action, of a spectator the last. */
  #remember(frame: StateFrame, scenes: readonly Scene[]): void {
    const { seat } = frame;
    const isOwn = frame.news.some((news) => news.kind === "move" && news.seat === seat);
    const goesOn = seat !== null && frame.table.status === "running" && !isOwn;
    if (isTakenBack(frame) || !scenes.length) this.past = [];
    else this.past = goesOn ? [...this.past, ...scenes].slice(-MOST_PAST) : scenes;
  }

  /** Shows once more what happened, from the position before it; then the table is as it was, with nothing chosen. */
  async again(): Promise<void> {
    const now = this.frame;
    const [first] = this.past;
    if (!now || !first || !this.canRepeat || this.#working) return;
    const { seat } = this.#line;
    const back = async () => {
      if (this.frame && seat === this.#line.seat) this.frame = now;
      await tick();
    };
    clearTimeout(this.#forced);
    this.tab = "table";
    this.#working = this.animating = this.repeating = true;
    const put = (scene: Scene) => this.#put(between(scene.after, scene.after.view!));
    const glance = () => (settings.still ? this.stage.hold(STILL) : this.stage.pause(GLANCE));
    try {
      this.stage.begin();
      await this.#put(between(first.before, first.before.view!));
      await glance();
      await this.#perform(this.past, put, back, glance);
    } finally {
      await back();
      this.#working = this.animating = this.repeating = false;
    }
    await this.#work();
  }

  #show(frame: StateFrame): void {
    const fresh = frame.since === null || frame.since === 0;
    this.saga = fresh ? frame.news : [...this.saga, ...frame.news];
    if (frame.version !== this.frame?.version) this.outlooks = new Map();
    if (optionsOf(frame) !== optionsOf(this.frame)) this.advice = null;
    // it was of another position
    this.sketch = null;
    if (!this.view && frame.view) this.game.correct?.(frame.view.corrections);
    this.frame = frame;
    const { chosen, begun } = this;
    const { legal, forms } = frame;
    if (chosen !== null && !legal.includes(chosen) && !formOf(forms, chosen)) this.chosen = null;
    if (begun !== null && !this.#canBegin(begun, legal, forms)) this.begun = null;
    if (this.begun === null) this.goingOn = false;
    if (frame.view?.silence === null) this.quiet = false;
  }

  /** May the others notice that there is only one option? Bots do not. */
  get #isOpenSecret(): boolean {
    const seats = this.table?.seats ?? [];
    return (
      !this.view?.discreet ||
      seats.every((seat, number) => number === this.seat || seat.kind === "bot")
    );
  }

  /** A choice with one option is made automatically, unless the visitor turned that off or a lesson guides them. */
  #takeForced(legal: string[]): void {
    clearTimeout(this.#forced);
    const only = legal.length === 1 ? legal[0] : undefined;
    if (!settings.choices.forced || this.guide || !this.myTurn || only === undefined) return;
    if (!this.#isOpenSecret) return;
    const version = this.frame?.version;
    this.#forced = window.setTimeout(() => {
      if (this.frame?.version === version && this.idle) void this.act(only);
    }, FORCED_PAUSE);
  }
}
