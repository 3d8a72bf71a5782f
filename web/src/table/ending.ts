/** Everything that is told after the end. */
import { api } from "../net/api";
import type { Message, Move, Outcome, ScoresOverTime, Sheet } from "../net/protocol";

export interface Ending {
  outcome: Outcome;
  sheets: Sheet[];
  scores: ScoresOverTime;
  deal: Message[];
  moves: Move[];
}

export async function loadEnding(table: string): Promise<Ending> {
  const [{ seats: sheets, outcome }, scores, { deal, moves }] = await Promise.all([
    api.sheets(table),
    api.scores(table),
    api.moves(table),
  ]);
  return { outcome: outcome!, sheets, scores, deal, moves };
}

/** Did all win or lose together? */
export function together(outcome: Outcome): boolean {
  return outcome.places.length === 0;
}

/** Were there points at all? */
export function hasPoints({ sheets }: Pick<Ending, "sheets">): boolean {
  return sheets.some((sheet) => sheet.lines.length > 0);
}
