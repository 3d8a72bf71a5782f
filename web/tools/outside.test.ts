import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

import { moduleOf, readFolders } from "./outside";

const top = mkdtempSync(join(tmpdir(), "page-"));
const folder = join(top, "page");
mkdirSync(join(folder, "textmode", "text"), { recursive: true });
mkdirSync(join(folder, "text"));
for (const file of ["page.ts", "Door.svelte", "Market.svelte", "textmode/textmode.ts"])
  writeFileSync(join(folder, file), "");
for (const file of ["text/en.ftl", "textmode/text/de.ftl"]) writeFileSync(join(folder, file), "");

test("folders are named by their games, and begin where npm was called", () => {
  expect(readFolders("", top).size).toBe(0);
  expect([...readFolders(`toy=page,other=${folder}`, top)]).toEqual([
    ["toy", folder],
    ["other", folder],
  ]);
});

test.each(["toy", "Toy=page", "../toy=page", "toy=nowhere", "toy="])("%s is refused", (wish) => {
  expect(() => readFolders(wish, top)).toThrow("DVERGAR_GAMES");
});

test("what the frame looks for is found as if it were among the games", () => {
  const lines = moduleOf(new Map([["toy", folder]])).split("\n");
  const at = (file: string) => JSON.stringify(join(folder, file));
  expect(lines).toEqual([
    `import * as door0 from ${at("Door.svelte")};`,
    `export const modules = { "../games/toy/page.ts": () => import(${at("page.ts")}), ` +
      `"../games/toy/textmode/textmode.ts": () => import(${at("textmode/textmode.ts")}) };`,
    `export const doors = { "../games/toy/Door.svelte": door0 };`,
    `export const texts = { "../games/toy/text/en.ftl": ` +
      `() => import(${at("text/en.ftl").slice(0, -1)}?raw").then((text) => text.default), ` +
      `"../games/toy/textmode/text/de.ftl": ` +
      `() => import(${at("textmode/text/de.ftl").slice(0, -1)}?raw").then((text) => text.default) };`,
  ]);
});

test("without such folders there is nothing", () => {
  expect(moduleOf(new Map())).toContain("export const modules = {  };");
});
