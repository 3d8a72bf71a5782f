/** Moves the focus to the question, if there is one on the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}

/**
 * The focus is never lost: when what had it is gone, because it was pressed and has done its work,
 * the question gets it.
 */
export function keepFocus(): () => void {
  let last: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => (last = target);
  const settle = () => {
    if (last instanceof Element && !last.isConnected && document.activeElement === document.body)
      focusHeading();
  };
  // a moment later: a piece may know a better place for it
  const watcher = new MutationObserver(() => {
    if (last instanceof Element && !last.isConnected) setTimeout(settle);
  });
  document.addEventListener("focusin", remember);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    watcher.disconnect();
  };
}
