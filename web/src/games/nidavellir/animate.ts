/** What happened, made visible: cards fly to their columns, coins grow, gems cross; moments.ts has the rest. */
import type { Message, Plain } from "../../net/protocol";
import { after, type Beat, before } from "../../table/beats";
import type { Scene } from "../../table/game";
import type { Stage } from "../../table/stage";
import { distinctionWon, lineClosed, newLines, recruited, revealed } from "./moments";
import type { Distinction } from "./pieces/looks";
import {
  asNidavellir,
  groupOfCard,
  type Hero,
  type NidavellirView,
  POUCH,
  TAVERNS,
  valueOfCoin,
} from "./view";
import { signed } from "./words";

/**
 * The places (`data-place`) that pieces fly between:
 * - `deck`, `discard`, `treasury-<value>`;
 * - `tavern-<1..3>-<i>`: card i of a tavern; `tavern-<1..3>-coin-<seat>`: a coin in the row of bids, on it
 *   `-face-<seat>` and `-back-<seat>`, beside it `-tie-<seat>`, below the row `-ties`;
 * - `seat-<n>-<group>`: the top of a column; `seat-<n>-coin-<0..4>`: a place of the coin board;
 * - `seat-<n>-line-<k>`, `seat-<n>-glint-<k>`: the rod of a line, and the light that runs along it;
 * - `seat-<n>-hero-<id>`, `seat-<n>-heroes`, `seat-<n>-gem`, `seat-<n>-score`.
 */

export function beats(scene: Scene): Beat[] {
  const old = asNidavellir(scene.before.view)!;
  const now = asNidavellir(scene.after.view)!;
  const lines = newLines(old, now).map(([seat, line]) => lineClosed(seat, line));
  return [...scene.events.flatMap((event) => beatsOf(event, old, now)), ...lines];
}

function beatsOf(event: Message, old: NidavellirView, now: NidavellirView): Beat[] {
  const { args } = event;
  const seat = args["seat"] as number;
  switch (event.key) {
    case "log-dealt":
      return [dealt(now)];
    case "log-revealed":
      return [revealed(Number(args["tavern"]), args["seat_list"] as number[], now)];
    case "log-uline-bid":
      return [revealed(Number(args["tavern"]), [seat], now)];
    case "log-took":
      return [took(seat, String(args["card"]), String(args["tavern"]), old)];
    case "log-leftover":
      return [leftOver(args["card_list"] as string[], String(args["tavern"]), old)];
    case "log-gems-swapped":
      return [gemsSwapped(seat, args["seat2"] as number)];
    case "log-transformed":
      return newCoin(seat, args["coin"], args["coin2"], String(args["place"]), old, now);
    case "log-exchanged":
      return newCoin(seat, args["coin2"], args["coin3"], "pouch", old, now);
    case "log-recruited":
      return [recruited(seat, String(args["hero"]) as Hero)];
    case "log-discarded":
      return [discarded(seat, args["card_list"] as string[])];
    case "log-thrud-placed":
    case "log-ylud-placed":
      return [changed(`seat-${seat}-${String(args["group"])}`)];
    case "log-distinction-won":
      return [distinctionWon(seat, String(args["distinction"]) as Distinction)];
    case "log-age-ends":
      return [after(200, (stage) => stage.sound("call"))];
    case "log-explorer-keeps":
      return [kept(seat, String(args["card"]))];
    default:
      return [];
  }
}

/** Cards come from the deck one after the other and turn over. */
function dealt(now: NidavellirView): Beat {
  const places = now.taverns.flatMap((cards, tavern) =>
    cards.map((_, index) => `tavern-${tavern + 1}-${index}`),
  );
  return after(260 + 60 * places.length, (stage, duration) => {
    const step = duration / (places.length + 4);
    return Promise.all(
      places.map((place, index) => {
        void stage.sound("card", step * index);
        return arrive(stage, "deck", place, step * 4, step * index);
      }),
    );
  });
}

/** A piece that is already in its place flies there from another. */
async function arrive(stage: Stage, from: string, to: string, duration: number, delay: number) {
  const piece = stage.at(to);
  const start = stage.at(from)?.getBoundingClientRect();
  if (!piece || !start) return;
  const end = piece.getBoundingClientRect();
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  const scale = start.width / Math.max(end.width, 1);
  await stage.play(
    piece,
    [
      { transform: `translate(${x}px,${y}px) scale(${scale}) rotateY(180deg)`, opacity: 0 },
      {
        transform: `translate(${x / 3}px,${y / 3}px) scale(${(2 + scale) / 3}) rotateY(90deg)`,
        opacity: 1,
        offset: 0.66,
      },
      { transform: "none", opacity: 1 },
    ],
    { duration, delay },
  );
}

