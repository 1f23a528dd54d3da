import type { RgbaImage } from '@tintory/pixels';
import type { Rect } from './rect.ts';

/**
 * A picture that is painted on. `pixels` sees the same memory as `data`, a pixel a number with the
 * alpha in its highest byte: every machine that runs a browser is little-endian.
 */
export type Picture = RgbaImage & {
  data: Uint8ClampedArray<ArrayBuffer>;
  pixels: Uint32Array<ArrayBuffer>;
};

/** An empty picture, or one over the memory given. */
export function createPicture(
  width: number,
  height: number,
  buffer = new ArrayBuffer(width * height * 4),
): Picture {
  return {
    data: new Uint8ClampedArray(buffer),
    pixels: new Uint32Array(buffer),
    width,
    height,
  };
}

/** Sees the memory of an image that is never written to. */
export const viewPicture = ({ data, width, height }: RgbaImage): Picture =>
  data.buffer instanceof ArrayBuffer && data.byteOffset === 0
    ? createPicture(width, height, data.buffer)
    : copyPicture({ data, width, height });

/** A picture of its own, that nobody else writes to. */
export function copyPicture({ data, width, height }: RgbaImage): Picture {
  const picture = createPicture(width, height);
  picture.data.set(data);
  return picture;
}

/** So many cells are copied in a few milliseconds. */
const cellsAtOnce = 1_000_000;

/** A part of one plane of numbers, row by row; pauses, so that millions of them do not hold the page up. */
export function* cutOut<Cells extends Uint32Array | Uint8Array>(
  cells: Cells,
  width: number,
  part: Rect,
): Generator<void, Cells> {
  const out = new (cells.constructor as new (length: number) => Cells)(part.width * part.height);
  const rowsAtOnce = Math.max(1, Math.floor(cellsAtOnce / part.width));
  for (let row = 0; row < part.height; row += 1) {
    if (row > 0 && row % rowsAtOnce === 0) yield;
    const start = (part.y + row) * width + part.x;
    out.set(cells.subarray(start, start + part.width), row * part.width);
  }
  return out;
}
