/** Where the words are: the package's Fluent files, shared with the terminal, and the page's own. */

type Loader = () => Promise<string>;
type Sources = Record<string, Loader>;

const shared = import.meta.glob<string>("../../../src/dvergar/{kernel,server}/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const page = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>(
  ["../../../src/dvergar/games/*/text/*.ftl", "../games/*/text/*.ftl"],
  { query: "?raw", import: "default" },
);

/** The Fluent sources of a language: the frame's, then each game's; later ones win. */
export async function readResources(language: string, ofGames: string[]): Promise<string[]> {
  const loaders = [...pick(shared, language), ...pick(page, language)];
  for (const game of ofGames) loaders.push(...pick(games, language, game));
  return Promise.all(loaders.map((load) => load()));
}

function pick(sources: Sources, language: string, game = ""): Loader[] {
  const ending = `${game}/text/${language}.ftl`;
  return Object.keys(sources)
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => sources[path]!);
}
