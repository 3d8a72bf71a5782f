/** The keys of a Fluent source, for tests of what must be there. */
export function keysOf(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
}
