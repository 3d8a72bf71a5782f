/** The records of a game's data: their values counted by where they come from, and found by a word. */
import type { Origin, Plain, Source } from "../net/protocol";
import { holds } from "./search";

export type SourceKind = Source["kind"];
export const SOURCES = ["rulebook", "public", "reconstructed", "overlay"] as const;

/** The values of a record that come from the same source, as you would write them in a corrections file. */
export interface Values {
  source: Source;
  written: string[];
}

/** What has been found of a record. */
export interface Found {
  origin: Origin;
  values: Values[];
}

export function countBySource(origins: readonly Origin[]): Record<SourceKind, number> {
  const counts = { rulebook: 0, public: 0, reconstructed: 0, overlay: 0 };
  for (const { sources } of origins) {
    for (const { kind } of Object.values(sources)) counts[kind] += 1;
  }
  return counts;
}

/** One value, as you would write it in a corrections file. */
export function valueOf({ fields }: Origin, field: string): string {
  return `${field} = ${written(fields[field]!)}`;
}

function written(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, one]) => `${name} = ${written(one)}`);
  return `{ ${parts.join(", ")} }`;
}

/** What a record says, source by source. */
export function valuesOf(origin: Origin): Values[] {
  const found = new Map<string, Values>();
  for (const [field, source] of Object.entries(origin.sources)) {
    const key = `${source.kind} ${source.detail}`;
    const values = found.get(key) ?? { source, written: [] };
    found.set(key, values);
    values.written.push(valueOf(origin, field));
  }
  return [...found.values()];
}

/** The records with a value from a source (null: any) in which all the words occur. */
export function pick(
  origins: readonly Origin[],
  kind: SourceKind | null,
  wanted: readonly string[],
  name: (origin: Origin) => string,
): Found[] {
  return origins.flatMap((origin) => {
    const all = valuesOf(origin);
    const said = all.flatMap(({ written }) => written);
    if (!holds([origin.file, origin.id, name(origin), ...said], wanted)) return [];
    const values = all.filter(({ source }) => kind === null || source.kind === kind);
    return values.length ? [{ origin, values }] : [];
  });
}
