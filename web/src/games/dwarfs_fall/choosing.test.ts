import { beforeEach, describe, expect, it } from "vitest";

import type { Session } from "../../table/session.svelte";
import { Choosing } from "./choosing.svelte";

/** As much of a session as choosing needs. */
class Table {
  seat = 0;
  chosen: string | null = null;
  begun: string | null = null;
  aim: string | null = null;
  done: string | null = null;

  constructor(public legal: string[]) {}

  get weighed(): string | null {
    return this.aim ?? this.chosen;
  }

  isLegal(action: string): boolean {
    return this.legal.includes(action);
  }

  choose(action: string): void {
    if (this.isLegal(action)) this.chosen = action;
  }

  select(action: string): void {
    this.choose(action);
  }

  begin(words: string): void {
    this.chosen = null;
    this.begun = words;
  }

  clear(): void {
    this.chosen = this.begun = null;
  }

  confirm(): void {
    this.done = this.chosen;
  }
}

let table: Table;
let choosing: Choosing;

function at(...legal: string[]): void {
  table = new Table(legal);
  choosing = new Choosing(table as unknown as Session);
}

describe("a card of the hand", () => {
  beforeEach(() =>
    at(
      ...["0", "1", "2", "3"].flatMap((turn) => [
        `play castle 0,1 ${turn}`,
        `play castle 1,0 ${turn}`,
      ]),
      ...["0", "1"].flatMap((turn) => [`play inn 0,1 ${turn}`, `play inn 1,0 ${turn}`]),
      "place 0,0",
      "end",
    ),
  );

  it("lights the places where it can lie, and nothing before it is picked", () => {
    expect([choosing.cells, choosing.canPlay("inn"), choosing.canPlay("shop")]).toEqual([
      [],
      true,
      false,
    ]);
    choosing.pickCard("inn");
    expect([choosing.card, choosing.cells]).toEqual(["inn", ["0,1", "1,0"]]);
    expect(choosing.ghost).toBeNull();
  });

  it("is put back when it is picked again", () => {
    choosing.pickCard("inn");
    choosing.pickCard("inn");
    expect([choosing.card, table.begun]).toEqual([null, null]);
  });

  it("is turned where it lies, through the turns that differ", () => {
    choosing.pickCard("inn");
    choosing.pickCell("0,1");
    expect(choosing.ghost).toEqual({ kind: "inn", cell: "0,1", rotation: 0 });
    choosing.pickCell("0,1");
    expect(table.chosen).toBe("play inn 0,1 1");
    choosing.turn(1);
    expect(table.chosen).toBe("play inn 0,1 0");
    choosing.turn(-1);
    expect(table.chosen).toBe("play inn 0,1 1");
  });

  it("is confirmed by the keyboard, which has other keys to turn it", () => {
    choosing.pickCard("inn");
    choosing.pickCell("0,1", true);
    expect(table.done).toBeNull();
    choosing.pickCell("0,1", true);
    expect(table.done).toBe("play inn 0,1 0");
  });

  it("keeps its turn from place to place, and can be turned before it has one", () => {
    choosing.pickCard("castle");
    choosing.turn(-1);
    expect(choosing.actionAt("1,0")).toBe("play castle 1,0 3");
    choosing.pickCell("1,0");
    choosing.turn(-1);
    choosing.pickCell("0,1");
    expect(table.chosen).toBe("play castle 0,1 2");
  });

  it("that was chosen in a hint lies there", () => {
    table.chosen = "play castle 1,0 2";
    expect(choosing.ghost).toEqual({ kind: "castle", cell: "1,0", rotation: 2 });
    expect(choosing.cells).toEqual(["0,1", "1,0"]);
    expect(choosing.actionAt("0,1")).toBe("play castle 0,1 2");
  });

  it("gives way to a dwarf of the supply", () => {
    choosing.pickCard("inn");
    choosing.pickCell("0,1");
    choosing.pickSupply();
    expect([choosing.card, choosing.supply, choosing.cells]).toEqual([null, true, ["0,0"]]);
    choosing.pickCell("0,0");
    expect([table.chosen, choosing.target]).toEqual(["place 0,0", "0,0"]);
  });
});

describe("a dwarf on the map", () => {
  it("moves to a neighbour, or goes home where that is allowed", () => {
    at("move 0,0 0,1", "move 0,0 1,0", "recall 0,0", "recall 3,3", "end");
    expect(choosing.dwarfs).toEqual([
      { cell: "0,0", seat: 0 },
      { cell: "3,3", seat: 0 },
    ]);
    choosing.pickDwarf({ cell: "0,0", seat: 0 });
    expect([choosing.cells, choosing.dwarfs]).toEqual([["0,1", "1,0"], []]);
    expect(choosing.recall).toBe("recall 0,0");
    choosing.pickCell("1,0");
    expect(table.chosen).toBe("move 0,0 1,0");
    table.clear();
    choosing.pickDwarf({ cell: "3,3", seat: 0 });
    expect(table.chosen).toBe("recall 3,3");
  });
});

