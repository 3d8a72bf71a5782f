import { describe, expect, it } from "vitest";

import { measure } from "./layout.svelte";

describe("the layout", () => {
  it("goes by the room there is", () => {
    expect(measure(1440, 900, 1)).toEqual({ kind: "wide", zoom: 1 });
    expect(measure(1280, 720, 1)).toEqual({ kind: "wide", zoom: 1 });
    expect(measure(768, 1024, 1).kind).toBe("tall");
    expect(measure(390, 844, 1).kind).toBe("phone");
  });

  it("counts larger letters as less room", () => {
    expect(measure(1280, 720, 1.35).kind).toBe("tall");
    expect(measure(768, 1024, 1.35).kind).toBe("phone");
  });

  it("enlarges the whole table on a huge screen", () => {
    expect(measure(3840, 2160, 1)).toEqual({ kind: "wide", zoom: 2.4 });
    expect(measure(3840, 900, 1).zoom).toBe(1);
  });
});
