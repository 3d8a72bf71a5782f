import { beforeEach, describe, expect, it } from "vitest";

import type { Session } from "../../table/session.svelte";
import { carrying } from "./carrying";
import { Choosing } from "./choosing.svelte";

/** As much of a session as carrying needs. */
class Table {
  seat = 0;
  chosen: string | null = null;
  begun: string | null = null;
  aim: string | null = null;
  legal = [
    "place 0,0",
    "move 0,0 0,1",
    "recall 0,0",
    "thief 2",
    "upkeep 0,1",
    "panic 2 0,1 0,0",
    "brute 0,0 0,1 2",
    "end",
  ];
  isLegal = (action: string) => this.legal.includes(action);
  choose = (action: string) => (this.chosen = action);
  begin = (words: string) => {
    this.chosen = null;
    this.begun = words;
  };
  clear = () => (this.begun = null);
}

let table: Table;

/** What carrying a piece to a place would be. */
function carried(what: string, place: string): string | null {
  const load = carrying.load(table as unknown as Session, what);
  load.lift();
  const action = load.action(place);
  const takes = load.takes ? load.takes(place) : action !== null && table.isLegal(action);
  if (takes) load.put?.(place);
  return takes ? `+ ${action ?? table.begun ?? ""}` : action;
}

beforeEach(() => (table = new Table()));

describe("a dwarf", () => {
  it("of the supply goes to a card, also where it is let go on a dwarf there", () => {
    expect(carried("dwarf", "0,0")).toBe("+ place 0,0");
    expect(carried("dwarf", "dwarf 0,0 1")).toBe("+ place 0,0");
    expect(carried("dwarf", "5,5")).toBe("place 5,5");
    expect(carried("dwarf", "seat 2")).toBeNull();
  });

  it("of the map goes to a neighbour or home, and elsewhere learns why not", () => {
    expect(carried("dwarf 0,0 1", "0,1")).toBe("+ move 0,0 0,1");
    expect(carried("dwarf 0,0 1", "home")).toBe("+ recall 0,0");
    expect(carried("dwarf 0,0 1", "5,5")).toBe("move 0,0 5,5");
  });

  it("that an ogre has picked is chased or swapped", () => {
    table.begun = "panic";
    expect(carried("dwarf 0,1 2", "0,0")).toBe("+ panic 2 0,1 0,0");
    table.begun = "brute";
    expect(carried("dwarf 0,0 1", "dwarf 0,1 2")).toBe("+ brute 0,0 0,1 2");
  });
});

describe("an ogre", () => {
  it("goes to a player, to a card, or to a dwarf", () => {
    expect(carried("ogre thief", "seat 2")).toBe("+ thief 2");
    expect(carried("ogre thief", "seat 3")).toBe("thief 3");
    expect(carried("ogre upkeep", "0,1")).toBe("+ upkeep 0,1");
    carried("ogre panic", "dwarf 0,1 2");
    expect(table.begun).toBe("panic 2 0,1");
  });

  it("is at home with the same choice as the map", () => {
    carried("ogre upkeep", "5,5");
    expect(new Choosing(table as unknown as Session).cells).toEqual(["0,1"]);
  });
});
