/** A stand-in for the audio of a browser, which tests do not have: notes what is built and played. */
import { vi } from "vitest";

class FakeParam {
  value = 0;
  setValueAtTime = () => this;
  linearRampToValueAtTime = () => this;
  exponentialRampToValueAtTime = () => this;
}

class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  Q = new FakeParam();
  threshold = new FakeParam();
  ratio = new FakeParam();
  attack = new FakeParam();
  buffer: unknown = null;
  connect = (next: unknown) => next;
  stop = (end: number) => ends.push(end);
  start = (at: number) => starts.push(at);
}

/** when the sources begin and end, in seconds */
export let starts: number[] = [];
export let ends: number[] = [];
/** the gain of each that was built, the volume first */
export let gains: FakeNode[] = [];
export let contexts = 0;

export class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = {};
  resume = vi.fn();
  createOscillator = () => new FakeNode();
  createBufferSource = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createDynamicsCompressor = () => new FakeNode();
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });

  constructor() {
    contexts++;
  }

  createGain() {
    const node = new FakeNode();
    gains.push(node);
    return node;
  }
}

/** From now on the browser has this; somebody has touched the page. */
export function fakeAudio(touched = true): void {
  [starts, ends, gains, contexts] = [[], [], [], 0];
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: touched } });
}
