import { beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../net/api";
import type { Chapter, Table } from "../net/protocol";
import { Lesson } from "./lesson.svelte";

const read = (id: string, at: number) => ({ id, at, light: [], do: [] });
const ask = (id: string, at: number, ...actions: string[]) => ({ id, at, light: [], do: actions });

/** "look" and "bid" follow one another, "line" begins elsewhere, "free" has no script. */
const CHAPTERS: Chapter[] = [
  { id: "look", begin: 0, end: 0, free: false, steps: [read("a", 0), read("b", 0)] },
  {
    id: "bid",
    begin: 0,
    end: 3,
    free: false,
    steps: [read("c", 0), ask("d", 0, "bid 5"), ask("e", 2, "take W", "take H"), read("f", 3)],
  },
  { id: "line", begin: 9, end: 9, free: false, steps: [read("g", 9)] },
  { id: "free", begin: 5, end: 5, free: true, steps: [read("h", 5), read("i", 5)] },
];

let lesson: Lesson;
let begun: string[];

beforeEach(async () => {
  localStorage.clear();
  begun = [];
  vi.spyOn(api, "beginLesson").mockImplementation(async (_, chapter) => {
    begun.push(chapter);
    return { id: `table-${begun.length}` } as Table;
  });
  lesson = new Lesson("some", CHAPTERS);
  await lesson.resume();
});

async function goTo(step: string): Promise<void> {
  while (lesson.step.id !== step) await lesson.next();
}

describe("Lesson", () => {
  it("begins with the first step, at a table of the first chapter", () => {
    expect(begun).toEqual(["look"]);
    expect(lesson.step.id).toBe("a");
    expect(lesson.way).toBeNull();
  });

  it("goes on at the same table, and at a new one after a leap", async () => {
    await goTo("c");
    expect(begun).toEqual(["look"]);
    await goTo("g");
    expect(begun).toEqual(["look", "line"]);
    expect(lesson.way).toBeNull();
  });

  it("allows what is asked for, also before everything is read", async () => {
    expect(lesson.allows("bid 5")).toBe(true);
    expect(lesson.allows("bid 2")).toBe(false);
    expect(lesson.strayed).toBe(true);
    await lesson.next();
    expect(lesson.strayed).toBe(false);
    await goTo("g");
    expect(lesson.task).toBeNull();
    expect(lesson.allows("bid 5")).toBe(false);
  });

  it("follows the moves of the table, forwards and back", async () => {
    await goTo("d");
    lesson.follow(1, false);
    expect(lesson.step.id).toBe("d");
    lesson.follow(2, false);
    expect(lesson.step.id).toBe("e");
    expect(lesson.allows("take H")).toBe(true);
    expect(lesson.way).toBe("undo");
    lesson.follow(4, false);
    expect(lesson.step.id).toBe("f");
    lesson.follow(2, false);
    expect(lesson.step.id).toBe("e");
    lesson.follow(1, false);
    expect(lesson.step.id).toBe("d");
  });

  it("goes back to what was read", async () => {
    await goTo("c");
    expect(lesson.way).toBe("read");
    lesson.back();
    expect(lesson.step.id).toBe("b");
  });

  it("says farewell before the free chapter, and at its end", async () => {
    expect(lesson.isFarewell).toBe(false);
    await goTo("g");
    expect(lesson.isFarewell).toBe(true);
    await lesson.next();
    expect(begun.at(-1)).toBe("free");
    expect(lesson.allows("anything")).toBe(true);
    lesson.follow(7, false);
    expect(lesson.step.id).toBe("h");
    lesson.follow(30, true);
    expect(lesson.step.id).toBe("i");
    expect(lesson.isFarewell).toBe(true);
  });

  it("is continued on the next visit, at its table or, if that is gone, in its chapter", async () => {
    await goTo("d");
    const table = vi.spyOn(api, "table").mockResolvedValue({ yours: [0] } as Table);
    const again = new Lesson("some", CHAPTERS);
    await again.resume();
    expect([again.step.id, again.table]).toEqual(["d", "table-1"]);
    table.mockResolvedValue({ yours: [] as number[] } as Table);
    const anew = new Lesson("some", CHAPTERS);
    await anew.resume();
    expect([anew.step.id, begun]).toEqual(["c", ["look", "bid"]]);
  });

  it("begins at the beginning if what was kept makes no sense", async () => {
    for (const kept of ["no JSON", '{"table":"t","begun":0,"step":99}']) {
      localStorage.setItem("dvergar-lesson-some", kept);
      const anew = new Lesson("some", CHAPTERS);
      await anew.resume();
      expect(anew.step.id).toBe("a");
    }
  });
});
