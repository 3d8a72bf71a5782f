/** The records of a game's data: counted by where they come from, and found by a word. */
import type { Origin, Plain } from "../net/protocol";
import { holds } from "./search";

export const SOURCES = ["rulebook", "public", "reconstructed", "overlay"] as const;
export type Source = (typeof SOURCES)[number];

export function countBySource(origins: readonly Origin[]): Record<Source, number> {
  const counts = { rulebook: 0, public: 0, reconstructed: 0, overlay: 0 };
  for (const { source } of origins) counts[source] += 1;
  return counts;
}

/** What a record says, as you would write it in a corrections file. */
export function figuresOf({ fields }: Origin): string[] {
  return Object.entries(fields).map(([name, value]) => `${name} = ${written(value)}`);
}

function written(value: Plain): string {
  return Array.isArray(value) ? `[${value.map(written).join(", ")}]` : JSON.stringify(value);
}

/** The records from a source (null: any) in which all the words occur. */
export function pick(
  origins: readonly Origin[],
  source: Source | null,
  wanted: readonly string[],
  name: (origin: Origin) => string,
): Origin[] {
  return origins.filter(
    (origin) =>
      (source === null || origin.source === source) &&
      holds([origin.file, origin.id, name(origin), ...figuresOf(origin)], wanted),
  );
}
