/** The gallery as a folder of plain files, for the pictures: it is no part of the page. */
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";

import base from "./vite.config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default mergeConfig(base, {
  build: {
    outDir: here("../build/gallery"),
    rollupOptions: { input: here("gallery.html") },
  },
});