describe("an ogre", () => {
  it("panic: somebody's dwarf, then where it runs", () => {
    at("panic 2 0,0 0,1", "panic 2 0,0 0,2", "panic 1 0,0 0,1", "end");
    choosing.pickOgre("panic");
    expect(choosing.cells).toEqual([]);
    expect(choosing.dwarfs).toEqual([
      { cell: "0,0", seat: 1 },
      { cell: "0,0", seat: 0 },
    ]);
    choosing.pickDwarf({ cell: "0,0", seat: 1 });
    expect([choosing.dwarf, choosing.cells]).toEqual([{ cell: "0,0", seat: 1 }, ["0,1", "0,2"]]);
    choosing.pickCell("0,2");
    expect(table.chosen).toBe("panic 2 0,0 0,2");
    choosing.pickOgre("panic");
    expect([table.chosen, choosing.ogre]).toEqual([null, null]);
  });

  it("brute: an own dwarf, then another's", () => {
    at("brute 0,0 0,1 2", "brute 0,0 0,1 3", "brute 2,0 0,1 2", "end");
    choosing.pickOgre("brute");
    expect(choosing.dwarfs.map(({ cell }) => cell)).toEqual(["0,0", "2,0"]);
    choosing.pickDwarf({ cell: "0,0", seat: 0 });
    expect(choosing.dwarfs.map(({ seat }) => seat)).toEqual([1, 2]);
    choosing.pickDwarf({ cell: "0,1", seat: 2 });
    expect([table.chosen, choosing.target]).toEqual(["brute 0,0 0,1 3", "0,1"]);
  });

  it("upkeep: a place; thief and crown: a player", () => {
    at("upkeep 0,0", "thief 2", "thief 4", "crown 2", "end");
    choosing.pickOgre("upkeep");
    expect(choosing.cells).toEqual(["0,0"]);
    choosing.pickOgre("thief");
    expect([choosing.cells, choosing.seats]).toEqual([[], [1, 3]]);
    choosing.pickSeat(3);
    expect(table.chosen).toBe("thief 4");
  });
});

describe("a task", () => {
  it("and a dig are pressed on the map at once", () => {
    at("resolve 0,0", "resolve 1,0", "reveal");
    expect(choosing.cells).toEqual(["0,0", "1,0"]);
    at("dig 2,0", "dig none");
    expect(choosing.cells).toEqual(["2,0"]);
    choosing.pickCell("2,0");
    expect(table.chosen).toBe("dig 2,0");
  });
});

describe("a place that is not lit", () => {
  it("can be asked why what was begun cannot go there", () => {
    at("play inn 0,1 0", "place 0,0", "move 0,0 1,0", "panic 2 0,0 1,0", "thief 2", "end");
    expect(choosing.attemptAt("5,5")).toBeNull();
    choosing.pickCard("inn");
    expect(choosing.attemptAt("5,5")).toBe("play inn 5,5 0");
    expect(choosing.attemptAt("0,1")).toBeNull();
    choosing.pickSupply();
    expect(choosing.attemptAt("5,5")).toBe("place 5,5");
    choosing.pickDwarf({ cell: "0,0", seat: 0 });
    expect(choosing.attemptAt("0,0")).toBeNull();
    expect(choosing.attemptAt("5,5")).toBe("move 0,0 5,5");
    for (const ogre of ["panic", "thief"] as const) {
      table.clear();
      choosing.pickOgre(ogre);
      expect(choosing.attemptAt("5,5")).toBeNull();
    }
  });
});

describe("a card that is carried", () => {
  beforeEach(() =>
    at("play inn 0,1 0", "play inn 0,1 1", "play inn 1,0 0", "play shop 0,1 0", "place 0,0"),
  );

  it("is seen where it is held, and turned there", () => {
    choosing.liftCard("inn");
    table.aim = choosing.actionAt("0,1");
    expect([choosing.ghost, choosing.aimed?.cell, choosing.rotation]).toEqual([null, "0,1", 0]);
    choosing.turn(1);
    expect([table.aim, choosing.rotation]).toEqual(["play inn 0,1 1", 1]);
    // and so it is laid
    choosing.pickCell("0,1");
    expect(table.chosen).toBe("play inn 0,1 1");
  });

  it("keeps its turn when it is taken up again, unlike another card", () => {
    table.chosen = "play inn 0,1 1";
    choosing.liftCard("inn");
    expect([table.chosen, choosing.rotation]).toEqual([null, 1]);
    choosing.liftCard("shop");
    expect(choosing.rotation).toBe(0);
  });
});

describe("dwarfs of one's own", () => {
  it("can be taken up although something else was, without being lit", () => {
    at("place 0,0", "move 0,0 0,1", "move 3,3 0,1", "play inn 5,5 0", "end");
    for (const begin of [() => choosing.pickSupply(), () => choosing.pickCard("inn")]) {
      begin();
      expect([choosing.dwarfs, choosing.others.map(({ cell }) => cell)]).toEqual([
        [],
        ["0,0", "3,3"],
      ]);
    }
    choosing.pickDwarf({ cell: "0,0", seat: 0 });
    expect(choosing.others).toEqual([{ cell: "3,3", seat: 0 }]);
  });
});
