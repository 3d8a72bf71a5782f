/**
 * Pages of games from other packages, compiled with the frame: `DVERGAR_GAMES=haggle=examples/haggle/page`, several
 * with commas between them. Such a folder has the files of `src/games/<game>/`, and finds the frame as `dvergar/…`:
 * `import { words } from "dvergar/words/words.svelte"`.
 */
import { existsSync, readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:outside";
/** what is loaded when somebody needs it */
const LATER = ["page.ts", "textmode/textmode.ts", "rules/rules.ts"];
const WORDS = /(?:^|\/)text\/\w+\.ftl$/;

/** The folders by the names of their games, from `DVERGAR_GAMES`; paths begin where npm was called. */
export function readFolders(wish: string, start: string): Map<string, string> {
  const folders = new Map<string, string>();
  for (const pair of wish.split(",").filter(Boolean)) {
    const [, game, path] = /^([a-z][a-z0-9_]*)=(.+)$/.exec(pair.trim()) ?? [];
    if (!game || !path) throw new Error(`DVERGAR_GAMES: expected GAME=FOLDER, not “${pair}”`);
    const folder = resolve(start, path);
    if (!existsSync(join(folder, "page.ts")))
      throw new Error(`DVERGAR_GAMES: there is no page.ts in ${folder}`);
    folders.set(game, folder);
  }
  return folders;
}

/** A module with what `import.meta.glob` would find if the folders were in `src/games/`. */
export function moduleOf(folders: ReadonlyMap<string, string>): string {
  const imports: string[] = [];
  const found = { modules: [] as string[], doors: [] as string[], texts: [] as string[] };
  for (const [game, folder] of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
      .sort();
    for (const file of files) {
      const key = JSON.stringify(`../games/${game}/${file}`);
      const path = JSON.stringify(join(folder, file));
      if (LATER.includes(file)) found.modules.push(`${key}: () => import(${path})`);
      else if (WORDS.test(file))
        found.texts.push(
          `${key}: () => import(${path.slice(0, -1)}?raw").then((text) => text.default)`,
        );
      else if (file === "Door.svelte") {
        imports.push(`import * as door${imports.length} from ${path};`);
        found.doors.push(`${key}: door${imports.length - 1}`);
      }
    }
  }
  const exported = Object.entries(found).map(
    ([name, entries]) => `export const ${name} = { ${entries.join(", ")} };`,
  );
  return [...imports, ...exported].join("\n");
}

export function outside(): Plugin {
  const start = process.env["INIT_CWD"] ?? process.cwd();
  const folders = readFolders(process.env["DVERGAR_GAMES"] ?? "", start);
  return {
    name: "outside",
    config: () => ({ server: { fs: { allow: [...folders.values()] } } }),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? moduleOf(folders) : null),
  };
}
