/** The records of this game's data files: tools/records.ts. */

declare module "*/dwarfs_fall/data/gems.toml" {
  export const gem: { id: string; copies: number; points: number }[];
}
declare module "*/dwarfs_fall/data/groups.toml" {
  export const group: { id: string; group: string }[];
}
declare module "*/dwarfs_fall/data/needs.toml" {
  export const need: { id: string; need: number }[];
}
declare module "*/dwarfs_fall/data/ogres.toml" {
  export const ogre: { id: string; copies: number }[];
}
declare module "*/dwarfs_fall/data/points.toml" {
  export const points: { id: string; points: number }[];
}
declare module "*/dwarfs_fall/data/secret_points.toml" {
  export const points: { id: string; points: number }[];
}
declare module "*/dwarfs_fall/data/secrets.toml" {
  export const secret: { id: string; amount: number }[];
}
declare module "*/dwarfs_fall/data/spaces.toml" {
  export const spaces: { id: string; spaces: number }[];
}
declare module "*/dwarfs_fall/data/table.toml" {
  export const table: { id: string; value: number }[];
}
declare module "*/dwarfs_fall/data/trade_points.toml" {
  export const points: { id: string; points: number }[];
}
declare module "*/dwarfs_fall/data/trades.toml" {
  export const trade: { id: string; cost: number[] }[];
}
declare module "*/dwarfs_fall/data/walls.toml" {
  export const walls: { id: string; walls: number[] }[];
}
declare module "*/dwarfs_fall/data/yields.toml" {
  const yields: { id: string; task: string; gem?: string; amount?: number }[];
  export { yields as yield };
}
