import { describe, expect, it } from "vitest";

import { withCard, withDig } from "./kingdoms";
import { type DwarfsFallView, type Kind, kingdomOf, stackAt, topOf } from "./view";

const empty = { players: [{}, {}], stacks: [], regions: [] } as unknown as DwarfsFallView;

/** Cards laid one after the other: kind, place, turns, and whose. */
function laid(...cards: [Kind, string, number, number?][]): DwarfsFallView {
  return cards.reduce(
    (view, [kind, cell, rotation, owner = 0]) => withCard(view, cell, { kind, rotation, owner }),
    empty,
  );
}

/** Worked checks of the rules: docs/rules/dwarfs-fall.md. */
describe("kingdoms", () => {
  it("end at walls", () => {
    const two = laid(["castle", "0,0", 0], ["ruby_mine", "1,0", 1]);
    expect(kingdomOf(two, 0)).toMatchObject({ owners: [0], cards: 2, points: 5 });
    const shut = withCard(two, "0,1", { kind: "dragon", rotation: 0, owner: 1 });
    expect(kingdomOf(shut, 0)).toMatchObject({ cards: 2, points: 5, dragon: false });
    const open = withCard(two, "0,1", { kind: "dragon", rotation: 2, owner: 1 });
    expect(kingdomOf(open, 0)).toMatchObject({ cards: 3, points: 3, dragon: true });
    expect(stackAt(open, "1,0")!.region).toBe(stackAt(open, "0,1")!.region);
  });

  it("are shared by castles without a wall between them", () => {
    const shared = laid(["castle", "0,0", 0], ["ruby_mine", "1,0", 1], ["castle", "0,1", 2, 1]);
    expect(kingdomOf(shared, 1)).toEqual(kingdomOf(shared, 0));
    expect(kingdomOf(shared, 0)).toMatchObject({ owners: [0, 1], cards: 3, points: 8 });
  });

  it("count only what lies on top, which a dig changes", () => {
    const covered = laid(["castle", "0,0", 0], ["ruby_mine", "1,0", 1], ["gold_mine", "1,0", 0]);
    expect(kingdomOf(covered, 0)).toMatchObject({ cards: 2, points: 4 });
    expect(stackAt(covered, "1,0")).toMatchObject({ need: 2, spaces: 3 });
    const dug = withDig(covered, "1,0");
    expect(topOf(stackAt(dug, "1,0")!)).toEqual({ kind: "ruby_mine", rotation: 1, owner: 0 });
    expect(kingdomOf(dug, 0)).toMatchObject({ cards: 2, points: 5 });
  });
});
