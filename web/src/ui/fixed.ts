/** A component with its properties, as one that needs none. */
import type { Component } from "svelte";

export function fixed<Props extends Record<string, unknown>>(
  piece: Component<Props>,
  props: Props,
): Component {
  return (internals) => piece(internals, props);
}
