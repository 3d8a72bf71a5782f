/* What is wrong with the look of a page, in words. `whole`: nothing may need scrolling. */
(whole) => {
  const wrong = [];
  const root = document.documentElement;
  const say = (element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} “${name}”`;
  };
  if (root.scrollWidth > innerWidth + 1) wrong.push(`${root.scrollWidth} px wide`);
  if (whole && root.scrollHeight > innerHeight + 1) wrong.push(`${root.scrollHeight} px high`);

  const style = (element) => getComputedStyle(element);
  const scrolls = (element) => /auto|scroll/.test(style(element).overflow);
  const inScroller = (element) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (scrolls(up)) return true;
    }
    return false;
  };
  const visible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    style(element).clipPath !== "inset(50%)" && // shown only when it has the focus
    !element.closest("[aria-hidden=true], [inert], .sr-only, .visually-hidden");

  // behind a window that was opened nothing can be pressed
  const modal = document.querySelector("dialog:modal");
  const controls = [...(modal ?? document).querySelectorAll("button, a[href], input, select")].filter(
    visible,
  );
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const below = whole && box.bottom > innerHeight + 1;
    if (!inScroller(control) && (box.left < -1 || box.right > innerWidth + 1 || below)) {
      wrong.push(`cut off: ${say(control)}`);
      continue;
    }
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    if (!top || inScroller(control)) continue;
    const own = control.contains(top) || top.contains(control) || top.closest("label");
    // what the visitor has opened over the rest may cover it
    if (!own && !top.closest("[data-over]")) wrong.push(`covered: ${say(control)} by ${say(top)}`);
  }

  for (const element of document.querySelectorAll("main *, header *, nav *")) {
    if (!(element instanceof HTMLElement) || !visible(element)) continue;
    const texts = [...element.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    const clips = /hidden|clip/.test(style(element).overflow);
    const wide = element.scrollWidth > element.clientWidth + 1;
    if (texts && clips && wide) wrong.push(`no room: ${say(element)}`);
  }
  return [...new Set(wrong)];
};
