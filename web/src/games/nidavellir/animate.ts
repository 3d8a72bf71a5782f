/** What happened, made visible: cards fly to their columns, coins turn over, gems cross. */
import type { Message, Plain } from "../../net/protocol";
import { after, type Beat, before } from "../../table/beats";
import type { Scene } from "../../table/game";
import type { Stage } from "../../table/stage";
import {
  asNidavellir,
  groupOfCard,
  type NidavellirView,
  POUCH,
  TAVERNS,
  valueOfCoin,
} from "./view";
import { signed } from "./words";

/**
 * The places (`data-place`) that pieces fly between:
 * - `deck`, `discard`, `treasury-<value>`, `hero-<id>` (the medal in the hall);
 * - `tavern-<1..3>-<i>`: card i of a tavern; `tavern-<1..3>-coin-<seat>`: a coin in the row of bids;
 * - `seat-<n>-<group>`: the top of a column; `seat-<n>-coin-<0..4>`: a place of the coin board;
 * - `seat-<n>-gem`, `seat-<n>-heroes`, `seat-<n>-score`.
 */

export function beats(scene: Scene): Beat[] {
  const old = asNidavellir(scene.before.view)!;
  const now = asNidavellir(scene.after.view)!;
  return scene.events.flatMap((event) => beatsOf(event, old, now));
}

function beatsOf(event: Message, old: NidavellirView, now: NidavellirView): Beat[] {
  const { args } = event;
  const seat = args["seat"] as number;
  switch (event.key) {
    case "log-dealt":
      return [dealt(now)];
    case "log-revealed":
      return [revealed(String(args["tavern"]), args["seat_list"] as number[])];
    case "log-uline-bid":
      return [revealed(String(args["tavern"]), [seat])];
    case "log-took":
      return [took(seat, String(args["card"]), String(args["tavern"]), old)];
    case "log-leftover":
      return [leftOver(args["card_list"] as string[], String(args["tavern"]), old)];
    case "log-gems-swapped":
      return [gemsSwapped(seat, args["seat2"] as number)];
    case "log-transformed":
      return [newCoin(seat, args["coin"], args["coin2"], String(args["place"]), now)];
    case "log-exchanged":
      return [newCoin(seat, args["coin2"], args["coin3"], "pouch", now)];
    case "log-recruited":
      return [recruited(seat, String(args["hero"]))];
    case "log-discarded":
      return [discarded(seat, args["card_list"] as string[])];
    case "log-thrud-placed":
    case "log-ylud-placed":
    case "log-distinction-won":
      return [changed(`seat-${seat}-${String(args["group"])}`)];
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
      places.map((place, index) => arrive(stage, "deck", place, step * 4, step * index)),
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

/** The coins of a tavern turn over, all together; then there is time to read the order. */
function revealed(tavern: string, seats: number[]): Beat {
  return after(680, async (stage, duration) => {
    const coins = seats.map((seat) => stage.at(`tavern-${tavern}-coin-${seat}`));
    const turn = [{ transform: "rotateX(180deg) scale(.8)" }, { transform: "none" }];
    const flight = { duration: duration * 0.56, easing: "cubic-bezier(.3,0,.2,1)" };
    await Promise.all(coins.map((coin) => coin && stage.play(coin, turn, flight)));
    await stage.pause(duration * 0.44);
  });
}

function took(seat: number, card: string, tavern: string, old: NidavellirView): Beat {
  const index = old.taverns[Number(tavern) - 1]!.indexOf(card);
  const group = groupOfCard(card);
  const target = group ? `seat-${seat}-${group}` : `seat-${seat}-score`;
  return before(420, (stage, duration) =>
    stage.fly(`tavern-${tavern}-${index}`, target, { duration }),
  );
}

function leftOver(cards: string[], tavern: string, old: NidavellirView): Beat {
  return before(300, (stage, duration) =>
    Promise.all(
      cards.map((card) => {
        const index = old.taverns[Number(tavern) - 1]!.lastIndexOf(card);
        return stage.fly(`tavern-${tavern}-${index}`, "discard", { duration });
      }),
    ),
  );
}

/** Two gems cross on opposite arcs. */
function gemsSwapped(one: number, other: number): Beat {
  const [here, there] = [`seat-${one}-gem`, `seat-${other}-gem`];
  return before(520, (stage, duration) => {
    const easing = "cubic-bezier(.6,0,.2,1)";
    return Promise.all([
      stage.fly(here, there, { duration, easing, arc: 46, grow: 1.3 }),
      stage.fly(there, here, { duration, easing, arc: -46, grow: 1.3 }),
    ]);
  });
}

/** The treasury's coin takes the place of the old one; how much it grew rises from it. */
function newCoin(
  seat: number,
  old: Plain | undefined,
  coin: Plain | undefined,
  place: string,
  now: NidavellirView,
): Beat {
  const value = valueOfCoin(String(coin));
  const onTavern = TAVERNS.findIndex((tavern) => String(tavern) === place);
  const spot = onTavern < 0 ? now.players[seat]!.board.indexOf(String(coin), POUCH[0]) : onTavern;
  const target = spot < 0 ? `seat-${seat}-score` : `seat-${seat}-coin-${spot}`;
  return after(600, (stage, duration) => {
    void stage.float(target, signed(value - valueOfCoin(String(old))));
    return stage.fly(`treasury-${value}`, target, { duration, easing: "ease-in-out" });
  });
}

/** The medal leaves the hall for the army. */
function recruited(seat: number, hero: string): Beat {
  const group = groupOfCard(hero);
  return before(650, async (stage, duration) => {
    const target = (group && stage.at(`seat-${seat}-${group}`)) ?? stage.at(`seat-${seat}-heroes`);
    await stage.fly(`hero-${hero}`, target, {
      duration,
      easing: "cubic-bezier(.16,1,.3,1)",
      grow: 1.6,
    });
  });
}

function discarded(seat: number, cards: string[]): Beat {
  return before(420, (stage, duration) =>
    Promise.all(
      cards.map((card) =>
        stage.fly(`seat-${seat}-${groupOfCard(card) ?? "score"}`, "discard", { duration }),
      ),
    ),
  );
}

function kept(seat: number, card: string): Beat {
  return changed(`seat-${seat}-${groupOfCard(card) ?? "score"}`);
}

function changed(place: string): Beat {
  return after(500, (stage, duration) => stage.flash(place, duration));
}
