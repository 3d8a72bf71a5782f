/** The rules themselves, in Python, in a thread of their own: the same files that the server runs. */
import type { PyodideAPI } from "pyodide";
import type { PyCallable } from "pyodide/ffi";

import type { Asked, Told } from "./engine";

const SOURCES = import.meta.glob<string>(
  [
    "../../../src/dvergar/__init__.py",
    "../../../src/dvergar/{kernel,games,conformance}/**/*.{py,toml}",
    // a folder without these words is not taken for a game
    "../../../src/dvergar/games/*/text/en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
/** where the package is, inside of Python's own little file system */
const HOME = "/engine";
const START = `
import sys
sys.path.insert(0, "${HOME}")
import dvergar
from dvergar.kernel.pad import reckon
lambda game, text: reckon(dvergar.game(game), text)
`;

let started: Promise<PyCallable> | undefined;

onmessage = async ({ data }: MessageEvent<Asked>) => {
  const tell = (told: Told) => postMessage(told);
  try {
    started ??= start(data.pyodide, data.wheels);
    const reckon = await started;
    tell({ id: data.id, text: reckon(data.game, data.text) as string });
  } catch (error) {
    tell({ id: data.id, failed: String(error) });
  }
};

async function start(folder: string, wheels: string[]): Promise<PyCallable> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<PyodideAPI>;
  };
  const contents = Promise.all(wheels.map(async (url) => (await fetch(url)).arrayBuffer()));
  const python = await loadPyodide({ indexURL: folder });
  for (const wheel of await contents) python.unpackArchive(wheel, "wheel");
  for (const [path, source] of Object.entries(SOURCES)) {
    const file = path.replace(/^.*\/src\//, `${HOME}/`);
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    python.FS.writeFile(file, source);
  }
  return python.runPython(START) as PyCallable;
}
