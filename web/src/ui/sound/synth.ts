/**
 * What every sound is made of: tones that ring or glide, and bursts of filtered noise. Nothing is
 * recorded and nothing is loaded.
 */

/** Where and when a sound is made. */
export interface Pen {
  context: BaseAudioContext;
  out: AudioNode;
  /** seconds, by the clock of the context */
  at: number;
  /** how much higher or lower than written: no two coins ring alike */
  bend: number;
}

/** How loud something is as time goes by, in seconds. */
interface Shape {
  loud: number;
  delay?: number;
  attack?: number;
  /** how long it stays as loud, before it decays */
  hold?: number;
  decay: number;
}

export interface Tone extends Shape {
  /** hertz */
  pitch: number;
  /** where the pitch glides to */
  to?: number;
  type?: OscillatorType;
  /** takes off the edge: what is higher than this is softer */
  below?: number;
}

export interface Hiss extends Shape {
  filter: BiquadFilterType;
  pitch: number;
  to?: number;
  q?: number;
}

/** as good as nothing: an exponential decay never reaches zero */
const SILENCE = 0.0001;

/** A single tone. */
export function tone(pen: Pen, { pitch, to, type = "sine", below, ...shape }: Tone): void {
  const { context } = pen;
  const source = context.createOscillator();
  source.type = type;
  const [start, end] = times(pen, shape);
  glide(source.frequency, pitch * pen.bend, to && to * pen.bend, start, end);
  const voice = envelope(pen, shape);
  if (below === undefined) source.connect(voice);
  else source.connect(filtered(context, "lowpass", below)).connect(voice);
  source.start(start);
  source.stop(end);
}

/** A struck thing: partials that fade one faster than the other. */
export function struck(pen: Pen, pitch: number, partials: readonly Overtone[], shape: Shape): void {
  for (const [ratio, share, fade] of partials) {
    const { loud, decay } = shape;
    tone(pen, { ...shape, pitch: pitch * ratio, loud: loud * share, decay: decay * fade });
  }
}

/** how many times the pitch, the share of the loudness and of the decay */
export type Overtone = readonly [ratio: number, share: number, fade: number];

/** A burst of noise through a filter. */
export function hiss(pen: Pen, { filter, pitch, to, q = 0.7, ...shape }: Hiss): void {
  const { context } = pen;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const [start, end] = times(pen, shape);
  const through = filtered(context, filter, pitch * pen.bend);
  through.Q.value = q;
  glide(through.frequency, pitch * pen.bend, to && to * pen.bend, start, end);
  source.connect(through).connect(envelope(pen, shape));
  // not always the same piece of it
  source.start(start, (start * 7.3 + pitch) % 1);
  source.stop(end);
}

/** The same sound, later. */
export function later(pen: Pen, delay: number, bend = 1): Pen {
  return { ...pen, at: pen.at + delay, bend: pen.bend * bend };
}

function times(pen: Pen, { delay = 0, attack = 0.002, hold = 0, decay }: Shape): [number, number] {
  const start = pen.at + delay;
  return [start, start + attack + hold + decay];
}

/** Swells and fades on the way out. */
function envelope(pen: Pen, shape: Shape): GainNode {
  const { loud, attack = 0.002, hold = 0 } = shape;
  const [start, end] = times(pen, shape);
  const node = pen.context.createGain();
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(loud, start + attack);
  node.gain.setValueAtTime(loud, start + attack + hold);
  node.gain.exponentialRampToValueAtTime(SILENCE, end);
  node.connect(pen.out);
  return node;
}

function glide(
  value: AudioParam,
  from: number,
  to: number | undefined,
  start: number,
  end: number,
): void {
  value.setValueAtTime(from, start);
  if (to) value.exponentialRampToValueAtTime(to, end);
}

function filtered(context: BaseAudioContext, type: BiquadFilterType, pitch: number) {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = pitch;
  return node;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of white noise, the same on every machine. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[index] = seed / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}
