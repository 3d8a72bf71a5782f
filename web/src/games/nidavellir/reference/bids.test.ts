import { describe, expect, it } from "vitest";

import type { Message, News } from "../../../net/protocol";
import { lastBids } from "./bids";

function saga(...events: Message[]): News[] {
  return events.map((event, version) => ({ version, at: 0, kind: "move", events: [event] }));
}

const dealt = (age: number, round: number): Message => ({ key: "log-dealt", args: { age, round } });
const revealed = (tavern: string, coins: string[]): Message => ({
  key: "log-revealed",
  args: { tavern, seat_list: coins.map((_, seat) => seat), coin_list: coins },
});

describe("the bids of the last round", () => {
  it("are not there in the first", () => {
    expect(lastBids(saga(dealt(1, 1)), 2, 1, 1)).toBeNull();
  });

  it("are read from what was revealed", () => {
    const exchanged = {
      key: "log-exchanged",
      args: { seat: 1, coin: "3", coin2: "5", coin3: "8" },
    };
    const played = saga(
      dealt(1, 1),
      revealed("1", ["5", "2"]),
      revealed("2", ["4", "4"]),
      revealed("3", ["0", "0"]),
      exchanged,
      dealt(1, 2),
    );
    expect(lastBids(played, 2, 1, 2)).toEqual({
      age: 1,
      round: 1,
      taverns: [
        ["5", "2"],
        ["4", "4"],
        ["0", "0"],
      ],
      pouches: [null, ["3", "5"]],
    });
  });

  it("are not those of a later round that was taken back", () => {
    const played = saga(dealt(1, 1), revealed("1", ["5", "2"]), dealt(1, 2), dealt(1, 3));
    expect(lastBids(played, 2, 1, 2)?.round).toBe(1);
  });

  it("know what Uline's owner chose", () => {
    const uline = { key: "log-uline-bid", args: { seat: 1, coin: "9", tavern: "1" } };
    const played = saga(dealt(1, 1), revealed("1", ["5"]), uline, dealt(1, 2));
    expect(lastBids(played, 2, 1, 2)?.taverns[0]).toEqual(["5", "9"]);
  });

  it("go by the round, also across the ages", () => {
    const played = saga(
      dealt(1, 4),
      revealed("1", ["5", "2"]),
      dealt(2, 1),
      revealed("1", ["7", "3"]),
    );
    expect(lastBids(played, 2, 2, 1)?.taverns[0]).toEqual(["5", "2"]);
  });
});
