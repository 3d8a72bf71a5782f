/** Where the words are: the package's Fluent files, shared with the terminal, and the page's own. */

import { texts } from "virtual:outside";

type Loader = () => Promise<string>;
type Sources = Record<string, Loader>;

const shared = import.meta.glob<string>("../../../src/dvergar/{kernel,bots,server}/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const page = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const parts: Sources = {
  ...import.meta.glob<string>(
    [
      "../../../src/dvergar/games/*/text/*.ftl",
      "../games/*/text/*.ftl",
      "../games/*/*/text/*.ftl",
      "../{replay,review,score,rules,learn,person,textmode}/text/*.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
  ...texts,
};

/** Where a game from another package has its words; the server knows no others. */
async function fetchWords(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/words/${language}`);
  return answer.ok ? answer.text() : "";
}

/** Is this a game of another package? Its words did not come with the page, those of its page may have. */
function isOutside(part: string): boolean {
  const folders = [`../../../src/dvergar/games/${part}/text/`, `../${part}/text/`];
  const isKnown = (path: string) => folders.some((folder) => path.startsWith(folder));
  return !part.includes("/") && !Object.keys(parts).some(isKnown);
}

/**
 * The Fluent sources of a language: the frame's, then those of each part; later ones win. A part is
 * a game ("nidavellir"), a page of its own ("replay") or both ("nidavellir/rules").
 */
export async function readResources(language: string, ofParts: string[]): Promise<string[]> {
  const loaders = [...pick(shared, language), ...pick(page, language)];
  for (const part of ofParts) {
    if (isOutside(part)) loaders.push(() => fetchWords(part, language));
    loaders.push(...pickPart(language, part));
  }
  return Promise.all(loaders.map((load) => load()));
}

function pick(sources: Sources, language: string): Loader[] {
  return inOrder(sources, (path) => path.endsWith(`/text/${language}.ftl`));
}

/** A part is one folder: "rules" are the frame's words about rules, not those of every game. */
function pickPart(language: string, part: string): Loader[] {
  const folders = ["../../../src/dvergar/games/", "../games/", "../"];
  const files = folders.map((folder) => `${folder}${part}/text/${language}.ftl`);
  return inOrder(parts, (path) => files.includes(path));
}

function inOrder(sources: Sources, wanted: (path: string) => boolean): Loader[] {
  return Object.keys(sources)
    .filter(wanted)
    .sort()
    .map((path) => sources[path]!);
}
