/** Every sound of the table, and how it is made. Games name them; which piece sounds how is said here. */
import { hiss, later, type Overtone, type Pen, struck, tone } from "./synth";

/** A small disc of metal: nothing in it is a multiple of anything else. */
const METAL: Overtone[] = [
  [1, 0.5, 1],
  [1.51, 0.42, 0.75],
  [2.23, 0.34, 0.55],
  [2.94, 0.22, 0.4],
  [3.67, 0.16, 0.28],
  [5.1, 0.09, 0.18],
];
const BELL: Overtone[] = [
  [0.5, 0.3, 1.1],
  [1, 0.6, 1],
  [2, 0.22, 0.6],
  [2.4, 0.14, 0.45],
  [3.01, 0.1, 0.35],
  [4.2, 0.05, 0.2],
];
const WOOD: Overtone[] = [
  [1, 0.7, 1],
  [1.87, 0.4, 0.65],
  [2.81, 0.22, 0.4],
];
const BLADE: Overtone[] = [
  [1, 0.4, 1],
  [1.52, 0.34, 0.8],
  [1.91, 0.3, 0.65],
  [2.62, 0.22, 0.5],
  [3.4, 0.12, 0.3],
];

/** A metal coin is put on the table or turns over. */
function coin(pen: Pen): void {
  struck(pen, 2350, METAL, { loud: 0.3, decay: 0.42 });
  hiss(pen, { filter: "highpass", pitch: 6500, loud: 0.12, attack: 0.001, decay: 0.02 });
  // it comes to rest
  struck(later(pen, 0.075), 2410, METAL, { loud: 0.1, decay: 0.2 });
}

/** Several coins, poured. */
function coins(pen: Pen): void {
  for (const [delay, bend] of [
    [0, 1],
    [0.07, 1.12],
    [0.12, 0.93],
    [0.2, 1.05],
  ] as const) {
    coin(later({ ...pen, bend: pen.bend * bend }, delay));
  }
}

/** Something heavy of stone settles. */
function stone(pen: Pen): void {
  hiss(pen, { filter: "lowpass", pitch: 700, to: 90, loud: 0.75, attack: 0.003, decay: 0.2 });
  tone(pen, { pitch: 110, to: 48, loud: 0.75, attack: 0.004, decay: 0.3 });
  hiss(pen, { filter: "bandpass", pitch: 1800, loud: 0.09, decay: 0.06, delay: 0.05 });
}

/** A card slides over felt and lies. */
function card(pen: Pen): void {
  hiss(pen, {
    filter: "bandpass",
    pitch: 1900,
    to: 4600,
    q: 0.8,
    loud: 0.6,
    attack: 0.035,
    decay: 0.12,
  });
  hiss(pen, { filter: "lowpass", pitch: 1300, loud: 0.6, delay: 0.13, decay: 0.045 });
}

/** A knuckle on a plank. */
function wood(pen: Pen): void {
  struck(pen, 330, WOOD, { loud: 0.6, attack: 0.001, decay: 0.13 });
  hiss(pen, { filter: "lowpass", pitch: 2200, loud: 0.3, attack: 0.001, decay: 0.025 });
}

/** Dice out of a cup: each bounce shorter than the one before. */
function dice(pen: Pen): void {
  for (const [delay, bend] of [
    [0, 1],
    [0.055, 1.24],
    [0.13, 0.9],
    [0.19, 1.37],
    [0.29, 1.08],
    [0.36, 1.45],
    [0.44, 0.96],
    [0.49, 1.3],
    [0.53, 1.12],
  ] as const) {
    const bounce = later(pen, delay, bend);
    const loud = 0.42 * (1 - delay);
    struck(bounce, 1150, WOOD, { loud, attack: 0.001, decay: 0.05 });
    hiss(bounce, { filter: "bandpass", pitch: 3200, loud: loud * 0.5, decay: 0.015 });
  }
}

/** Light runs through a gem. */
function gem(pen: Pen): void {
  for (const [number, pitch] of [1568, 2093, 2637, 3520].entries()) {
    const delay = 0.05 * number;
    tone(pen, { pitch, loud: 0.13, delay, attack: 0.004, decay: 0.5 });
    tone(pen, { pitch: pitch * 2.01, loud: 0.04, delay, attack: 0.004, decay: 0.25 });
  }
}

/** A blade is drawn, and rings. */
function sword(pen: Pen): void {
  hiss(pen, {
    filter: "bandpass",
    pitch: 1800,
    to: 7600,
    q: 1.4,
    loud: 0.42,
    attack: 0.16,
    decay: 0.16,
  });
  struck(later(pen, 0.2), 1720, BLADE, { loud: 0.26, attack: 0.004, decay: 0.95 });
}

