/** Nidavellir's page: everything the table frame needs to show this game. */
import type { GamePage } from "../../table/game";
import { readLines } from "../../table/sheet";
import { beats } from "./animate";
import { carrying } from "./carrying";
import { champion } from "./champion";
import { sensible } from "./coach";
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
import { asNidavellir } from "./view";
import { chapter, foretell, pointsOf, question, worthAsking } from "./words";

const page: GamePage = {
  Sprite,
  Progress,
  Market,
  OwnArea,
  OwnHead,
  Rival,
  // alone or one of two: with room for the values on the cards
  rivalHeight: (rivals) => [240, 370, 285][rivals] ?? 240,
  Screen,
  references,
  Token,
  drawn,
  scoring: {
    champion: (view, seat) => champion(asNidavellir(view)!.players[seat]!, seat),
    rows: sheetRows,
    score: (view, seat) => asNidavellir(view)!.players[seat]!.score,
    lines: (view, seat) => readLines(asNidavellir(view)!.players[seat]!.sheet),
  },
  question,
  foretell,
  gain: (session) => pointsOf(session, session.weighed!),
  worthAsking,
  carrying,
  coach: { sensible },
  chapter,
  beats,
};

export default page;
