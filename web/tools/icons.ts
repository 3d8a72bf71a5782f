/**
 * `import helm from "icon:horned-helm"` gives the drawing of one icon of game-icons.net (CC BY 3.0),
 * as the inside of an `<svg viewBox="0 0 512 512">`. Only the icons that are imported reach the page.
 */
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";

export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (icon === undefined) this.error(`There is no icon called ${name}.`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
