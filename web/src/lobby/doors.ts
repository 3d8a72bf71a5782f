/** The scenes on the doors of the games, also of those that this server does not have yet. */
import type { Component } from "svelte";

import { doors as outside } from "virtual:outside";
import type { Keystone } from "../art/Arch.svelte";

interface Door {
  default: Component;
  keystone: Keystone;
}

const found = {
  ...import.meta.glob<Door>("../games/*/Door.svelte", { eager: true }),
  ...(outside as Record<string, Door>),
};

/** By the name of the game. */
export const doors: Record<string, Door | undefined> = Object.fromEntries(
  Object.entries(found).map(([path, door]) => [path.split("/").at(-2), door]),
);
