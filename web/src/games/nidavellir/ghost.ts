/** The card that the chosen action would lay on a column, shown there before it is confirmed. */
import { type Group, groupOfCard, groupOfLetter, readAction } from "./view";

export interface Ghost {
  card: string;
  group: Group;
}

export function ghostOf(action: string | null): Ghost | null {
  const { verb, args } = readAction(action ?? "");
  const [word = ""] = args;
  const placed = verb === "thrud" || verb === "ylud";
  const card = placed ? verb : word;
  const laid = placed || verb === "take" || verb === "keep" || verb === "recruit";
  const group = placed ? groupOfLetter(word) : laid ? groupOfCard(card) : null;
  return group && { card, group };
}
