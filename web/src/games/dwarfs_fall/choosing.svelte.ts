/**
 * What the viewer has chosen so far, and what can be pressed next: a card of the hand, then a place
 * and a turn; a dwarf, then where it goes; an ogre, then its victims.
 *
 * Everything follows from the session: the legal actions, what was begun and what is chosen. Hand, map
 * and rivals share one `Choosing` a session.
 */
import type { Session } from "../../table/session.svelte";
import { type Cell, hasWall, isOgre, type Kind, type Ogre, readAction, SIDES } from "./view";

/** A dwarf on the map that can be pressed: whose, and where. */
export interface DwarfAt {
  cell: Cell;
  seat: number;
}

export interface Ghost {
  kind: Kind;
  cell: Cell;
  rotation: number;
}

/** by verb: so many words say what it is about; what follows is pressed on the map or at a player */
const STEM: Record<string, number> = {
  play: 2,
  place: 1,
  move: 2,
  upkeep: 1,
  panic: 3,
  thief: 1,
  crown: 1,
  brute: 2,
  resolve: 1,
  dig: 1,
};
/** decisions without a first step: places are highlighted at once */
const AT_ONCE = ["resolve", "dig"];
/** clockwise quarter turns */
const TURNS = [0, 1, 2, 3];

export class Choosing {
  /** how the card in hand is turned, until it lies somewhere */
  #turned = $state(0);

  constructor(private readonly session: Session) {}

  /** the words of the action that are settled: "play inn", "panic 2 0,1"; "": nothing yet */
  get stem(): string {
    const { begun, chosen, legal } = this.session;
    if (chosen !== null) return stemOf(chosen);
    if (begun !== null) return begun;
    return AT_ONCE.find((verb) => legal.some((action) => action.startsWith(`${verb} `))) ?? "";
  }

