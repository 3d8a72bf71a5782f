/* The page as a whole: as wide and high as its window, and what can be chosen is in sight. */

/** Nothing scrolls where the page says that all of it is seen at once. */
const isWhole = () => document.querySelector("[data-whole]") !== null;

function wrongPage(whole) {
  const wrong = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + 1) wrong.push(`page: ${scrollWidth} px wide, ${widest()}`);
  if (whole && scrollHeight > innerHeight + 1) wrong.push(`page: ${scrollHeight} px high`);
  return wrong;
}

/** Who makes the page too wide. */
function widest() {
  const all = [...document.body.querySelectorAll("*")].filter((each) => {
    const { right, width } = boxOf(each);
    return (
      right > innerWidth + 1 && width > 0 && !clipsAround(each).some((clip) => clip.x !== "visible")
    );
  });
  const last = all.reduce((a, b) => (!a || boxOf(b).right > boxOf(a).right ? b : a), null);
  return last ? `by ${say(last)}` : "nobody knows why";
}

/** Something that can be chosen is seen without scrolling, beside what the bar offers. */
function nothingInSight(root) {
  // where nobody decides there is nothing to choose
  if (!root.querySelector("[data-place=decision]")) return [];
  const lit = [...root.querySelectorAll("[data-action]")].filter(
    (each) => visible(each) && !each.closest("[data-place=decision]"),
  );
  if (!lit.length || root !== document.body) return [];
  const seen = lit.some((each) => {
    const shown = shownPart(boxOf(each), clipsAround(each));
    const { width, height } = boxOf(each);
    const across = Math.min(shown.right, innerWidth) - Math.max(shown.left, 0);
    const down = Math.min(shown.bottom, innerHeight) - Math.max(shown.top, 0);
    return across > width / 2 && down > height / 2;
  });
  return seen
    ? []
    : [`out of sight: all ${lit.length} things that can be chosen, such as ${say(lit[0])}`];
}

/** Everything that is wrong with the look of this page, in words, each once. */
function inspect() {
  // what lets a click through is seen all the same
  const solid = document.createElement("style");
  solid.textContent = "*, *::before, *::after { pointer-events: auto !important }";
  document.head.append(solid);
  try {
    const [whole, root] = [isWhole(), stage()];
    const lines = linesOfText(root);
    const texts = lines.map(
      (line) => cutText(line, whole) ?? spilledText(line) ?? coveredText(line),
    );
    const controls = controlsOf(root).map((control) => wrongControl(control, whole));
    const panels = [root, ...root.querySelectorAll(PANELS)].filter(
      (each) => each.matches(PANELS) && visible(each),
    );
    const found = [
      ...wrongPage(whole),
      ...nothingInSight(root),
      ...texts,
      ...meetingTexts(lines),
      ...controls,
      ...panels.flatMap(hangingFrom),
    ];
    return [...new Set(found.filter(Boolean))];
  } finally {
    solid.remove();
  }
}
