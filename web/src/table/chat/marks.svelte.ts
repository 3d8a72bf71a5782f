/** Up to where the chat of each table was read in this browser. */

const STORED = "dvergar-chat-read";
/** So many tables are remembered. */
const MOST = 60;

type Read = Record<string, number>;

function stored(): Read {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Read;
  } catch {
    return {};
  }
}

export class Marks {
  #read = $state.raw(stored());

  constructor() {
    // it may be read in another window
    addEventListener("storage", ({ key }) => {
      if (key === STORED) this.#read = stored();
    });
  }

  /** The version up to which it was read; 0: nothing. */
  of(table: string): number {
    return this.#read[table] ?? 0;
  }

  set(table: string, version: number): void {
    if (version <= this.of(table)) return;
    const others = Object.entries(stored()).filter(([id]) => id !== table);
    this.#read = Object.fromEntries([...others.slice(1 - MOST), [table, version]]);
    localStorage.setItem(STORED, JSON.stringify(this.#read));
  }
}

export const marks = new Marks();
