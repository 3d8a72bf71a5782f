import { describe, expect, it } from "vitest";

import type { Message, News } from "../../../net/protocol";
import { awards, recall, remember } from "./awards";

function saga(...events: Message[]): News[] {
  return [{ version: 1, at: 0, kind: "move", events }];
}

const won = (seat: number): Message => ({
  key: "log-distinction-won",
  args: { distinction: "kings_hand", seat, group: "warrior", ranks: 4 },
});
const lost: Message = {
  key: "log-distinction-lost",
  args: { distinction: "pioneer", group: "explorer", ranks: 3 },
};

describe("the awards", () => {
  it("that were looked at are remembered, whatever is stored there", () => {
    expect(recall()).toEqual({});
    remember({ "table.0": 5 });
    expect(recall()).toEqual({ "table.0": 5 });
    sessionStorage.setItem("dvergar-awards-seen", "{");
    expect(recall()).toEqual({});
  });

  it("are read from the saga", () => {
    expect(awards(saga(won(2), lost))).toEqual([
      { distinction: "kings_hand", group: "warrior", ranks: 4, seat: 2 },
      { distinction: "pioneer", group: "explorer", ranks: 3, seat: null },
    ]);
  });

  it("count as they were given last", () => {
    expect(awards(saga(won(2), won(0)))).toEqual([
      { distinction: "kings_hand", group: "warrior", ranks: 4, seat: 0 },
    ]);
  });
});