function took(seat: number, card: string, tavern: string, old: NidavellirView): Beat {
  const index = old.taverns[Number(tavern) - 1]!.indexOf(card);
  const group = groupOfCard(card);
  const target = group ? `seat-${seat}-${group}` : `seat-${seat}-score`;
  return before(420, (stage, duration) => {
    void stage.sound("card", duration * 0.6);
    return stage.fly(`tavern-${tavern}-${index}`, target, { duration });
  });
}

function leftOver(cards: string[], tavern: string, old: NidavellirView): Beat {
  return before(300, (stage, duration) => {
    void stage.sound("card");
    return Promise.all(
      cards.map((card) => {
        const index = old.taverns[Number(tavern) - 1]!.lastIndexOf(card);
        return stage.fly(`tavern-${tavern}-${index}`, "discard", { duration });
      }),
    );
  });
}

/** Two gems cross on opposite arcs. */
function gemsSwapped(one: number, other: number): Beat {
  const [here, there] = [`seat-${one}-gem`, `seat-${other}-gem`];
  return before(700, (stage, duration) => {
    const easing = "cubic-bezier(.6,0,.2,1)";
    void stage.sound("gem", duration * 0.4);
    return Promise.all([
      stage.fly(here, there, { duration, easing, arc: 46, grow: 1.6 }),
      stage.fly(there, here, { duration, easing, arc: -46, grow: 1.6 }),
    ]);
  });
}

/** The old coin sinks, the treasury's rises in its place, and how much it grew rises from it. */
function newCoin(
  seat: number,
  old: Plain | undefined,
  coin: Plain | undefined,
  place: string,
  then: NidavellirView,
  now: NidavellirView,
): Beat[] {
  const value = valueOfCoin(String(coin));
  const onTavern = TAVERNS.findIndex((tavern) => String(tavern) === place);
  const spotOf = (view: NidavellirView, one: Plain | undefined) =>
    onTavern < 0 ? view.players[seat]!.board.indexOf(String(one), POUCH[0]) : onTavern;
  const at = (spot: number) => (spot < 0 ? `seat-${seat}-hand` : `seat-${seat}-coin-${spot}`);
  const [from, to] = [spotOf(then, old), spotOf(now, coin)];
  const gives = before(620, (stage, duration) => {
    const piece = from < 0 ? null : stage.at(at(from));
    const down = [{ transform: "none" }, { transform: "translateY(26px) scale(.5)", opacity: 0 }];
    const easing = "ease-in-out";
    return Promise.all([
      piece && stage.play(piece, down, { duration: duration * 0.6, easing }),
      stage.fly(`treasury-${value}`, at(to), { duration, easing, grow: 1.5 }),
    ]);
  });
  const rises = after(460, (stage, duration) => {
    const place = stage.at(at(to)) ? at(to) : `seat-${seat}-score`;
    const piece = to < 0 ? null : stage.at(place);
    const up = [
      { transform: "translateY(16px) scale(.6)" },
      { transform: "translateY(-8px) scale(1.3)", offset: 0.5 },
      { transform: "none" },
    ];
    void stage.sound("coins");
    // it rises on while the game goes on
    void stage.float(place, signed(value - valueOfCoin(String(old))), 2 * duration);
    return piece ? stage.play(piece, up, { duration }) : stage.pause(duration);
  });
  return [gives, rises];
}

function discarded(seat: number, cards: string[]): Beat {
  return before(420, (stage, duration) => {
    void stage.sound("card");
    return Promise.all(
      cards.map((card) =>
        stage.fly(`seat-${seat}-${groupOfCard(card) ?? "score"}`, "discard", { duration }),
      ),
    );
  });
}

function kept(seat: number, card: string): Beat {
  return changed(`seat-${seat}-${groupOfCard(card) ?? "score"}`);
}

function changed(place: string): Beat {
  return after(500, (stage, duration) => {
    void stage.sound("card");
    return stage.flash(place, duration);
  });
}
