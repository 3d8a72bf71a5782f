/** The two marks that a text of the rules may hold: `**strong**` and `[a link](anchor)`. */

export interface Piece {
  text: string;
  strong?: true;
  /** the anchor that it leads to */
  anchor?: string;
}

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([a-z0-9_-]+)\)/g;

export function readMarkup(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > at) pieces.push({ text: text.slice(at, found.index) });
    const [whole, strong, link, anchor] = found;
    if (strong !== undefined) pieces.push({ text: strong, strong: true });
    else pieces.push({ text: link!, anchor: anchor! });
    at = found.index + whole.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** What is read: the text without marks. */
export function withoutMarkup(text: string): string {
  return readMarkup(text)
    .map((piece) => piece.text)
    .join("");
}
