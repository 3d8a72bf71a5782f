/** The coin of the treasury that the chosen action aims at. */
import type { Session } from "../../../table/session.svelte";
import { asNidavellir, exchange, isTrading, pouchOf, readAction } from "../view";
import { coinFrom } from "../words";

/** By an exchange or transformation now, or later by a trading coin that is bid. */
export function wantedCoin(session: Session): string | null {
  const { chosen, seat } = session;
  const view = asNidavellir(session.view);
  if (chosen === null || seat === null || !view) return null;
  const { verb, args } = readAction(chosen);
  if (verb !== "bid") return coinFrom(session.outlook(chosen));
  const [one, other] = pouchOf(view.players[seat]!, args);
  return one && other && args.some(isTrading) ? exchange(view, one, other).gets : null;
}
