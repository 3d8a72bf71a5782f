/** A face among the drawings of a sprite: its symbol, how large that is, and how far it reaches beyond. */
export interface Portrait {
  symbol: string;
  width: number;
  height: number;
  margin?: number;
}
