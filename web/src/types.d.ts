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

/** the records of a data file of the rules: tools/records.ts */
declare module "*/dwarves.toml" {
  export const dwarf: { id: string; class: string; copies: number; extra: number }[];
}
declare module "*/treasury.toml" {
  export const coin: { value: number; copies: number; few: number }[];
}
declare module "*/nidavellir/data/table.toml" {
  export const table: { id: string; values: number[] }[];
}
declare module "*/groups.toml" {
  export const group: { id: string; group: "fire" | "ice" | "hearth" }[];
}
declare module "*/needs.toml" {
  export const need: { id: string; need: number }[];
}
declare module "*/points.toml" {
  export const points: { id: string; points: number }[];
}
declare module "*/spaces.toml" {
  export const spaces: { id: string; spaces: number }[];
}
declare module "*/trade_points.toml" {
  export const points: { id: string; points: number }[];
}
declare module "*/trades.toml" {
  export const trade: { id: string; cost: number[] }[];
}
declare module "*/walls.toml" {
  export const walls: { id: string; walls: number[] }[];
}
declare module "*/yields.toml" {
  const records: {
    id: string;
    task: "gem" | "ogre" | "trade" | "dig" | "slay";
    gem?: "gold" | "emerald" | "diamond" | "ruby";
    amount?: number;
  }[];
  export { records as yield };
}
declare module "*/gems.toml" {
  export const gem: { id: string; copies: number; points: number }[];
}
declare module "*/secret_points.toml" {
  export const points: { id: string; points: number }[];
}
declare module "*/secrets.toml" {
  export const secret: { id: string; amount: number }[];
}
declare module "*/dwarfs_fall/data/table.toml" {
  export const table: { id: string; value: number }[];
}
declare module "*/ogres.toml" {
  export const ogre: { id: string; copies: number }[];
}
