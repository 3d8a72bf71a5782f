/**
 * Python for the browser, as it is published: its files find each other by their names, so they keep
 * them, in a folder that is named by the version. `import folder from "virtual:pyodide"` says where.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname } from "node:path";
import type { Plugin } from "vite";

const ENGINE = new URL("../engine/", import.meta.url);
const MODULE = "virtual:pyodide";
const FILES = [
  "pyodide.mjs",
  "pyodide.asm.mjs",
  "pyodide.asm.wasm",
  "pyodide-lock.json",
  "python_stdlib.zip",
];
const TYPES: Record<string, string> = { ".mjs": "text/javascript", ".wasm": "application/wasm" };

export function pyodide(): Plugin {
  const require = createRequire(import.meta.url);
  const { version } = require("pyodide/package.json") as { version: string };
  const folder = `assets/pyodide-${version}`;
  const read = (file: string) => readFileSync(require.resolve(`pyodide/${file}`));
  return {
    name: "pyodide",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default "/${folder}/";` : null),
    buildStart() {
      const wheels = existsSync(ENGINE) ? readdirSync(ENGINE) : [];
      if (!wheels.some((name) => name.endsWith(".whl"))) {
        this.warn("web/engine has no wheels, so score pads cannot count: `make page` brings them");
      }
    },
    generateBundle() {
      for (const file of FILES) {
        this.emitFile({ type: "asset", fileName: `${folder}/${file}`, source: read(file) });
      }
    },
    configureServer(server) {
      for (const file of FILES) {
        server.middlewares.use(`/${folder}/${file}`, (_, answer) => {
          answer.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
          answer.end(read(file));
        });
      }
    },
  };
}
