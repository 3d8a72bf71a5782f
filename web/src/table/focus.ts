/** To where the question stands; false if there is none on the page. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("h1[tabindex]");
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * The focus is never lost: when what had it is gone, because it was pressed and has done its work,
 * the question gets it.
 */
export function keepFocus(): () => void {
  let last: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => (last = target);
  const watcher = new MutationObserver(() => {
    if (!(last instanceof Element) || last.isConnected) return;
    // who handled it better has put it elsewhere
    if (document.activeElement !== document.body) return;
    if (focusHeading()) last = null;
  });
  document.addEventListener("focusin", remember);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    watcher.disconnect();
  };
}
