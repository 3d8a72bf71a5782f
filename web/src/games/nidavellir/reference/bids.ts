/** What the players bid in a round that is over, from the saga. */
import type { News } from "../../../net/protocol";
import { TAVERNS } from "../view";

export interface Bids {
  age: number;
  round: number;
  /** by tavern, then by seat; null: not known */
  taverns: (string | null)[][];
  /** by seat: the coins of the pouch, where an exchange has shown them */
  pouches: (readonly [string, string] | null)[];
}

function nothingKnown(seats: number, age: number, round: number): Bids {
  return {
    age,
    round,
    taverns: TAVERNS.map(() => Array<string | null>(seats).fill(null)),
    pouches: Array<null>(seats).fill(null),
  };
}

/** The bids of the round before this one; null in the first, or if its saga is not known. */
export function lastBids(saga: News[], seats: number, age: number, round: number): Bids | null {
  // by name, so that a round that was taken back and played again counts once
  const rounds = new Map<string, Bids>();
  let now: Bids | undefined;
  for (const { key, args } of saga.flatMap((news) => news.events ?? [])) {
    if (key === "log-dealt") {
      now = nothingKnown(seats, Number(args["age"]), Number(args["round"]));
      rounds.set(`${now.age}.${now.round}`, now);
    }
    const bids = now?.taverns[Number(args["tavern"]) - 1];
    if (key === "log-revealed") {
      const coins = args["coin_list"] as string[];
      (args["seat_list"] as number[]).forEach((seat, i) => bids && (bids[seat] = coins[i] ?? null));
    } else if (key === "log-uline-bid" && bids) {
      bids[Number(args["seat"])] = String(args["coin"]);
    } else if (key === "log-exchanged" && now) {
      now.pouches[Number(args["seat"])] = [String(args["coin"]), String(args["coin2"])];
    }
  }
  const before = [...rounds.values()].filter(
    (other) => other.age < age || (other.age === age && other.round < round),
  );
  return before.at(-1) ?? null;
}
