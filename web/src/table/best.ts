/** The few actions with the greatest worth: none if all are alike, or one is not known yet. */
export function bestOf(
  actions: readonly string[],
  worth: (action: string) => number | null,
  most = 2,
): string[] {
  const rated = actions.map((action) => ({ action, value: worth(action) ?? Number.NaN }));
  const values = rated.map(({ value }) => value);
  if (actions.length < 2 || values.some(Number.isNaN)) return [];
  const least = Math.min(...values);
  return rated
    .filter(({ value }) => value > least)
    .sort((one, other) => other.value - one.value)
    .slice(0, most)
    .map(({ action }) => action);
}
