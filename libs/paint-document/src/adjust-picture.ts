import { applyMatrix, colorMatrix, type Adjustments } from './color-matrix.ts';
import { nextTurn } from './next-turn.ts';
import { createPicture, type Picture } from './picture.ts';

/** Pixels that take a browser a few milliseconds. */
const pixelsAtOnce = 250_000;

/** The picture in other colours; lets the page breathe between some rows and the next. */
export async function adjustPicture(from: Picture, adjustments: Adjustments): Promise<Picture> {
  const { width, height } = from;
  const to = createPicture(width, height);
  const matrix = colorMatrix(adjustments);
  const rows = Math.max(1, Math.floor(pixelsAtOnce / width));
  for (let row = 0; row < height; row += rows) {
    applyMatrix(from, to, matrix, row, rows);
    if (row + rows < height) await nextTurn();
  }
  return to;
}
