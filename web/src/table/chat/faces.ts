/** Faces in the manner of the icons around them, drawn for this page. */

const DISC = "M256 26a230 230 0 1 0 0 460 230 230 0 1 0 0-460z";
const eye = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`;
const face = (...holes: string[]) =>
  `<path fill="currentColor" fill-rule="evenodd" d="${[DISC, ...holes].join("")}"/>`;

/** eyes pressed shut, the mouth wide open */
export const laughing = face(
  "M112 232l60-72 60 72-26 20-34-42-34 42z",
  "M280 232l60-72 60 72-26 20-34-42-34 42z",
  "M112 290h288a144 144 0 0 1-288 0z",
);
export const astonished = face(
  eye(168, 200, 38),
  eye(344, 200, 38),
  "M200 352a56 72 0 1 0 112 0 56 72 0 1 0-112 0z",
);
export const smiling = face(
  eye(172, 196, 34),
  eye(340, 196, 34),
  "M124 304q132 148 264 0l-34-28q-98 104-196 0z",
);