/** Rock cracks, and what was in it growls. */
function crack(pen: Pen): void {
  for (const [delay, pitch] of [
    [0, 2600],
    [0.07, 1700],
    [0.16, 3100],
    [0.2, 1200],
  ] as const) {
    hiss(pen, { filter: "bandpass", pitch, q: 0.9, loud: 0.5, delay, attack: 0.001, decay: 0.06 });
  }
  tone(pen, {
    pitch: 92,
    to: 38,
    type: "sawtooth",
    below: 420,
    loud: 0.42,
    delay: 0.12,
    attack: 0.08,
    decay: 0.85,
  });
  hiss(pen, { filter: "lowpass", pitch: 500, to: 80, loud: 0.55, delay: 0.2, decay: 0.7 });
}

/** Ice breaks into a hundred pieces. */
function ice(pen: Pen): void {
  hiss(pen, { filter: "highpass", pitch: 3000, loud: 0.34, attack: 0.001, decay: 0.16 });
  hiss(pen, { filter: "lowpass", pitch: 400, to: 90, loud: 0.5, attack: 0.002, decay: 0.22 });
  for (let number = 0; number < 14; number++) {
    // scattered, and the same every time
    const pitch = 2600 + ((number * 1373) % 4700);
    const delay = 0.02 + ((number * 97) % 61) / 110;
    struck(pen, pitch, METAL.slice(0, 3), { loud: 0.11 * (1 - delay), delay, decay: 0.16 });
  }
}

/** Earth and stone are moved aside. */
function dig(pen: Pen): void {
  hiss(pen, {
    filter: "lowpass",
    pitch: 320,
    to: 900,
    q: 1.2,
    loud: 0.6,
    attack: 0.2,
    decay: 0.25,
  });
  hiss(pen, { filter: "bandpass", pitch: 2400, q: 0.5, loud: 0.07, attack: 0.2, decay: 0.2 });
  stone(later(pen, 0.4));
}

/** A brass rod slides home. */
function rod(pen: Pen): void {
  hiss(pen, {
    filter: "bandpass",
    pitch: 900,
    to: 5200,
    q: 2.5,
    loud: 0.3,
    attack: 0.26,
    decay: 0.1,
  });
  struck(later(pen, 0.3), 1318, METAL, { loud: 0.24, decay: 0.6 });
}

/** A note of a horn: its overtones open as it swells. */
function horn(pen: Pen, pitch: number, delay: number, hold: number, decay: number, loud = 0.13) {
  const shape = { delay, attack: 0.045, hold, decay };
  tone(pen, { ...shape, pitch, type: "sawtooth", below: pitch * 3.2, loud });
  tone(pen, {
    ...shape,
    pitch: pitch * 1.004,
    type: "sawtooth",
    below: pitch * 2.2,
    loud: loud * 0.7,
  });
  tone(pen, { ...shape, pitch, loud: loud * 0.6 });
}

/** Horns in the hall: somebody has won. */
function fanfare(pen: Pen): void {
  horn(pen, 392, 0, 0.06, 0.08);
  horn(pen, 392, 0.17, 0.04, 0.07);
  for (const [pitch, loud] of [
    [261.6, 0.08],
    [392, 0.08],
    [523.3, 0.11],
    [659.3, 0.08],
  ] as const) {
    horn(pen, pitch, 0.32, 0.34, 0.68, loud);
  }
}

/** A hero answers: two horns, the second one higher and longer. */
function hero(pen: Pen): void {
  horn(pen, 293.7, 0, 0.05, 0.08);
  for (const [pitch, loud] of [
    [293.7, 0.07],
    [440, 0.12],
    [587.3, 0.08],
  ] as const) {
    horn(pen, pitch, 0.17, 0.22, 0.6, loud);
  }
}

/** One low horn from far away: something begins or is about to end. */
function call(pen: Pen): void {
  horn(pen, 196, 0, 0.2, 0.2, 0.15);
  horn(pen, 261.6, 0.36, 0.3, 0.55, 0.15);
}

/** All have lost. */
function fall(pen: Pen): void {
  horn(pen, 196, 0, 0.15, 0.25, 0.14);
  horn(pen, 155.6, 0.36, 0.25, 0.7, 0.15);
  tone(pen, { pitch: 65, to: 44, loud: 0.3, delay: 0.36, attack: 0.01, decay: 0.8 });
}

/** It is your turn: two soft notes, a fifth apart. */
function bell(pen: Pen): void {
  struck(pen, 440, BELL, { loud: 0.3, attack: 0.006, decay: 0.6 });
  struck(later(pen, 0.16), 660, BELL, { loud: 0.28, attack: 0.006, decay: 0.9 });
}

/** A bead on the counting frame. */
function bead(pen: Pen): void {
  struck(pen, 880, WOOD, { loud: 0.34, attack: 0.001, decay: 0.06 });
}

export const RECIPES = {
  coin,
  coins,
  stone,
  card,
  wood,
  dice,
  gem,
  sword,
  crack,
  ice,
  dig,
  rod,
  hero,
  call,
  fanfare,
  fall,
  bell,
  bead,
} satisfies Record<string, (pen: Pen) => void>;

export type SoundName = keyof typeof RECIPES;

/** No sound is longer, in seconds. */
export const LONGEST = 1.5;
