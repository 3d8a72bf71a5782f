/**
 * `import { card } from ".../dwarfs_fall/data/cards.toml"` gives the records `[[card]]` of a data file of the rules,
 * so that no figure is written twice; their types are in src/records.d.ts. Where they come from is left out: the
 * server tells it. Our data is simpler than TOML: records of values that are JSON, too, and lists of such
 * records below them (`[[card.effect]]`).
 */
import type { Plugin } from "vite";

type DataRecord = Record<string, unknown>;

export function readRecords(source: string): Record<string, DataRecord[]> {
  const tables: Record<string, DataRecord[]> = {};
  let record: DataRecord | undefined;
  let part: DataRecord | undefined;
  for (const line of source.split("\n")) {
    const [, table, list] = /^\[\[(\w+)(?:\.(\w+))?\]\]$/.exec(line) ?? [];
    const [, field, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (list && record) ((record[list] ??= []) as DataRecord[]).push((part = {}));
    else if (table && !list) (tables[table] ??= []).push((part = record = {}));
    else if (/^source\b/.test(line)) continue;
    else if (field && part) part[field] = JSON.parse(value!) as unknown;
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
      const code = tables.map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`);
      return { code: code.join("\n"), map: null, moduleType: "js" };
    },
  };
}
