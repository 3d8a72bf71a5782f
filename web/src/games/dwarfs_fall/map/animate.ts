/**
 * What happened on the map, made visible: cards drop, bridges are laid, dwarfs walk and go home, gems come along.
 *
 * Its own places: `cell-x,y`. It flies to those of the players: `seat-n-supply`, `seat-n-<gem>`, `seat-n-trophies`,
 * `seat-n-hand`.
 */
import type { Message } from "../../../net/protocol";
import type { Beat } from "../../../table/beats";
import type { Monster } from "../pieces/looks";
import type { DwarfsFallView } from "../view";
import { wayBetween } from "./geometry";
import { flood, lay, slideUnder, span } from "./laying";
import { guard, shake, slay } from "./slaying";
import { arrive, swap, walk } from "./walking";
import { gems } from "./yields";

/** What one event does on the map as this seat sees it; nothing for those that are about something else. */
export function beatsOnMap(
  event: Message,
  old: DwarfsFallView,
  now: DwarfsFallView,
  viewer: number | null,
): Beat[] {
  const { key, args } = event;
  const cell = String(args["cell"]);
  const other = String(args["cell2"]);
  const seat = args["seat"] as number;
  const victim = args["seat2"] as number;
  switch (key) {
    case "log-laid":
      // the viewer's own card was already there as a ghost
      return [lay(cell, seat !== viewer), span(old, now), flood(old, now)];
    case "log-covered":
      return [lay(cell, false), span(old, now), flood(old, now)];
    case "log-placed":
      return arrive(cell, seat);
    case "log-moved":
      return walk(seat, wayBetween(old, other, cell));
    case "log-panic":
      return walk(victim, wayBetween(old, other, cell));
    case "log-brute":
      return swap({ cell, seat }, { cell: other, seat: victim });
    case "log-mined":
      return [gems(cell, seat, String(args["gem"]), args["count"])];
    case "log-mine-blocked":
      return [guard(cell)];
    case "log-mine-empty":
    case "log-no-ogres":
    case "log-no-trade":
    case "log-no-dig":
      return [shake(cell)];
    case "log-slain":
      return [...slay(old, cell, seat, args["kind"] as Monster), span(old, now), flood(old, now)];
    case "log-dug":
      return [...slideUnder(cell), span(old, now), flood(old, now)];
    default:
      return [];
  }
}
