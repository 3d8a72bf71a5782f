/** The page of Haggle: hands, the treasure, and what is on offer; the rest is the plain page's. */
import type { GamePage } from "dvergar/table/game";
import plain from "dvergar/table/plain";
import type { Session } from "dvergar/table/session.svelte";
import { words } from "dvergar/words/words.svelte";

import Area from "./Area.svelte";
import Market from "./Market.svelte";
import Token from "./Token.svelte";
import { asHaggle, worthOf } from "./view";

/** What the chosen bid is worth. */
function foretell(session: Session, action: string): string {
  const { lot } = asHaggle(session.view!);
  const [verb, ...gems] = action.split(" ");
  if (verb !== "bid" || lot === null) return "";
  return words.t("haggle-worth", { points: worthOf(gems, lot.gem) });
}

const page: GamePage = {
  ...plain,
  Market,
  OwnArea: Area,
  Rival: Area,
  Token,
  drawn: ["gem"],
  foretell,
};

export default page;