  get #verb(): string {
    return readAction(this.stem).verb;
  }

  /** the actions that the settled words can become, as the words that are missing */
  get #rest(): string[][] {
    const { stem } = this;
    if (!stem) return [];
    return this.session.legal
      .filter((action) => action.startsWith(`${stem} `))
      .map((action) => action.slice(stem.length + 1).split(" "));
  }

  // --- what is chosen ------------------------------------------------------------------------

  /** the card of the hand that is to be laid */
  get card(): Kind | null {
    const { verb, args } = readAction(this.stem);
    return verb === "play" ? (args[0] as Kind) : null;
  }

  /** a dwarf of the supply is to be placed */
  get supply(): boolean {
    return this.#verb === "place";
  }

  /** the ogre card that is being played */
  get ogre(): Ogre | null {
    const verb = this.#verb;
    return isOgre(verb) ? verb : null;
  }

  /** the dwarf on the map that was picked up (to move, in panic, or for a swap) */
  get dwarf(): DwarfAt | null {
    const { verb, args } = readAction(this.stem);
    const [first, second] = args;
    if (verb === "panic" && first && second) return { cell: second, seat: Number(first) - 1 };
    if ((verb === "move" || verb === "brute") && first)
      return { cell: first, seat: this.session.seat! };
    return null;
  }

  /** the card as it would lie, once it has a place */
  get ghost(): Ghost | null {
    return ghostOf(this.session.chosen);
  }

  /** the same of a card that is carried, where it is held now */
  get aimed(): Ghost | null {
    return ghostOf(this.session.aim);
  }

  /** how the card in hand is turned now */
  get rotation(): number {
    return (this.aimed ?? this.ghost)?.rotation ?? this.#turned;
  }

  /** the place that is chosen: where a dwarf goes, what is dug, resolved or cleared */
  get target(): Cell | null {
    const { verb, args } = readAction(this.session.weighed ?? "");
    if (verb === "brute") return args[1] ?? null;
    return args.findLast((word) => word.includes(",")) ?? null;
  }

  // --- what can be pressed -------------------------------------------------------------------

  canPlay(kind: Kind): boolean {
    return this.#canBegin(`play ${kind}`);
  }

  get canPlace(): boolean {
    return this.#canBegin("place");
  }

  canUse(ogre: Ogre): boolean {
    return this.#canBegin(ogre);
  }

  #canBegin(words: string): boolean {
    return this.session.legal.some((action) => action.startsWith(`${words} `));
  }

  /** the places that can be pressed now */
  get cells(): Cell[] {
    if (this.#picksDwarf) return [];
    return [...new Set(this.#rest.map(([cell = ""]) => cell))].filter((word) => word.includes(","));
  }

  /** Does an ogre wait for a dwarf of the map? */
  get #picksDwarf(): boolean {
    const { verb, args } = readAction(this.stem);
    return verb === "brute" || (verb === "panic" && !args.length);
  }

  /** the dwarfs on the map that can be pressed now */
  get dwarfs(): DwarfAt[] {
    const { seat } = this.session;
    if (seat === null) return [];
    const rest = this.#rest;
    if (!this.stem) return this.#walkers(seat);
    if (!this.#picksDwarf) return [];
    const { verb, args } = readAction(this.stem);
    if (verb === "panic") {
      return distinct(rest.map(([whose, cell]) => ({ cell: cell!, seat: Number(whose) - 1 })));
    }
    if (!args.length) return distinct(rest.map(([cell]) => ({ cell: cell!, seat })));
    return distinct(rest.map(([cell, whose]) => ({ cell: cell!, seat: Number(whose) - 1 })));
  }

  /** the own dwarfs that can still be taken up although something else was: they are not lit */
  get others(): DwarfAt[] {
    const { seat } = this.session;
    const isOpen = this.card !== null || this.supply || this.#verb === "move";
    if (seat === null || !isOpen) return [];
    return this.#walkers(seat).filter(({ cell }) => cell !== this.dwarf?.cell);
  }

  #walkers(seat: number): DwarfAt[] {
    const own = this.session.legal.map(readAction);
    const walkers = own.filter(({ verb }) => verb === "move" || verb === "recall");
    return distinct(walkers.map(({ args }) => ({ cell: args[0]!, seat })));
  }

  /** the players that can be pressed now: the victims of a thief or a crown */
  get seats(): number[] {
    if (this.#verb !== "thief" && this.#verb !== "crown") return [];
    return this.#rest.map(([whose]) => Number(whose) - 1);
  }

  /** the action that sends the picked dwarf home (only with the option) */
  get recall(): string | null {
    const { dwarf } = this;
    if (this.#verb !== "move" || !dwarf) return null;
    const action = `recall ${dwarf.cell}`;
    return this.session.isLegal(action) ? action : null;
  }

  /** What pressing a place chooses. */
  actionAt(cell: Cell): string | null {
    if (!this.cells.includes(cell)) return null;
    if (this.card === null) return `${this.stem} ${cell}`;
    return `${this.stem} ${cell} ${this.rotationAt(cell)}`;
  }

  /** The action that pressing a place without a highlight would mean, to ask why it is impossible; null: none. */
  attemptAt(cell: Cell): string | null {
    const { stem, dwarf } = this;
    if (!stem || this.cells.includes(cell) || dwarf?.cell === cell) return null;
    if (this.#picksDwarf || this.#verb === "thief" || this.#verb === "crown") return null;
    return this.card === null ? `${stem} ${cell}` : `${stem} ${cell} 0`;
  }

  // --- choosing ------------------------------------------------------------------------------

  /** A card of the hand; the same again is put back. */
  pickCard(kind: Kind): void {
    if (this.card !== kind) this.#turned = 0;
    this.#toggle(`play ${kind}`);
  }

  /** A card of the hand is taken up to be carried, turned as it is. */
  liftCard(kind: Kind): void {
    this.#turned = this.card === kind ? this.rotation : 0;
    this.session.begin(`play ${kind}`);
  }

  pickSupply(): void {
    this.#toggle("place");
  }

  pickOgre(ogre: Ogre): void {
    this.#toggle(ogre, this.ogre === ogre);
  }

  /** A dwarf on the map: to move it, in panic, or one of the two that a brute swaps. */
  pickDwarf({ cell, seat }: DwarfAt): void {
    const { verb, args } = readAction(this.stem);
    if (verb === "panic") this.session.begin(`panic ${seat + 1} ${cell}`);
    else if (verb === "brute" && args.length) {
      this.session.choose(`${this.stem} ${cell} ${seat + 1}`);
    } else if (verb === "brute") this.session.begin(`brute ${cell}`);
    else if (this.#canBegin(`move ${cell}`)) this.#toggle(`move ${cell}`);
    else this.session.choose(`recall ${cell}`);
  }

  /** Another player: the victim of a thief or a crown. */
  pickSeat(seat: number): void {
    this.session.choose(`${this.stem} ${seat + 1}`);
  }

  /**
   * A place. A card that is there already is turned, as one that can lie in several ways wants a second look; the
   * keyboard has keys of its own to turn it, and confirms.
   */
  pickCell(cell: Cell, byKey = false): void {
    const ways = this.rotations(cell).length;
    if (this.ghost?.cell === cell && (byKey || ways === 1)) return this.session.confirm();
    if (this.ghost?.cell === cell) return this.turn(1);
    const action = this.actionAt(cell);
    if (action === null) return;
    if (ways > 1) this.session.select(action);
    else this.session.choose(action);
  }

  #toggle(words: string, isOn = this.stem === words): void {
    if (isOn) this.session.clear();
    else this.session.begin(words);
  }

  // --- turning -------------------------------------------------------------------------------

  /** The turns of the chosen card that can lie on a place: only those that differ. */
  rotations(cell: Cell): number[] {
    if (this.card === null) return [];
    return this.#rest.filter(([at]) => at === cell).map(([, rotation]) => Number(rotation));
  }

  /** How the chosen card would lie on a place. */
  rotationAt(cell: Cell): number {
    const ghost = this.aimed ?? this.ghost;
    if (ghost?.cell === cell) return ghost.rotation;
    const possible = this.rotations(cell);
    const wished = ghost?.rotation ?? this.#turned;
    return possible.find((turn) => this.#looksLike(turn, wished)) ?? possible[0] ?? 0;
  }

  #looksLike(one: number, other: number): boolean {
    const kind = this.card!;
    return SIDES.every(
      (side) => hasWall({ kind, rotation: one }, side) === hasWall({ kind, rotation: other }, side),
    );
  }

  /** Turns the chosen card clockwise (1) or back (-1): where it lies, or before it does. */
  turn(step: 1 | -1): void {
    const { card, aimed } = this;
    const ghost = aimed ?? this.ghost;
    if (card === null) return;
    const possible = ghost
      ? this.rotations(ghost.cell)
      : TURNS.filter((turn) => !TURNS.slice(0, turn).some((other) => this.#looksLike(turn, other)));
    const now = ghost ? ghost.rotation : this.#turned;
    const at = possible.indexOf(now);
    const next = possible[(at + step + possible.length) % possible.length] ?? 0;
    this.#turned = next;
    if (aimed) this.session.aim = `play ${card} ${aimed.cell} ${next}`;
    else if (ghost) this.session.select(`play ${card} ${ghost.cell} ${next}`);
  }
}

/** What is settled of an action that is chosen. */
function stemOf(action: string): string {
  const { verb, args } = readAction(action);
  if (verb === "recall") return `move ${args[0]}`;
  return [verb, ...args].slice(0, STEM[verb] ?? 1).join(" ");
}

function ghostOf(action: string | null): Ghost | null {
  const { verb, args } = readAction(action ?? "");
  const [kind, cell, rotation] = args;
  if (verb !== "play" || !cell) return null;
  return { kind: kind as Kind, cell, rotation: Number(rotation) };
}

function distinct(dwarfs: DwarfAt[]): DwarfAt[] {
  return dwarfs.filter(
    (one, at) => dwarfs.findIndex((o) => o.cell === one.cell && o.seat === one.seat) === at,
  );
}

const known = new WeakMap<Session, Choosing>();

/** The choice of a session. */
export function choosingOf(session: Session): Choosing {
  const before = known.get(session);
  if (before) return before;
  const choosing = new Choosing(session);
  known.set(session, choosing);
  return choosing;
}
