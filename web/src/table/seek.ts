/** Brings a piece into sight. What moves its things in a way of its own, such as a map, hears the event `seek`. */
export function seek(element: Element): void {
  element.dispatchEvent(new CustomEvent("seek", { bubbles: true }));
  element.scrollIntoView({ block: "nearest" });
}
