/** What a game brings to the page. The table frame knows no more of it than this. */
import type { Component } from "svelte";

import type { Portrait } from "../art/portrait";
import type { Correction, Message, News, SheetLine, StateFrame, View } from "../net/protocol";
import { withOutside } from "../outside";
import type { Beat } from "./beats";
import type { Carrying } from "./drag/carrying";
import type { Session } from "./session.svelte";

/** A panel to look things up in: beside the table, or a tab on a phone. */
export interface Reference {
  id: string;
  icon: string;
  /** key of its title */
  title: string;
  /** shown below the title; the frame draws the panel */
  panel: Component<{ session: Session }>;
  /** shown beside the title: "14 may answer" */
  aside?: (session: Session) => string;
  /** on a wide screen: under the rivals, above the saga, or behind a button that opens it */
  where: (session: Session) => "left" | "right" | "button";
  /** a number on the tab, if there is something to notice */
  count?: (session: Session) => number;
  /** the anchor of the rules about it */
  rule?: string;
  /** is it worth a tab of its own on a phone? the others are with the rivals there */
  tab: boolean;
}

/** What happened between two positions that were really on the table. */
export interface Scene {
  events: Message[];
  /** all that the frame has told until then, for the saga */
  news: News[];
  before: StateFrame;
  after: StateFrame;
}

/** How the score sheet is shown: the lines of all sheets, in groups that make one row each. */
export interface SheetRow {
  /** key and arguments of the row's title */
  title: Message;
  icon: Component;
  /** keys of the sheet lines that belong here */
  lines: string[];
  /** the colour of the row, its light side, and what is readable on it */
  tint: { colour: string; light: string; ink: string };
}

/** How a game shows its points. Without it the frame shows none during the game, and at the end plain sheets. */
export interface Scoring {
  /** the face of the winner */
  champion(view: View, seat: number): Portrait;
  rows: SheetRow[];
  /** the live score of a seat, null where it is secret */
  score(view: View, seat: number): number | null;
  /** the lines of a seat's score sheet now; none where the score is secret */
  lines(view: View, seat: number): SheetLine[];
}

export interface GamePage {
  /** symbols and gradients, mounted while the table is shown */
  Sprite: Component;
  /** how far the game is, in the top bar */
  Progress: Component<{ session: Session }>;
  /** the middle of the table: what is there for all */
  Market: Component<{ session: Session }>;
  /** which of the two takes the remaining room on a wide screen; by default the viewer's own area */
  grows?: "market" | "mine";
  /** what is in front of the viewer, or of the seat that a spectator looks at */
  OwnArea: Component<{ session: Session; seat: number }>;
  /** shown above it, between the name and the points */
  OwnHead: Component<{ session: Session; seat: number }>;
  /**
   * the area of another seat, inside a panel with its name; `data-density` on that panel says how
   * much room there is: "full", "flat" (four rivals) or "strip" (above the market of a phone)
   */
  Rival: Component<{ session: Session; seat: number }>;
  /** how high a rival's panel beside a wide table is at most, in pixels, by how many there are */
  rivalHeight?(rivals: number): number;
  /** decisions that need a screen of their own, over the market; draws nothing otherwise */
  Screen: Component<{ session: Session }>;
  references: Reference[];
  /** one argument of a sentence of the log, drawn small: a card, a coin, a hero */
  Token: Component<{ name: string; value: string | number; text: string }>;
  /** the arguments that `Token` can draw */
  drawn: readonly string[];
  scoring?: Scoring;
  /**
   * makes the figures that the page draws those of a table, before anything of it is shown: what it corrects of the
   * game's data; nothing when the table is left
   */
  correct?(corrections: readonly Correction[]): void;
  /** what the viewer is asked now, if the game can say it better than the prompt: "source — what" */
  question?(session: Session): string | null;
  /** below the question, while nothing is chosen: what to know about it, if there is something */
  remark?(session: Session): string | null;
  /** what the button says that does the chosen action, if less than its name will do beside its pieces */
  press?(action: string): string;
  /** the pieces that can be carried to their places, by mouse or finger */
  carrying?: Carrying;
  /** the words that stay begun once an action is done, so that the next of its kind takes one press; null: none */
  goesOn?(action: string): string | null;
  /** can one propose something (`session.advisable`) on the table itself? else the decision bar has a list */
  proposes?: true;
  /** actions without a piece on the table, as buttons of the decision bar */
  buttons?(session: Session): { action: string; text: string }[];
  /**
   * what the chosen action would bring, in a sentence; of an action that was only begun, what is
   * missing; "" if there is nothing to say
   */
  foretell(session: Session, action: string): string;
  /** the points that the action (`session.weighed`) brings to the viewer, if they are known */
  gain?(session: Session): number | null;
  /** for the help in a first game, whose sentences are the game's texts `coach-<decision>` */
  coach?: {
    /** what there is to say now before what the key of the prompt says, the first first */
    decisions?(session: Session): string[];
    /** of what is lit, the two or three sensible things, by rules of thumb (`data-action`) */
    sensible(session: Session): string[];
  };
  /** the actions of which it is worth to know in advance what they bring */
  worthAsking(legal: string[]): string[];
  /** the places (`data-place`) that a line of the saga mentions: highlighted while you point at it */
  places?(event: Message): string[];
  /**
   * the places (`data-place`) that an action is about: highlighted while a hint or a review that speaks of it is pointed
   * at. What the action would do, the page may draw from `session.sketch`
   */
  aims?(action: string): string[];
  /**
   * in words: the part of the game that this event starts or continues, if any (log, score
   * chart)
   */
  chapter(event: Message): string | null;
  /** what is seen of a scene, one after the other */
  beats(scene: Scene): Beat[];
}

/** A game's page is loaded when somebody opens a table of it; one without a page gets a plain one. */
const pages = withOutside(import.meta.glob<{ default: GamePage }>("../games/*/page.ts"));

export async function loadPage(game: string): Promise<GamePage> {
  const load = pages[`../games/${game}/page.ts`];
  if (load) return (await load()).default;
  const { default: plain } = await import("./plain");
  // not in the plain page itself: who takes it as a start brings another market
  return { ...plain, proposes: true };
}
