declare module "icon:*" {
  const body: string;
  export default body;
}

/** where Python for the browser is: tools/pyodide.ts */
declare module "virtual:pyodide" {
  const folder: string;
  export default folder;
}

/** pages of games from other packages, by what their path in `games/` would be: tools/outside.ts */
declare module "virtual:outside" {
  export const modules: Record<string, () => Promise<unknown>>;
  export const doors: Record<string, unknown>;
  export const texts: Record<string, () => Promise<string>>;
}
