/** Everything that is told after the end. */
import { api } from "../net/api";
import type { Message, Move, ScoresOverTime, Sheet } from "../net/protocol";

export interface Ending {
  sheets: Sheet[];
  scores: ScoresOverTime;
  deal: Message[];
  moves: Move[];
}

export async function loadEnding(table: string): Promise<Ending> {
  const [{ seats: sheets }, scores, { deal, moves }] = await Promise.all([
    api.sheets(table),
    api.scores(table),
    api.moves(table),
  ]);
  return { sheets, scores, deal, moves };
}
