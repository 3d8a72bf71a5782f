/**
 * The records of the games' data: made by `python -m tools.records` from the records in Python.
 * Nobody edits this file.
 */

declare module "*/dwarfs_fall/data/cards.toml" {
  export interface Mine {
    verb: "mine";
    gem: "diamond" | "emerald" | "gold" | "ruby";
    amount: number;
  }
  export interface Hire {
    verb: "hire";
  }
  export interface Trade {
    verb: "trade";
  }
  export interface Dig {
    verb: "dig";
  }
  export interface Slay {
    verb: "slay";
  }
  export interface CardRecord {
    id: string;
    group: "fire" | "hearth" | "ice";
    walls: [0 | 1, 0 | 1, 0 | 1, 0 | 1];
    spaces: number;
    need: number;
    points: number;
    effect: [Mine | Hire | Trade | Dig | Slay];
  }
  export const card: CardRecord[];
}

declare module "*/dwarfs_fall/data/gems.toml" {
  export interface GemRecord {
    id: string;
    copies: number;
    points: number;
  }
  export const gem: GemRecord[];
}

declare module "*/dwarfs_fall/data/trades.toml" {
  export interface TradeRecord {
    id: string;
    cost: [number, number, number, number];
    points: number;
  }
  export const trade: TradeRecord[];
}

declare module "*/dwarfs_fall/data/secrets.toml" {
  export interface SecretRecord {
    id: string;
    amount: number;
    points: number;
  }
  export const secret: SecretRecord[];
}

declare module "*/dwarfs_fall/data/ogres.toml" {
  export interface OgreRecord {
    id: string;
    copies: number;
  }
  export const ogre: OgreRecord[];
}

declare module "*/dwarfs_fall/data/table.toml" {
  export interface TableRecord {
    id: string;
    value: number;
  }
  export const table: TableRecord[];
}

declare module "*/nidavellir/data/dwarves.toml" {
  export interface DwarfRecord {
    id: string;
    class: "blacksmith" | "explorer" | "hunter" | "miner" | "warrior";
    points: number;
    copies: number;
    extra: number;
  }
  export const dwarf: DwarfRecord[];
}

declare module "*/nidavellir/data/offerings.toml" {
  export interface OfferingRecord {
    id: string;
    age: 1 | 2;
    add: number;
    copies: number;
    extra: number;
  }
  export const offering: OfferingRecord[];
}

declare module "*/nidavellir/data/treasury.toml" {
  export interface CoinRecord {
    id: string;
    value: number;
    copies: number;
    few: number;
  }
  export const coin: CoinRecord[];
}

declare module "*/nidavellir/data/heroes.toml" {
  export interface HeroRecord {
    id: string;
    class: "blacksmith" | "explorer" | "hunter" | "miner" | "warrior" | "neutral";
    ranks: number[];
    worth: number;
    power?: "" | "always_on_top" | "bids_last" | "bonus_per_rank" | "brother" | "discard" | "highest_coin" | "needs_ranks" | "placed_at_end_of_age" | "transform";
    amount?: number;
    advanced?: boolean;
  }
  export const hero: HeroRecord[];
}

declare module "*/nidavellir/data/distinctions.toml" {
  export interface DistinctionRecord {
    id: string;
    class: "blacksmith" | "explorer" | "hunter" | "miner" | "warrior";
    place: number;
    amount?: number;
  }
  export const distinction: DistinctionRecord[];
}

declare module "*/nidavellir/data/table.toml" {
  export interface TableRecord {
    id: string;
    values: number[];
  }
  export const table: TableRecord[];
}
