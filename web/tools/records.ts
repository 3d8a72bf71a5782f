/**
 * `import { dwarf } from ".../dwarves.toml"` gives the records `[[dwarf]]` of a data file of the rules,
 * so that no figure is written twice. Our data is simpler than TOML: records of values that are JSON, too.
 */
import type { Plugin } from "vite";

type DataRecord = Record<string, unknown>;

export function readRecords(source: string): Record<string, DataRecord[]> {
  const tables: Record<string, DataRecord[]> = {};
  let record: DataRecord | undefined;
  for (const line of source.split("\n")) {
    const table = /^\[\[(\w+)\]\]$/.exec(line);
    const field = /^(\w+) = (.+)$/.exec(line);
    if (table) (tables[table[1]!] ??= []).push((record = {}));
    else if (field && record) record[field[1]!] = JSON.parse(field[2]!) as unknown;
    else if (line && !line.startsWith("#")) throw new Error(`not understood: ${line}`);
  }
  return tables;
}

export function records(): Plugin {
  return {
    name: "records",
    transform(source, id) {
      if (!id.endsWith(".toml")) return null;
      const tables = Object.entries(readRecords(source));
      // a table may be called like a word of the language (`yield`), which no constant may
      const code = tables.map(
        ([name, list], n) =>
          `const table${n} = ${JSON.stringify(list)}; export { table${n} as ${name} };`,
      );
      return { code: code.join("\n"), map: null, moduleType: "js" };
    },
  };
}
