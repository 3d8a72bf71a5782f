/** The page of Dwar7s Fall: everything the table frame needs to show this game. */
import type { GamePage } from "../../table/game";
import { animate } from "./animate";
import Champion from "./Champion.svelte";
import { correct } from "./figures";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import Sprite from "./pieces/Sprite.svelte";
import Progress from "./Progress.svelte";
import { references } from "./references";
import Rival from "./Rival.svelte";
import Screen from "./Screen.svelte";
import { sheetRows } from "./sheet";
import Token, { drawn } from "./Token.svelte";
import { asDwarfsFall } from "./view";
import { buttons, chapter, foretell, places, press, question, worthAsking } from "./words";

const page: GamePage = {
  Sprite,
  Progress,
  Market,
  grows: "market",
  Mine,
  Rival,
  Screen,
  references,
  Token,
  drawn,
  correct,
  Champion,
  sheetRows,
  score: (view, seat) => asDwarfsFall(view)!.players[seat]!.score,
  question,
  press,
  buttons,
  foretell,
  worthAsking,
  places,
  chapter,
  animate,
};

export default page;
