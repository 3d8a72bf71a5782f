/** What the people and bots at a table are called. */
import type { Seat, Table } from "../net/protocol";
import { shown } from "../words/people";
import { words } from "../words/words.svelte";

/** A person's own name, "Bot n", or "Player n"; people who have deleted their data no longer have one. */
export function seatName(seat: Seat, number: number): string {
  if (seat.name) return shown(seat.name);
  if (seat.kind === "human") return words.t("former-player");
  return words.t(seat.kind === "bot" ? "bot-name" : "player", { number: number + 1 });
}

/** All names of a table, by seat, in the language of the page; who is called like another has a number besides. */
export function namesAt(table: Table): string[] {
  const all = table.seats.map(seatName);
  const isTwice = (name: string) => all.filter((other) => other === name).length > 1;
  return all.map((name, seat) => (isTwice(name) ? `${name} (${seat + 1})` : name));
}

/** Who plays on a seat: a bot, a bot for someone who has left, or just the name. */
export function whoIs(table: Table, seat: number): string {
  const { kind, level, away } = table.seats[seat]!;
  const name = words.name(seat);
  const args = { name, level: level ? words.t(`level-${level}`) : "" };
  if (kind === "bot") return words.t("rival-bot", args);
  return away ? words.t("rival-away", args) : name;
}

/** "Player 1, Bot 2 and Bot 3" */
export function names(seats: readonly number[]): string {
  return new Intl.ListFormat(words.language).format(seats.map((seat) => words.name(seat)));
}
