/** Where the words are: the package's Fluent files, shared with the terminal, and the page's own. */

type Loader = () => Promise<string>;
type Sources = Record<string, Loader>;

const shared = import.meta.glob<string>("../../../src/dvergar/{kernel,server}/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const page = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const parts = import.meta.glob<string>(
  [
    "../../../src/dvergar/games/*/text/*.ftl",
    "../games/*/text/*.ftl",
    "../games/*/*/text/*.ftl",
    "../{replay,review,score,rules,learn,person,textmode}/text/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/**
 * The Fluent sources of a language: the frame's, then those of each part; later ones win. A part is
 * a game ("nidavellir"), a page of its own ("replay") or both ("nidavellir/rules").
 */
export async function readResources(language: string, ofParts: string[]): Promise<string[]> {
  const loaders = [...pick(shared, language), ...pick(page, language)];
  for (const part of ofParts) loaders.push(...pick(parts, language, part));
  return Promise.all(loaders.map((load) => load()));
}

function pick(sources: Sources, language: string, part = ""): Loader[] {
  const ending = `/${part && `${part}/`}text/${language}.ftl`;
  return Object.keys(sources)
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => sources[path]!);
}
