/** A wheel that does something step by step: one notch is one step; a touchpad sends many small ones. */

const NOTCH = 60;
/** The height of a line, for wheels that count lines instead of pixels. */
const LINE = 30;

/** How far a wheel went, in pixels. */
export function wheeled({ deltaMode, deltaY }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY;
}

export function notches(step: (way: 1 | -1) => void): (event: WheelEvent) => void {
  let sum = 0;
  return (event) => {
    sum += wheeled(event);
    if (Math.abs(sum) < NOTCH) return;
    step(sum > 0 ? 1 : -1);
    sum = 0;
  };
}
