/** The six seats: each has a colour, a plate of its own shape and a rune, so that none is told by colour alone. */

export interface SeatLook {
  colour: string;
  /** for the rune or number on the plate */
  ink: string;
  /** outlines in a square of 40 units */
  plate: string;
  rune: string;
}

export const SEATS: readonly [SeatLook, ...SeatLook[]] = [
  {
    colour: "#c2542b",
    ink: "#fff",
    plate: "M20 2 36 11v18L20 38 4 29V11z",
    rune: "M16 9v22M16 15l10-6M16 22l10-6",
  },
  {
    colour: "#1d5aa3",
    ink: "#fff",
    plate: "M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36z",
    rune: "M14 9v22M14 9l11 6-11 6 12 10",
  },
  {
    colour: "#edc244",
    ink: "#2a1c05",
    plate: "M5 5h30v30H5z",
    rune: "M14 9v22M14 9l10 5.5-10 5.5 10 5.5-10 5.5",
  },
  {
    colour: "#b0affa",
    ink: "#1c1747",
    plate: "M20 1 39 20 20 39 1 20z",
    rune: "M12 10v20M28 10v20M12 10l16 10M28 10 12 20",
  },
  {
    colour: "#fbf8e6",
    ink: "#2a2118",
    plate: "M4 4h32v16L20 38 4 20z",
    rune: "M26 9 13 20l13 11",
  },
  {
    colour: "#564a54",
    ink: "#fff",
    plate: "M13 3h14l10 10v14L27 37H13L3 27V13z",
    rune: "M11 10v20M29 10v20M11 10l18 20M29 10 11 30",
  },
];

export function seatLook(seat: number): SeatLook {
  return SEATS[seat % SEATS.length] ?? SEATS[0];
}
