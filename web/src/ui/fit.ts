/**
 * Letters a little smaller where that makes them fit: `{@attach fit}` on something whose parent has a fixed height.
 * Its style multiplies sizes by `--fit`. What fits in no size grows over its neighbours, and pushes nothing.
 */
import type { Attachment } from "svelte/attachments";

const SIZES = [1, 0.93, 0.86, 0.8];

export const fit: Attachment<HTMLElement> = (element) => {
  const room = element.parentElement!;

  function choose(): void {
    for (const size of SIZES) {
      element.style.setProperty("--fit", String(size));
      if (element.offsetHeight <= room.clientHeight) return;
    }
  }

  const said = new MutationObserver(choose);
  said.observe(element, { childList: true, characterData: true, subtree: true });
  const sized = new ResizeObserver(choose);
  sized.observe(room);
  let gone = false;
  void document.fonts?.ready.then(() => gone || choose());
  return () => {
    gone = true;
    said.disconnect();
    sized.disconnect();
  };
};
