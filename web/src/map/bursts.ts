/** What goes up from a place when something lands there or breaks: rings and splinters. They move with the map. */
import type { Stage } from "../table/stage";

/** A ring that widens around a place. */
export async function ring(
  stage: Stage,
  place: string,
  colour: string,
  duration: number,
  delay = 0,
): Promise<void> {
  const frames = [
    { transform: "scale(.9)", opacity: 0, offset: 0 },
    { transform: "scale(1)", opacity: 0.9, offset: 0.25 },
    { transform: "scale(1.45)", opacity: 0 },
  ];
  const drawn = put(stage, place, {
    inset: "0",
    border: `4px solid ${colour}`,
    borderRadius: "12px",
  });
  await stage.play(drawn, frames, { duration, delay, easing: "ease-out" });
  drawn.remove();
}

/** On a small place they fly as from one of this size, in pixels. */
const LEAST = 100;
const SHARDS = ["50% 0,100% 80%,0 100%", "0 20%,100% 0,70% 100%", "20% 0,100% 45%,30% 100%"];

/** Splinters fly off in all directions and fall. */
export async function burst(
  stage: Stage,
  place: string,
  {
    colours,
    count = 12,
    size = 0.13,
  }: { colours: readonly string[]; count?: number; size?: number },
  duration: number,
  delay = 0,
): Promise<void> {
  const at = stage.at(place);
  if (!at || stage.skipping) return;
  const wide = Math.max(at.offsetWidth, LEAST);
  const middle = at.offsetWidth / 2;
  await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      // spread evenly, but no two alike
      const angle = (2 * Math.PI * (n + 0.4 * (n % 3))) / count;
      const far = wide * (0.5 + 0.22 * ((n * 7) % 4));
      const length = wide * size * (0.6 + 0.25 * ((n * 5) % 4));
      const shard = put(stage, place, {
        left: `${middle - length / 2}px`,
        top: `${middle - length / 2}px`,
        width: `${length}px`,
        height: `${length}px`,
        background: colours[n % colours.length]!,
        clipPath: `polygon(${SHARDS[n % SHARDS.length]})`,
      });
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.8];
      const spin = (n % 2 ? 1 : -1) * (140 + 40 * (n % 4));
      const frames = [
        { transform: "scale(.4)", opacity: 0, offset: 0 },
        { transform: "scale(1)", opacity: 1, offset: 0.08 },
        {
          transform: `translate(${x * 0.8}px,${y * 0.8 - wide * 0.16}px) rotate(${spin / 2}deg)`,
          opacity: 1,
          offset: 0.55,
        },
        { transform: `translate(${x}px,${y + wide * 0.2}px) rotate(${spin}deg)`, opacity: 0 },
      ];
      await stage.play(shard, frames, { duration, delay, easing: "ease-out" });
      shard.remove();
    }),
  );
}

function put(stage: Stage, place: string, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const drawn = document.createElement("div");
  stage.at(place)?.append(drawn);
  Object.assign(drawn.style, {
    position: "absolute",
    opacity: "0",
    pointerEvents: "none",
    ...style,
  });
  return drawn;
}
