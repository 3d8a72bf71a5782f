import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

import { icons } from "./tools/icons.ts";

/** Where a play server runs while the page is being developed (`dvergar serve`). */
const SERVER = process.env["DVERGAR_SERVER"] ?? "http://127.0.0.1:8000";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: here("../src/dvergar/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } },
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
