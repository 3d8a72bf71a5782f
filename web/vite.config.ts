import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

import { icons } from "./tools/icons.ts";
import { outside } from "./tools/outside.ts";
import { pyodide } from "./tools/pyodide.ts";
import { records } from "./tools/records.ts";

/** Where a play server runs while the page is being developed (`dvergar serve`). */
const SERVER = process.env["DVERGAR_SERVER"] ?? "http://127.0.0.1:8000";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [icons(), records(), pyodide(), outside(), svelte()],
  // for the pages of games from other packages, wherever they are
  resolve: { alias: { dvergar: here("src") }, dedupe: ["svelte"] },
  assetsInclude: ["**/*.whl"],
  build: {
    outDir: here("../src/dvergar/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: here("index.html"), sw: here("src/score/sw.ts") },
      output: {
        // a service worker serves the addresses below its own, and must keep it
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["{src,tools}/**/*.test.ts"],
    // a context for each file, not a process: to load a DOM anew takes longer than the tests;
    // one worker alone would let all files share a context
    pool: "vmThreads",
    maxWorkers: 2,
    // a busy machine may be slow to load what a file needs
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
