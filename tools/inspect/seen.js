/* What of a page is seen: which elements, what clips them, what paints, what is an exception. */

/* The attributes by which the markup says that something is meant; the reason is their value. */
const FOLDS = "data-fold"; // what does not fit in here folds away, or is cut
const OVER = "data-over"; // this may lie over other things, or hang out of its panel

/** A table on a huge screen is drawn larger: so may be what nobody sees. */
const frame = document.querySelector("[data-layout]") ?? document.body;
const ZOOM = parseFloat(getComputedStyle(frame).getPropertyValue("--zoom")) || 1;

const SMALLEST_PAINT = 0.3; // what is more transparent hides nothing

const styles = new Map();
const style = (element) => {
  if (!styles.has(element)) styles.set(element, getComputedStyle(element));
  return styles.get(element);
};

const boxes = new Map();
const boxOf = (element) => {
  if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
  return boxes.get(element);
};

const shorten = (text) => {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
};

const kindOf = (element) => {
  const classes = [...element.classList].filter((name) => !/^s(velte)?-/.test(name));
  return [element.tagName.toLowerCase(), ...classes].join(".");
};

/** An element in words, short enough for one line. */
const say = (element) => {
  const named = element.getAttribute("aria-label") || shorten(element.textContent ?? "");
  const around = named ? null : element.parentElement?.closest("[class]");
  return `${kindOf(element)}${named ? ` “${shorten(named)}”` : around ? ` in ${kindOf(around)}` : ""}`;
};

/** Is it painted at all, and not only there for screen readers? */
const visible = (element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest("[inert], .sr-only, .visually-hidden, .tooltip, symbol, defs") &&
  !hiddenByClip(element);

const clipHides = new Map();
function hiddenByClip(element) {
  if (!element || element === document.documentElement) return false;
  if (!clipHides.has(element)) {
    const own = /inset\(50%/.test(style(element).clipPath);
    clipHides.set(element, own || hiddenByClip(element.parentElement));
  }
  return clipHides.get(element);
}

/** What is looked at: the uppermost window over the page hides what is behind it. */
function stage() {
  const windows = [...document.querySelectorAll("dialog:modal")];
  return windows.at(-1) ?? document.body;
}

/** Something that opened over the page and will close again. */
const floats = (element) => {
  const over = element.closest(`[${OVER}], [popover], dialog, .tooltip`);
  return over !== null && over !== stage();
};

/** Its words are said by somebody else, who has a name: covered, they are a picture. */
const isHidden = (element) => element.closest("[aria-hidden=true], [role=img]") !== null;

const scrolls = (value) => value === "auto" || value === "scroll";

/** Everything around an element that clips or scrolls, innermost first, and how in each direction. */
const clippers = new Map();
function clipsAround(element) {
  if (!clippers.has(element)) clippers.set(element, [...eachClip(element)]);
  return clippers.get(element);
}

function* eachClip(element) {
  // what is positioned escapes from clips that are not around its containing block
  let position = style(element).position;
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    const { overflowX, overflowY, position: own, transform, containerType, contain } = style(up);
    const contains =
      own !== "static" || transform !== "none" || /paint|layout|strict|content/.test(contain);
    if (position === "fixed" && transform === "none") continue;
    if (position === "absolute" && !contains && containerType === "normal") continue;
    position = own;
    const inside = up instanceof SVGElement && up.ownerSVGElement;
    if (inside || (overflowX === "visible" && overflowY === "visible")) continue;
    yield { element: up, x: overflowX, y: overflowY, box: inner(up) };
  }
}

/** The inside of an element's borders, and as far around it as it lets things hang over. */
function inner(element) {
  const box = boxOf(element);
  const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = style(element);
  const margin = parseFloat(style(element).overflowClipMargin) || 0;
  return {
    left: box.left + parseFloat(borderLeftWidth) - margin,
    top: box.top + parseFloat(borderTopWidth) - margin,
    right: box.right - parseFloat(borderRightWidth) + margin,
    bottom: box.bottom - parseFloat(borderBottomWidth) + margin,
  };
}

/** The same for what is in an element: its text. */
function clipsInside(element) {
  const { overflowX: x, overflowY: y, display } = style(element);
  const own =
    display !== "inline" &&
    !(element instanceof SVGElement) &&
    (x !== "visible" || y !== "visible");
  return [...(own ? [{ element, x, y, box: inner(element) }] : []), ...clipsAround(element)];
}

/** What is left of a box when everything around has clipped it, be it by scrolling. */
function shownPart(box, clips) {
  const shown = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  for (const clip of clips) {
    if (clip.x !== "visible") {
      shown.left = Math.max(shown.left, clip.box.left);
      shown.right = Math.min(shown.right, clip.box.right);
    }
    if (clip.y !== "visible") {
      shown.top = Math.max(shown.top, clip.box.top);
      shown.bottom = Math.min(shown.bottom, clip.box.bottom);
    }
  }
  return shown;
}

/** How far a box is cut, and by which element; what can be scrolled to is not cut. */
function cut(box, clips) {
  let [x, y] = [true, true];
  for (const clip of clips) {
    if (clip.element.closest(`[${FOLDS}]`)) return null;
    x &&= !scrolls(clip.x);
    y &&= !scrolls(clip.y);
    const across =
      x && clip.x !== "visible" ? beyond(box.left, box.right, clip.box.left, clip.box.right) : 0;
    const down =
      y && clip.y !== "visible" ? beyond(box.top, box.bottom, clip.box.top, clip.box.bottom) : 0;
    if (across > 0 || down > 0) return { by: clip.element, across, down };
  }
  return null;
}

const beyond = (from, to, first, last) => Math.max(0, first - from, to - last);

/** Does it hide what is behind it? */
const paints = (element) => {
  if (element instanceof SVGElement) {
    // letters have holes: two texts that meet are another matter
    if (/^(svg|text|tspan)$/.test(element.tagName)) return false;
    const { fill, fillOpacity, opacity } = style(element);
    return fill !== "none" && fillOpacity * opacity > SMALLEST_PAINT;
  }
  const { backgroundColor, backgroundImage, opacity } = style(element);
  if (opacity < SMALLEST_PAINT) return false;
  if (/^(IMG|CANVAS|VIDEO)$/.test(element.tagName)) return true;
  return (
    alpha(backgroundColor) > SMALLEST_PAINT ||
    /url|-gradient\((?!.*transparent)/.test(backgroundImage)
  );
};

/** How opaque a computed colour is. */
const alpha = (colour) => {
  if (colour === "transparent") return 0;
  const given = /[,/]\s*([\d.]+)(%?)\)$/.exec(colour);
  if (!given || (colour.startsWith("rgb(") && !colour.includes("/"))) return 1;
  return parseFloat(given[1]) / (given[2] ? 100 : 1);
};

const meets = (a, b) => ({
  across: Math.min(a.right, b.right) - Math.max(a.left, b.left),
  down: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
});
