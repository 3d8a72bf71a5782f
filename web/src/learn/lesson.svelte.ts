/**
 * Where a learner is in a game's tutorial: the step, and the table that it is played at.
 *
 * Chapters that follow one another in the script share a table; the others begin at a new one. The
 * number of moves not taken back says how far the script is, so that a reload and a move
 * that is taken back need nothing of their own.
 */
import { api, RefusedError } from "../net/api";
import type { Chapter, LessonStep } from "../net/protocol";

/** A step, and the number of its chapter. */
export interface Step extends LessonStep {
  chapter: number;
}

/** What is kept for the next visit. */
interface Kept {
  table: string;
  /** the chapter that the table began with */
  begun: number;
  step: number;
}

export class Lesson {
  readonly steps: Step[];
  /** the number of the step, of all chapters */
  index = $state(0);
  table = $state<string | null>(null);
  /** was something done that is not asked for? until the next step */
  strayed = $state(false);
  #begun = $state(0);

  constructor(
    readonly game: string,
    readonly chapters: Chapter[],
  ) {
    this.steps = chapters.flatMap(({ steps }, chapter) =>
      steps.map((step) => ({ ...step, chapter })),
    );
  }

  get step(): Step {
    return this.steps[this.index]!;
  }

  get chapter(): Chapter {
    return this.chapters[this.step.chapter]!;
  }

  /** What is asked for now, or after what is still to be read; null: nothing. */
  get task(): Step | null {
    const { at } = this.step;
    const rest = this.#run.filter(
      (step) => step.at === at && this.steps.indexOf(step) >= this.index,
    );
    return rest.find((step) => step.do.length) ?? null;
  }

  /** Is it the last that the tutor has to say before the learner plays alone, or leaves? */
  get isFarewell(): boolean {
    const next = this.steps[this.index + 1];
    if (next?.chapter === this.step.chapter) return false;
    return next === undefined || this.chapters[next.chapter]!.free;
  }

  // --- beginning -----------------------------------------------------------------------------

  /** Where the learner was on the last visit, or at the beginning. */
  async resume(): Promise<void> {
    const kept = this.#kept();
    if (kept && (await isMine(kept.table))) {
      this.#begun = kept.begun;
      this.index = kept.step;
      this.table = kept.table;
    } else {
      await this.begin(kept ? this.steps[kept.step]!.chapter : 0);
    }
  }

  /** Begins a chapter, at a new table. */
  async begin(chapter: number): Promise<void> {
    const { id } = await api.beginLesson(this.game, this.chapters[chapter]!.id);
    this.#begun = chapter;
    this.#go(this.steps.findIndex((step) => step.chapter === chapter));
    this.table = id;
    this.#keep();
  }

  // --- from step to step ---------------------------------------------------------------------

  /** The next step, of what is read; it may need a new table. */
  async next(): Promise<void> {
    const next = this.steps[this.index + 1];
    if (!next) return;
    if (this.#run.includes(next)) this.#go(this.index + 1);
    else await this.begin(next.chapter);
  }

  /** How to go back: to what was read, or by taking back a move; null: this is the beginning. */
  get way(): "read" | "undo" | null {
    const before = this.steps[this.index - 1];
    if (!before || !this.#run.includes(before) || this.chapter.free) return null;
    return before.at === this.step.at ? "read" : "undo";
  }

  back(): void {
    if (this.way === "read") this.#go(this.index - 1);
  }

  /** Follows what happens at the table, which has so many moves now. */
  follow(moves: number, over: boolean): void {
    if (this.chapter.free) {
      if (over) this.#go(this.steps.findLastIndex((step) => step.chapter === this.step.chapter));
      return;
    }
    const now = this.chapters[this.#begun]!.begin + moves;
    const reached = this.#run.filter((step) => step.at <= now);
    const at = reached.at(-1)!.at;
    if (at > this.step.at) this.#go(this.steps.indexOf(reached.find((step) => step.at === at)!));
    else if (at < this.step.at) this.#go(this.steps.indexOf(reached.at(-1)!));
  }

  /** May this be done now? Another move would leave the script. */
  allows(action: string): boolean {
    const asked = this.chapter.free || (this.task?.do.includes(action) ?? false);
    this.strayed = !asked;
    return asked;
  }

  #go(index: number): void {
    if (index === this.index) return;
    this.index = index;
    this.strayed = false;
    this.#keep();
  }

  /** The steps that are played at this table: up to a chapter that begins elsewhere. */
  get #run(): Step[] {
    let last = this.#begun;
    while (this.#goesOn(last)) last += 1;
    return this.steps.filter(({ chapter }) => chapter >= this.#begun && chapter <= last);
  }

  #goesOn(chapter: number): boolean {
    const next = this.chapters[chapter + 1];
    return next !== undefined && !next.free && next.begin === this.chapters[chapter]!.end;
  }

  // --- from visit to visit -------------------------------------------------------------------

  get #stored(): string {
    return `dvergar-lesson-${this.game}`;
  }

  #keep(): void {
    const kept = { table: this.table, begun: this.#begun, step: this.index };
    localStorage.setItem(this.#stored, JSON.stringify(kept));
  }

  #kept(): Kept | null {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#stored) ?? "null") as Kept | null;
      return kept && this.steps[kept.step] && this.chapters[kept.begun] ? kept : null;
    } catch {
      return null;
    }
  }
}

/** Is there still a table, and do I sit there? */
async function isMine(table: string): Promise<boolean> {
  try {
    return (await api.table(table)).yours.length > 0;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}
