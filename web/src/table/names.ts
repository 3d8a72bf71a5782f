/** What the people and bots at a table are called. */
import type { Seat, Table } from "../net/protocol";
import { shown } from "../words/people";
import { words } from "../words/words.svelte";

/** What somebody at a table may be called: the same fields stand in the lists of finished games. */
type Named = Pick<Seat, "kind" | "name" | "character">;

/**
 * A person's own name, that of a character, "Bot n", or "Player n"; people who have deleted their data no longer have
 * one.
 */
export function seatName(seat: Named, number: number): string {
  if (seat.name) return shown(seat.name);
  const known = seat.character && words.knows(`character-${seat.character}`);
  if (seat.kind === "bot" && known) return words.t(`character-${seat.character}`);
  if (seat.kind === "human") return words.t("former-player");
  return words.t(seat.kind === "bot" ? "bot-name" : "player", { number: number + 1 });
}

/** The same where nothing else tells a bot from a person of the same name. */
export function markedName(seat: Named, number: number): string {
  const name = seatName(seat, number);
  return seat.kind === "bot" && seat.character ? words.t("bot-named", { name }) : name;
}

/** All names of a table, by seat, in the language of the page; who is called like another has a number besides. */
export function namesAt(table: Table): string[] {
  const all = table.seats.map(seatName);
  const isTwice = (name: string) => all.filter((other) => other === name).length > 1;
  return all.map((name, seat) => (isTwice(name) ? `${name} (${seat + 1})` : name));
}

/** Who plays on a seat: a bot, a bot for someone who has left, or just the name. */
export function whoIs(table: Table, seat: number): string {
  const { kind, level, away, character } = table.seats[seat]!;
  const name = words.name(seat);
  const args = { name, level: level ? words.t(`level-${level}`) : "" };
  if (kind === "bot") {
    const about = character && words.knows(`character-${character}-about`);
    const said = words.t("rival-bot", args);
    return about ? `${said} ${words.t(`character-${character}-about`)}` : said;
  }
  return away ? words.t("rival-away", args) : name;
}

/** "Player 1, Bot 2 and Bot 3" */
export function names(seats: readonly number[]): string {
  return new Intl.ListFormat(words.language).format(seats.map((seat) => words.name(seat)));
}
