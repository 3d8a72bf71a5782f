/* Controls that are cut, covered or too small, and what hangs out of its panel. */

const CONTROLS = "button, a[href], input, select, textarea, [role=button], summary";
/** What is carved, hewn or sawn: nothing hangs out of it unless it is meant to. */
const PANELS = ".panel, .well, .wood, .parchment";
/** As small as a control may be, in pixels: with a mouse, and under a thumb. */
const SMALLEST = { fine: 24, coarse: 28 };
const HANGING = 3 * ZOOM;

/** It stands in a sentence: as high as its line. */
const isInline = (element) =>
  style(element).display.startsWith("inline") &&
  [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim());

/** Something to be pressed is shown by what stands around it: a label for its switch. */
const pressed = (control) => {
  const label = control.matches("input") && control.closest("label");
  return label && (boxOf(control).width < 2 || style(control).opacity === "0" || !visible(control))
    ? label
    : control;
};

function controlsOf(root) {
  return [...root.querySelectorAll(CONTROLS)].filter(
    (each) => visible(each) && boxOf(each).width >= 2,
  );
}

function wrongControl(control, whole) {
  const target = pressed(control);
  const box = boxOf(target);
  const clips = clipsAround(target);
  const scrolled = clips.some((clip) => scrolls(clip.x) || scrolls(clip.y));
  const by = cut(box, clips);
  if (by && (by.across > 2 || by.down > 2)) {
    return `cut off: ${say(control)} by ${kindOf(by.by)}, ${Math.round(Math.max(by.across, by.down))} px`;
  }
  const below = whole && box.bottom > innerHeight + 1;
  const folds = target.closest(`[${FOLDS}]`);
  if (!folds && !scrolled && (box.left < -1 || box.right > innerWidth + 1 || below)) {
    return `cut off: ${say(control)} by the window`;
  }
  return coveredControl(target, control) ?? smallControl(target, control);
}

function coveredControl(target, control) {
  if (isHidden(target)) return null;
  const shown = shownPart(boxOf(target), clipsAround(target));
  const x = (shown.left + shown.right) / 2;
  const y = (shown.top + shown.bottom) / 2;
  if (shown.right <= shown.left || shown.bottom <= shown.top || !inWindow(x, y)) return null;
  const top = document.elementFromPoint(x, y);
  if (!top || target.contains(top) || top.contains(target) || floats(top) || sticks(top, target))
    return null;
  if (top.closest("label")?.contains(control)) return null;
  const over = hiding(target, x, y);
  const by = over && !target.contains(over) ? over : takes(top, target) ? top : null;
  return by && !floats(by) ? `covered: ${say(control)} by ${say(by)}` : null;
}

/** Would a press in the middle of one go to the other, although that lets it be seen? */
const takes = (top, target) =>
  top.closest(CONTROLS) !== null && !top.closest(CONTROLS).contains(target);

function smallControl(target, control) {
  // in a map that can be moved everything is as large as one likes
  if (isInline(target) || control.type === "range" || target.closest(`[${FOLDS}]`)) return null;
  const least = matchMedia("(pointer: coarse)").matches ? SMALLEST.coarse : SMALLEST.fine;
  const { width, height } = boxOf(target);
  if (Math.min(width, height) >= least - 0.5) return null;
  return `small: ${say(control)}, ${Math.round(width)}×${Math.round(height)} px`;
}

/** What is drawn beyond the edge of its panel, or cut by it. */
function hangingFrom(panel) {
  const edge = boxOf(panel);
  if (edge.width < 8 || edge.height < 8) return [];
  const wrong = [];
  for (const child of panel.querySelectorAll("svg, img, canvas, *")) {
    if (!drawn(child) || child.closest(PANELS + ", [popover], dialog") !== panelOf(child, panel))
      continue;
    const box = boxOf(child);
    if (box.width < 2 || box.height < 2 || !visible(child)) continue;
    const by = cut(box, clipsAround(child));
    // what is larger than its window is a backdrop
    if (by && !(box.width > boxOf(by.by).width && box.height > boxOf(by.by).height)) {
      if (panel.contains(by.by) && Math.max(by.across, by.down) > HANGING) {
        wrong.push(
          `cut: ${say(child)} by ${kindOf(by.by)}, ${Math.round(Math.max(by.across, by.down))} px`,
        );
      }
      continue;
    }
    if (
      child.closest(`[${OVER}], [${FOLDS}]`) ||
      clipsAround(child).some((clip) => panel.contains(clip.element))
    )
      continue;
    const across = beyond(box.left, box.right, edge.left, edge.right);
    const down = beyond(box.top, box.bottom, edge.top, edge.bottom);
    if (across > HANGING || down > HANGING) {
      wrong.push(
        `hangs out: ${say(child)} of ${say(panel)}, ${Math.round(Math.max(across, down))} px`,
      );
    }
  }
  return wrong;
}

/** The panel that a child belongs to; itself may be one. */
const panelOf = (child, panel) => (child.matches(PANELS) ? child : panel);

/** Is there something to be seen of the element itself? */
function drawn(element) {
  if (element.tagName === "svg") return !element.ownerSVGElement && element.childElementCount > 0;
  if (element instanceof SVGElement) return false;
  return paints(element) || parseFloat(style(element).borderTopWidth) > 0;
}
