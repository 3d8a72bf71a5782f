// For the score pads without a network: tells the service worker what to keep, and writes each pad a manifest.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PAGE = new URL("../../src/dvergar/server/page/", import.meta.url).pathname;
const GAMES = new URL("../src/games/", import.meta.url).pathname;
const WORKER = join(PAGE, "sw.js");

for (const game of readdirSync(GAMES)) {
  if (!existsSync(join(GAMES, game, "score", "pad.ts"))) continue;
  const manifest = {
    name: "Dvergar",
    short_name: "Dvergar",
    id: `/score/${game}`,
    start_url: `/score/${game}`,
    scope: "/",
    display: "standalone",
    background_color: "#14100d",
    theme_color: "#43290f",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
  writeFileSync(join(PAGE, `score-${game}.webmanifest`), JSON.stringify(manifest));
}

const files = readdirSync(PAGE, { recursive: true })
  .map(String)
  .filter((name) => statSync(join(PAGE, name)).isFile() && name !== "sw.js")
  .sort();
const version = createHash("sha256");
for (const name of files) version.update(name).update(readFileSync(join(PAGE, name)));
const code = readFileSync(WORKER, "utf-8")
  .replaceAll("__FILES__", JSON.stringify(files.map((name) => `/${name}`)))
  .replaceAll("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 16)));
writeFileSync(WORKER, code);
