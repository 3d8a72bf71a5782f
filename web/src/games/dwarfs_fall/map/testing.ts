/** For tests: a table with some cards. */
import { withCard } from "../kingdoms";
import type { Kind } from "../pieces/looks";
import type { DwarfsFallView } from "../view";

/** A table with cards as the rules' checks write them: kind, place, quarter turns. */
export function table(...cards: [kind: Kind, cell: string, rotation: number, owner?: number][]) {
  const empty = { stacks: [], regions: [], players: [{}, {}] } as unknown as DwarfsFallView;
  return cards.reduce(
    (view, [kind, cell, rotation, owner = 0]) => withCard(view, cell, { kind, rotation, owner }),
    empty,
  );
}
