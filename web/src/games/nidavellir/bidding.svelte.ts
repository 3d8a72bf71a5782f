/**
 * The bid in progress: which of the player's coins is on which tavern.
 *
 * Coins are known by their number among the five, as two of them may be alike. Market and own area
 * share one bid a session.
 */
import type { Session } from "../../table/session.svelte";
import { asNidavellir, type NidavellirView, type Player, TAVERNS } from "./view";

type Places = (number | null)[];

const EMPTY: Places = TAVERNS.map(() => null);

export class Bidding {
  /** by tavern: the number of the coin */
  places = $state.raw<Places>(EMPTY);
  /** the coin that was picked up and not yet laid down */
  held = $state<number | null>(null);
  #round = "";
  /** the bid that is on its way: the table does not show it yet */
  #sent: string | null = null;

  constructor(private readonly session: Session) {}

  get #view(): NidavellirView | null {
    return asNidavellir(this.session.view);
  }

  get #player(): Player | null {
    return this.session.seat === null ? null : (this.#view?.players[this.session.seat] ?? null);
  }

  /** the five coins, the lowest first */
  get coins(): string[] {
    return this.#player?.coins ?? [];
  }

  /** May a bid be made or changed now? */
  get isOpen(): boolean {
    return this.session.frame?.legal.some((action) => action.startsWith("bid ")) ?? false;
  }

  /** the bid that the table has, which counts until another is sent */
  get sealed(): string | null {
    const player = this.#player;
    return player?.bid_done && this.isOpen ? `bid ${player.board.slice(0, 3).join(" ")}` : null;
  }

  /** the composed bid, if it is complete */
  get action(): string | null {
    if (this.places.includes(null)) return null;
    return `bid ${this.places.map((coin) => this.coins[coin!]).join(" ")}`;
  }

  /** Is this the bid that the table has? */
  get isSealed(): boolean {
    return this.action !== null && this.action === this.sealed;
  }

  isPlaced(coin: number): boolean {
    return this.places.includes(coin);
  }

  /** the numbers of the coins that go to the pouch, once all taverns have theirs */
  get pouch(): number[] {
    if (this.places.includes(null)) return [];
    return [...this.coins.keys()].filter((coin) => !this.isPlaced(coin));
  }

  /** Picks a coin up; the same coin again goes to the first tavern without one. */
  pick(coin: number): void {
    if (this.held !== coin) {
      this.held = coin;
      return;
    }
    const free = this.places.indexOf(null);
    if (free >= 0) this.place(coin, free);
    else this.held = null;
  }

  /** Lays a coin on a tavern; what lay there changes places with it. */
  place(coin: number, spot: number): void {
    const before = this.places.indexOf(coin);
    const places = [...this.places];
    if (before >= 0) places[before] = places[spot]!;
    places[spot] = coin;
    this.#lay(places);
  }

  /** Takes the coin of a tavern back. */
  takeBack(spot: number): void {
    this.#lay(this.places.map((coin, other) => (other === spot ? null : coin)));
  }

  /** Back to the bid that the table has, or to none. */
  reset(): void {
    this.#lay(this.sealed ? numbersOf(this.coins, this.#player!.board.slice(0, 3)) : EMPTY);
  }

  #lay(places: Places): void {
    this.places = places;
    this.held = null;
    this.session.refusal = null;
    this.session.chosen = this.isSealed ? null : this.action;
  }

  /**
   * Called in an effect. A new round and a change of seat start over; clearing the
   * choice at the table clears the coins too, but not when the choice is gone because it was sent.
   */
  follow(): void {
    const view = this.#view;
    const round = view && this.isOpen ? `${this.session.seat} ${view.age} ${view.round}` : "";
    if (round !== this.#round) {
      this.#round = round;
      this.#sent = null;
      if (round) this.reset();
      return;
    }
    const { sending, chosen } = this.session;
    // chosen elsewhere: a hint
    if (round && chosen?.startsWith("bid ") && chosen !== this.action) {
      this.places = numbersOf(this.coins, chosen.split(" ").slice(1));
      this.held = null;
    }
    if (sending && chosen !== null) this.#sent = chosen;
    else if (this.#sent === this.sealed) this.#sent = null;
    const cleared = chosen === null && this.action !== null;
    if (round && cleared && this.action !== this.#sent && !this.isSealed) this.reset();
  }
}

/** By tavern: the number of its coin among all, each used once. */
function numbersOf(coins: string[], laid: (string | null)[]): Places {
  const used = new Set<number>();
  return laid.map((wanted) => {
    const number = coins.findIndex((coin, index) => coin === wanted && !used.has(index));
    used.add(number);
    return number;
  });
}

const biddings = new WeakMap<Session, Bidding>();

/** The bid of a session. */
export function biddingOf(session: Session): Bidding {
  const known = biddings.get(session);
  if (known) return known;
  const bidding = new Bidding(session);
  biddings.set(session, bidding);
  return bidding;
}
