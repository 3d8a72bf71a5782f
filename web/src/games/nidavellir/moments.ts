/** The big moments: a tavern's coins are turned over, a hero comes, a line closes, a distinction is won. */
import { mount, unmount } from "svelte";

import { after, type Beat } from "../../table/beats";
import type { Stage } from "../../table/stage";
import { shortName } from "./heroes";
import HeroCard from "./pieces/HeroCard.svelte";
import type { Distinction, Hero } from "./pieces/looks";
import Plaque from "./pieces/Plaque.svelte";
import { type NidavellirView, ties, turns } from "./view";

/** Of a reveal, in milliseconds: coins slide to the sign, each turns over, then equal ones are told apart. */
const SLIDE = 420;
const TURN = 260;
const NEXT = 170;
const TIED = 420;

/** Steps of a moment that the pace of the frame may have made shorter. */
interface Pace {
  slide: number;
  turn: number;
  next: number;
}

/** The coins of a tavern slide to its sign and turn over in the order of play; ties are decided last. */
export function revealed(tavern: number, seats: number[], now: NidavellirView): Beat {
  const order = turns(now).order.filter((seat) => seats.includes(seat));
  const tied = ties(now).flatMap((group) => group.slice(1));
  const whole = SLIDE + NEXT * order.length + TURN + (tied.length ? TIED : 0);
  return after(whole, async (stage, duration) => {
    const by = duration / whole;
    const pace = { slide: SLIDE * by, turn: TURN * by, next: NEXT * by };
    const turned = order.map((seat, place) => turnOver(stage, tavern, seat, place, pace));
    const late = pace.slide + pace.next * order.length + pace.turn;
    await Promise.all([...turned, decideTies(stage, tavern, tied, late, TIED * by)]);
  });
}

async function turnOver(stage: Stage, tavern: number, seat: number, place: number, pace: Pace) {
  const coin = stage.at(`tavern-${tavern}-coin-${seat}`);
  const face = stage.at(`tavern-${tavern}-face-${seat}`);
  const back = stage.at(`tavern-${tavern}-back-${seat}`);
  if (!coin || !face || !back) return;
  const { slide, turn, next } = pace;
  const wait = place * next;
  const whole = slide + wait + turn;
  const half = (slide + wait + turn / 2) / whole;
  const covered = stage.play(
    back,
    [{ opacity: 1 }, { opacity: 1, offset: half }, { opacity: 0, offset: half }, { opacity: 0 }],
    { duration: whole, easing: "linear" },
  );
  await stage.play(coin, slid(coin, stage.at(`seat-${seat}-coin-${tavern - 1}`)), {
    duration: slide,
    easing: "cubic-bezier(.3,0,.2,1)",
  });
  await stage.pause(wait);
  void stage.sound("coin", turn / 2);
  const edge = { transform: "rotateY(90deg) scale(1.18)", offset: 0.5 };
  await stage.play(face, [{ transform: "none" }, edge, { transform: "none" }], {
    duration: turn,
    easing: "linear",
  });
  await covered;
}

/** From where the coin lay; in a layout that does not show it, from below. */
function slid(coin: HTMLElement, from: HTMLElement | null): Keyframe[] {
  const to = coin.getBoundingClientRect();
  const start = from?.getBoundingClientRect();
  const x = start ? start.left + start.width / 2 - (to.left + to.width / 2) : 0;
  const y = start ? start.top + start.height / 2 - (to.top + to.height / 2) : 40;
  const scale = start ? start.width / Math.max(to.width, 1) : 0.7;
  return [
    { transform: `translate(${x}px,${y}px) scale(${scale})`, opacity: start ? 1 : 0 },
    { transform: "none", opacity: 1 },
  ];
}

/** The gems of equal coins appear below them, and the sign between them lights up. */
async function decideTies(
  stage: Stage,
  tavern: number,
  tied: number[],
  delay: number,
  time: number,
) {
  const gems = stage.at(`tavern-${tavern}-ties`);
  if (!tied.length || !gems) return;
  void stage.sound("gem", delay);
  const come = { duration: time, delay };
  await Promise.all([
    stage.play(
      gems,
      [{ opacity: 0, transform: "scale(.8)" }, { opacity: 1 }, { opacity: 1 }],
      come,
    ),
    ...tied.map((seat) => {
      const sign = stage.at(`tavern-${tavern}-tie-${seat}`);
      const grows = [{ opacity: 0 }, { opacity: 1, transform: "scale(1.9)" }, { opacity: 1 }];
      return sign && stage.play(sign, grows, come);
    }),
  ]);
}

/** The hero's card, large, flies to the row of heroes of the seat. */
export function recruited(seat: number, hero: Hero): Beat {
  return after(1600, async (stage, duration) => {
    const place = stage.at(`seat-${seat}-hero-${hero}`);
    void stage.sound("hero");
    const draw = drawn((into) =>
      mount(HeroCard, { target: into, props: { hero, name: shortName(hero) } }),
    );
    await Promise.all([
      stage.present(draw, place ?? stage.at(`seat-${seat}`), { duration, width: 230 }),
      // it is not there yet
      place && stage.play(place, [{ opacity: 0 }, { opacity: 0 }], { duration: duration * 0.95 }),
    ]);
  });
}

/** The plaque of a distinction, large, flies to who has won it. */
export function distinctionWon(seat: number, distinction: Distinction): Beat {
  return after(1100, (stage, duration) => {
    void stage.sound("hero");
    const draw = drawn((into) => mount(Plaque, { target: into, props: { distinction } }));
    const place = stage.at(`seat-${seat}-heroes`) ?? stage.at(`seat-${seat}`);
    return stage.present(draw, place, { duration, width: 180 });
  });
}

function drawn(put: (into: HTMLElement) => Record<string, unknown>) {
  return (into: HTMLElement) => {
    const piece = put(into);
    return () => void unmount(piece);
  };
}

/** A brass rod runs from left to right behind the line, and light runs along it. */
export function lineClosed(seat: number, line: number): Beat {
  return after(900, async (stage, duration) => {
    const rod = stage.at(`seat-${seat}-line-${line}`);
    const glint = stage.at(`seat-${seat}-glint-${line}`);
    void stage.sound("rod");
    // a rival's line: their panel lights up
    if (!rod || !glint) return stage.flash(`seat-${seat}`, duration);
    const runs = [{ transform: "scaleX(0)" }, { transform: "none" }];
    const far = `translateX(${rod.offsetWidth}px)`;
    const light = [
      { transform: "none", opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { opacity: 1, offset: 0.8 },
      { transform: far, opacity: 0 },
    ];
    await stage.play(rod, runs, { duration: duration * 0.5, easing: "ease-in-out" });
    await stage.play(glint, light, { duration: duration * 0.5, easing: "ease-in-out" });
    // without motion: an outline
    await stage.flash(`seat-${seat}-line-${line}`, 1);
  });
}

/** The lines that a position has and the one before had not: seat and number. */
export function newLines(old: NidavellirView, now: NidavellirView): [seat: number, line: number][] {
  return now.players.flatMap(({ lines }, seat) => {
    const before = old.players[seat]!.lines;
    return Array.from({ length: Math.max(0, lines - before) }, (_, more): [number, number] => [
      seat,
      before + more + 1,
    ]);
  });
}
