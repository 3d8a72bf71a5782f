/* Texts that are cut, spill out of their box, are covered, or lie over each other. */

/** Letters may stick out by so many pixels before somebody sees it. */
const LETTER = 1.5 * ZOOM;
/** So much of two texts must meet for it to be seen. */
const MEETING = 2;

const pen = document.createElement("canvas").getContext("2d");
const inks = new Map();

/** How far the ink of a text reaches above its baseline and below it, by its own font. */
function inkOf(text, element) {
  const { fontStyle, fontWeight, fontSize, fontFamily } = style(element);
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const key = `${font} ${text}`;
  if (!inks.has(key)) {
    pen.font = font;
    inks.set(key, pen.measureText(text));
  }
  return inks.get(key);
}

/** Every line of every text: where its ink is, not only the line it stands in. */
function linesOfText(root) {
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || /^(STYLE|SCRIPT|TITLE|OPTION)$/i.test(element.tagName))
      continue;
    if (!visible(element)) continue;
    range.selectNodeContents(node);
    const ink = inkOf(node.data.trim(), element);
    const high = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
    for (const box of range.getClientRects()) {
      if (box.width < 1.5 || box.height < 3) continue;
      const scale = box.height / high;
      const base = box.top + ink.fontBoundingBoxAscent * scale;
      lines.push({
        element,
        text: shorten(node.data),
        left: box.left,
        right: box.right,
        top: base - ink.actualBoundingBoxAscent * scale,
        bottom: base + ink.actualBoundingBoxDescent * scale,
      });
    }
  }
  return lines;
}

const naming = (line) => {
  const near = line.element.closest("[class]:not(svg *)") ?? line.element;
  return `“${line.text}” (${kindOf(near)})`;
};

/** Cut by an element around it, or by the window where that does not scroll. */
function cutText(line, whole) {
  const by = cut(line, clipsInside(line.element));
  if (by && (by.across > LETTER || by.down > LETTER)) {
    const { textOverflow } = style(by.by);
    const how = by.across && textOverflow === "ellipsis" ? "shortened" : "cut";
    return `${how}: ${naming(line)} by ${kindOf(by.by)}, ${Math.round(Math.max(by.across, by.down))} px`;
  }
  const seen = clipsInside(line.element);
  if (line.element.closest(`[${FOLDS}]`)) return null;
  const across =
    !seen.some((clip) => scrolls(clip.x)) && beyond(line.left, line.right, 0, innerWidth);
  const down =
    whole && !seen.some((clip) => scrolls(clip.y)) && beyond(line.top, line.bottom, 0, innerHeight);
  if (across > LETTER || down > LETTER) return `cut: ${naming(line)} by the window`;
  return null;
}

/** Taller or wider than the box that is painted behind it. */
function spilledText(line) {
  const { element } = line;
  if (element instanceof SVGElement || element.closest(`[${FOLDS}]`)) return null;
  for (let up = element; up && up !== document.body; up = up.parentElement) {
    const {
      backgroundColor,
      backgroundImage,
      borderTopWidth,
      position,
      display,
      overflowX,
      overflowY,
    } = style(up);
    if (scrolls(overflowX) || scrolls(overflowY)) return null;
    const inText = style(up).backgroundClip.includes("text");
    const framed =
      !inText &&
      (alpha(backgroundColor) > 0.1 ||
        backgroundImage !== "none" ||
        parseFloat(borderTopWidth) > 0);
    if (framed && display !== "inline") {
      const box = boxOf(up);
      const across = beyond(line.left, line.right, box.left, box.right);
      const down = beyond(line.top, line.bottom, box.top, box.bottom);
      if (across <= LETTER && down <= LETTER) return null;
      return `spills: ${naming(line)} out of ${kindOf(up)}, ${Math.round(Math.max(across, down))} px`;
    }
    if (up.hasAttribute(OVER) || position === "absolute" || position === "fixed") return null;
  }
  return null;
}

const inWindow = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

/** What is drawn over an element at a point, and hides it. */
function hiding(element, x, y) {
  const pile = document.elementsFromPoint(x, y);
  const own = pile.findIndex((each) => each === element || within(each, element));
  const upper = own < 0 ? [] : pile.slice(0, own);
  return upper.find((each) => !each.contains(element) && paints(each));
}

/** Is it a part of the other, and in its flow? What is taken out of the flow may lie over its text. */
function within(part, element) {
  if (!element.contains(part)) return false;
  for (let up = part; up !== element; up = up.parentElement) {
    const { position, zIndex } = style(up);
    if (/absolute|fixed/.test(position) && !(zIndex < 0)) return false;
  }
  return true;
}

function coveredText(line) {
  if (isHidden(line.element)) return null;
  const shown = shownPart(line, clipsInside(line.element));
  const [wide, high] = [shown.right - shown.left, shown.bottom - shown.top];
  if (wide < 2 || high < 2) return null;
  const y = shown.top + high / 2;
  const across = wide > 60 ? [0.08, 0.5, 0.92] : [0.5];
  for (const part of across) {
    const x = shown.left + wide * part;
    if (!inWindow(x, y)) continue;
    const top = document.elementFromPoint(x, y);
    if (!top || top.contains(line.element) || within(top, line.element)) continue;
    const by = hiding(line.element, x, y);
    if (by && !floats(by) && !sticks(by, line.element))
      return `covered: ${naming(line)} by ${say(by)}`;
  }
  return null;
}

const longer = () => document.documentElement.scrollHeight > innerHeight + 1;

/** Does it stay in place while the other scrolls below it? */
function sticks(element, other) {
  for (let up = element; up && !up.contains(other); up = up.parentElement) {
    if (/sticky|fixed/.test(style(up).position))
      return clipsAround(other).some((clip) => scrolls(clip.y)) || longer();
  }
  return false;
}

/** Pairs of texts that are drawn over each other. */
function meetingTexts(lines) {
  const wrong = [];
  const sorted = lines
    .map((line) => ({ ...shownPart(line, clipsInside(line.element)), line }))
    .filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1)
    .sort((a, b) => a.top - b.top);
  sorted.forEach((a, index) => {
    for (
      let next = index + 1;
      next < sorted.length && sorted[next].top < a.bottom - MEETING;
      next += 1
    ) {
      const b = sorted[next];
      const { across, down } = meets(a, b);
      if (across < MEETING || down < MEETING || !bothSeen(a, b)) continue;
      wrong.push(
        `overlap: ${naming(a.line)} and ${naming(b.line)}, ${Math.round(across)}×${Math.round(down)} px`,
      );
    }
  });
  return wrong;
}

function bothSeen(a, b) {
  const [one, other] = [a.line.element, b.line.element];
  if (one === other) return false;
  // a numeral that is drawn twice looks embossed
  if (a.line.text === b.line.text && one.parentElement === other.parentElement) return false;
  if (floats(one) !== floats(other)) return false;
  const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
  const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
  if (!inWindow(x, y)) return false;
  return !hiding(one, x, y) && !hiding(other, x, y);
}
