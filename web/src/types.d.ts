declare module "icon:*" {
  const body: string;
  export default body;
}

/** where Python for the browser lies: tools/pyodide.ts */
declare module "virtual:pyodide" {
  const folder: string;
  export default folder;
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
