/** Which columns lose their top card to Dagda or Bonfur: picked one by one, chosen when it is enough. */
import type { Session } from "../../table/session.svelte";
import { type Group, GROUPS, groupOfLetter, letterOf, readAction } from "./view";

class Discarding {
  /** the first of two, while it is asked for at this version of the table */
  #first = $state<{ group: Group; version: number } | null>(null);

  /** The columns that can be picked now. */
  columns(session: Session): Group[] {
    const letters = new Set(discards(session).flatMap((action) => readAction(action).args));
    return GROUPS.filter((group) => letters.has(letterOf(group)));
  }

  picked(session: Session): Group[] {
    const chosen = readAction(session.chosen ?? "");
    if (chosen.verb === "discard") return chosen.args.map((letter) => groupOfLetter(letter)!);
    return this.#first?.version === session.frame?.version ? [this.#first!.group] : [];
  }

  /** Picks a column, or lets it go again. */
  pick(session: Session, group: Group): void {
    const before = this.picked(session);
    const enough = readAction(discards(session)[0] ?? "").args.length;
    const after = before.includes(group)
      ? before.filter((other) => other !== group)
      : [...before, group].slice(-enough);
    session.clear();
    const [first] = after;
    const waiting = first && after.length < enough;
    this.#first = waiting ? { group: first, version: session.frame!.version } : null;
    if (after.length === enough)
      session.choose(`discard ${inOrder(after).map(letterOf).join(" ")}`);
  }
}

function discards(session: Session): string[] {
  return session.legal.filter((action) => action.startsWith("discard "));
}

/** As the server writes it: in the order of the columns. */
function inOrder(groups: Group[]): Group[] {
  return GROUPS.filter((group) => groups.includes(group));
}

export const discarding = new Discarding();
