import { describe, expect, it } from "vitest";

import { measure } from "./layout.svelte";

describe("the layout", () => {
  it("goes by the room there is", () => {
    expect(measure(1440, 900, 1)).toEqual({ kind: "wide", zoom: 1, columns: 3, low: false });
    expect(measure(1280, 720, 1)).toEqual({ kind: "wide", zoom: 1, columns: 3, low: true });
    expect(measure(768, 1024, 1).kind).toBe("tall");
    expect(measure(820, 1180, 1).kind).toBe("tall");
    expect(measure(390, 844, 1).kind).toBe("phone");
  });

  it("has two columns on a tablet that lies on its side", () => {
    for (const [width, height] of [
      [1024, 768],
      [1180, 820],
    ] as const) {
      expect(measure(width, height, 1)).toMatchObject({ kind: "wide", columns: 2 });
    }
    expect(measure(844, 390, 1).kind).toBe("tall");
  });

  it("counts larger letters as less room", () => {
    expect(measure(1440, 900, 1.35)).toMatchObject({ kind: "wide", columns: 2 });
    expect(measure(1280, 720, 1.35).kind).toBe("tall");
    expect(measure(768, 1024, 1.35).kind).toBe("phone");
  });

  it("enlarges the whole table on a huge screen", () => {
    expect(measure(3840, 2160, 1)).toMatchObject({ kind: "wide", zoom: 2.4, low: false });
    expect(measure(3840, 900, 1).zoom).toBe(1);
  });
});
