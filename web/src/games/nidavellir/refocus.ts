import { tick } from "svelte";

/** A button that is gone after what it did would lose the focus: it goes to where the next step is. */
export async function refocus(selector: string): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
