/** The finished sheets as a picture, to be shown around: drawn on a canvas with the page's own fonts. */
import numerals from "@fontsource/grenze/files/grenze-latin-800-normal.woff2?url";

import { seatLook } from "../art/seats";
import laurelBody from "icon:laurel-crown";
import type { Sheet } from "../net/protocol";
import type { SheetRow } from "../table/game";
import { ranked } from "../table/reasons";
import { pointsIn } from "../table/sheet";
import { words } from "../words/words.svelte";

const LABELS = 300;
const COLUMN = 210;
const MARGIN = 40;
const HEAD = 190;
const NAMES = 130;
const ROW = 84;
const FOOT = 190;
const SCALE = 2;
const LAUREL = new Path2D(/d="([^"]+)"/.exec(laurelBody)?.[1]);

const INK = "#f6e9cf";
const INK2 = "#cdb894";
const GOLD = "#f2c35f";
const TITLE = '700 72px "Grenze Gotisch"';
/** Grenze with figures of one height: a canvas cannot ask a font for them */
const LINING = "Grenze Lining";
const head = (size: number) => `800 ${size}px "${LINING}", Grenze`;
const body = (size: number) => `500 ${size}px "Alegreya Sans"`;

export async function drawSheets(
  title: string,
  outcome: string,
  sheets: Sheet[],
  rows: SheetRow[],
): Promise<Blob> {
  await loadFonts();
  const shown = rows.filter((row) => sheets.some((sheet) => pointsIn(row, sheet)));
  const order = ranked(sheets);
  const width = 2 * MARGIN + LABELS + COLUMN * sheets.length;
  const height = HEAD + NAMES + ROW * shown.length + FOOT;
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const draw = canvas.getContext("2d")!;
  draw.scale(SCALE, SCALE);
  draw.textBaseline = "middle";
  ground(draw, width, height);
  heading(draw, width, title, outcome);
  for (const [place, seat] of order.entries()) {
    const left = MARGIN + LABELS + COLUMN * place;
    if (sheets[seat]!.won) winnersFrame(draw, left, height);
    player(draw, left + COLUMN / 2, seat, sheets[seat]!);
  }
  for (const [index, row] of shown.entries()) {
    const middle = HEAD + NAMES + ROW * (index + 0.5);
    label(draw, row, middle, index);
    const best = Math.max(...sheets.map((sheet) => pointsIn(row, sheet)));
    for (const [place, seat] of order.entries()) {
      const centre = MARGIN + LABELS + COLUMN * (place + 0.5);
      points(draw, row, centre, middle, pointsIn(row, sheets[seat]!), best);
    }
  }
  totals(draw, sheets, order, width, HEAD + NAMES + ROW * shown.length);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

async function loadFonts(): Promise<void> {
  const lining = { weight: "800", featureSettings: '"lnum", "tnum"' };
  document.fonts.add(new FontFace(LINING, `url(${numerals})`, lining));
  await Promise.all([TITLE, head(40), body(28)].map((font) => document.fonts.load(font)));
}

type Draw = CanvasRenderingContext2D;

/** Text in the middle, made narrower if there is too little room. */
function write(draw: Draw, text: string, x: number, y: number, room: number): void {
  draw.textAlign = "center";
  draw.fillText(text, x, y, room);
}

function ground(draw: Draw, width: number, height: number): void {
  const stone = draw.createLinearGradient(0, 0, 0, height);
  stone.addColorStop(0, "#2b2119");
  stone.addColorStop(0.6, "#14100d");
  draw.fillStyle = stone;
  draw.fillRect(0, 0, width, height);
  const light = draw.createRadialGradient(width / 2, 0, 0, width / 2, 0, width * 0.7);
  light.addColorStop(0, "rgba(255,176,74,.32)");
  light.addColorStop(1, "rgba(255,176,74,0)");
  draw.fillStyle = light;
  draw.fillRect(0, 0, width, height);
}

function heading(draw: Draw, width: number, title: string, outcome: string): void {
  const wood = draw.createLinearGradient(0, 0, 0, HEAD - 20);
  wood.addColorStop(0, "#7a4d26");
  wood.addColorStop(1, "#4b2d13");
  draw.fillStyle = wood;
  draw.fillRect(0, 0, width, HEAD - 20);
  draw.fillStyle = "#d9a441";
  draw.fillRect(0, HEAD - 24, width, 4);
  draw.fillStyle = "#ffd877";
  draw.font = TITLE;
  write(draw, title, width / 2, 66, width - 2 * MARGIN);
  draw.fillStyle = "#fff3d6";
  draw.font = head(30);
  write(draw, outcome, width / 2, 126, width - 2 * MARGIN);
}

function winnersFrame(draw: Draw, left: number, height: number): void {
  draw.beginPath();
  draw.roundRect(left + 4, HEAD, COLUMN - 8, height - HEAD - 70, 18);
  draw.fillStyle = "rgba(232,189,99,.14)";
  draw.fill();
  draw.strokeStyle = "#e8bd63";
  draw.lineWidth = 3;
  draw.stroke();
}

function player(draw: Draw, x: number, seat: number, sheet: Sheet): void {
  if (sheet.won) drawLaurel(draw, x, HEAD + 26);
  else {
    draw.font = head(22);
    draw.fillStyle = INK2;
    write(draw, words.t("sheet-place", { place: sheet.place }), x, HEAD + 26, COLUMN - 20);
  }
  const look = seatLook(seat);
  draw.save();
  draw.translate(x - 20, HEAD + 46);
  draw.fillStyle = look.colour;
  draw.strokeStyle = "#f3e3bd";
  draw.lineWidth = 2.5;
  const plate = new Path2D(look.plate);
  draw.fill(plate);
  draw.stroke(plate);
  draw.strokeStyle = look.ink;
  draw.lineWidth = 3.6;
  draw.stroke(new Path2D(look.rune));
  draw.restore();
  draw.font = head(30);
  draw.fillStyle = INK;
  write(draw, words.name(seat), x, HEAD + 108, COLUMN - 24);
}

function drawLaurel(draw: Draw, x: number, y: number): void {
  const size = 44;
  draw.save();
  draw.translate(x - size / 2, y - size / 2);
  // the icons are drawn in a square of 512 units
  draw.scale(size / 512, size / 512);
  draw.fillStyle = GOLD;
  draw.fill(LAUREL);
  draw.restore();
}

function label(draw: Draw, row: SheetRow, middle: number, index: number): void {
  if (index % 2 === 0) {
    draw.fillStyle = "rgba(0,0,0,.28)";
    draw.fillRect(MARGIN, middle - ROW / 2, draw.canvas.width / SCALE - 2 * MARGIN, ROW);
  }
  draw.fillStyle = row.tint.colour;
  draw.beginPath();
  draw.roundRect(MARGIN + 6, middle - 26, 14, 52, 7);
  draw.fill();
  draw.font = head(32);
  draw.fillStyle = INK;
  draw.textAlign = "left";
  draw.fillText(words.say(row.title), MARGIN + 34, middle, LABELS - 44);
}

function points(
  draw: Draw,
  row: SheetRow,
  x: number,
  y: number,
  value: number,
  best: number,
): void {
  draw.font = head(38);
  draw.fillStyle = INK;
  if (value && value === best) {
    draw.fillStyle = row.tint.colour;
    draw.beginPath();
    draw.roundRect(x - 48, y - 28, 96, 54, 12);
    draw.fill();
    draw.fillStyle = row.tint.ink;
  }
  write(draw, value ? String(value) : "–", x, y, COLUMN - 20);
}

function totals(draw: Draw, sheets: Sheet[], order: number[], width: number, top: number): void {
  draw.fillStyle = "#e8bd63";
  draw.fillRect(MARGIN, top + 6, width - 2 * MARGIN, 3);
  draw.font = head(40);
  draw.fillStyle = GOLD;
  draw.textAlign = "left";
  draw.fillText(words.t("sheet-total"), MARGIN + 34, top + 62, LABELS - 44);
  for (const [place, seat] of order.entries()) {
    const { won, total } = sheets[seat]!;
    draw.font = head(won ? 66 : 54);
    draw.fillStyle = won ? GOLD : INK;
    write(draw, String(total), MARGIN + LABELS + COLUMN * (place + 0.5), top + 62, COLUMN - 20);
  }
  draw.font = body(22);
  draw.fillStyle = INK2;
  write(draw, words.t("score-made-with"), width / 2, top + FOOT - 34, width - 2 * MARGIN);
}
