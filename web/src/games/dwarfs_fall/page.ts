/** The page of Dwar7s Fall: everything the table frame needs to show this game. */
import type { GamePage } from "../../table/game";
import { readLines } from "../../table/sheet";
import { beats } from "./animate";
import { carrying } from "./carrying";
import { decisions, sensible } from "./coach";
import { correct } from "./figures";
import Market from "./Market.svelte";
import OwnArea from "./OwnArea.svelte";
import OwnHead from "./OwnHead.svelte";
import Sprite from "./pieces/Sprite.svelte";
import Progress from "./Progress.svelte";
import { references } from "./references";
import Rival from "./Rival.svelte";
import Screen from "./Screen.svelte";
import { sheetRows } from "./sheet";
import Token, { drawn } from "./Token.svelte";
import { asDwarfsFall } from "./view";
import {
  aims,
  buttons,
  chapter,
  foretell,
  gainOf,
  goesOn,
  places,
  press,
  question,
  remark,
  worthAsking,
} from "./words";

const page: GamePage = {
  Sprite,
  Progress,
  Market,
  grows: "market",
  OwnArea,
  OwnHead,
  Rival,
  Screen,
  references,
  Token,
  drawn,
  correct,
  scoring: {
    champion: (_, seat) => ({ symbol: `df-dwarf-${seat}`, width: 40, height: 50, margin: 3 }),
    rows: sheetRows,
    score: (view, seat) => asDwarfsFall(view)!.players[seat]!.score,
    lines: (view, seat) => readLines(asDwarfsFall(view)!.players[seat]!.sheet),
  },
  question,
  remark,
  press,
  buttons,
  foretell,
  gain: gainOf,
  worthAsking,
  carrying,
  goesOn,
  coach: { decisions, sensible },
  places,
  aims,
  chapter,
  beats,
};

export default page;
