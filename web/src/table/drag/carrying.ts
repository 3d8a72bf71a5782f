/**
 * What a game says of its pieces that can be carried. Pieces and places declare themselves: `data-carry` says what a
 * piece is, on those that can be carried now, and `data-drop` names a place. The frame does everything else.
 */
import type { Component } from "svelte";

import type { Session } from "../session.svelte";

/** One piece in the hand. */
export interface Load {
  /** Takes it up, as pressing it would: from now on its places are lit. */
  lift(): void;
  /** the action that putting it on a place would be, legal or not; null: none that the server knows of */
  action(place: string): string | null;
  /** Does a place take it? Without it: where that action is legal. */
  takes?(place: string): boolean;
  /** Puts it on a place that takes it. Without it the action is chosen, as by a click. */
  put?(place: string): void;
  /** Lets it go again. Without it everything is chosen that was chosen before it was taken up. */
  back?(): void;
  /** Rotates it by one step. */
  turn?(step: 1 | -1): void;
  /** does the table itself draw it on a place that takes it? then the hand does not cover that */
  drawn?: boolean;
}

export interface Carrying {
  /** what follows the pointer; `--w` is the width of the piece that was taken up, in pixels of the screen */
  Piece: Component<{ session: Session; what: string }>;
  /** the piece that calls itself this (`data-carry`) */
  load(session: Session, what: string): Load;
}
