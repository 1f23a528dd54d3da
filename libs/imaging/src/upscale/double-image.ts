import type { RgbaImage } from '@tintory/pixels';
import { loadSuperResolution, reach } from '../models/super-resolution.ts';

/**
 * Pixels of the small picture that the model gets at most at once, those around a tile included:
 * about 400 MB while it works on them.
 */
const most = 364 ** 2;

type Span = { start: number; length: number };

/** Equal parts of a line. */
function split(length: number, count: number): Span[] {
  return Array.from({ length: count }, (_, i) => {
    const start = Math.floor((i * length) / count);
    return { start, length: Math.floor(((i + 1) * length) / count) - start };
  });
}

/**
 * In how many columns and rows there is least to do: what lies around a tile is worked on once more
 * for each that it touches.
 */
function gridOf({ width, height }: RgbaImage): { columns: number; rows: number } {
  let [best, least] = [{ columns: 1, rows: 1 }, Infinity];
  for (let columns = 1; columns <= Math.ceil(width / reach); columns += 1) {
    const tallest = Math.floor(most / (Math.ceil(width / columns) + 2 * reach)) - 2 * reach;
    if (tallest < reach) continue;
    const rows = Math.ceil(height / tallest);
    const work = (width + 2 * reach * columns) * (height + 2 * reach * rows);
    if (work < least) [best, least] = [{ columns, rows }, work];
  }
  return best;
}

/**
 * Twice the sides, by the model, tile after tile. The fourth channel of the result is opaque.
 *
 * @param onProgress called with 0 to 1
 */
export async function doubleImage(
  image: RgbaImage,
  onProgress: (progress: number) => void,
): Promise<RgbaImage> {
  const model = await loadSuperResolution();
  const [width, height] = [image.width * 2, image.height * 2];
  const out = { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height };
  const { columns, rows } = gridOf(image);
  const tiles = split(image.height, rows).flatMap((down) =>
    split(image.width, columns).map((across) => ({ down, across })),
  );
  for (const [index, { down, across }] of tiles.entries()) {
    const shape = [1, 3, down.length + 2 * reach, across.length + 2 * reach];
    const [tile] = await model.run(readTile(image, across, down), shape);
    if (tile) writeTile(out, tile, across, down);
    onProgress((index + 1) / tiles.length);
  }
  return out;
}

/** A part and what the model looks at around it; beyond the picture its border goes on. */
function readTile({ data, width, height }: RgbaImage, across: Span, down: Span): Float32Array {
  const [w, h] = [across.length + 2 * reach, down.length + 2 * reach];
  const area = w * h;
  const planes = new Float32Array(3 * area);
  for (let y = 0; y < h; y += 1) {
    const row = Math.min(height - 1, Math.max(0, down.start - reach + y)) * width;
    for (let x = 0; x < w; x += 1) {
      const column = Math.min(width - 1, Math.max(0, across.start - reach + x));
      const from = (row + column) * 4;
      const to = y * w + x;
      planes[to] = data[from] as number;
      planes[to + area] = data[from + 1] as number;
      planes[to + 2 * area] = data[from + 2] as number;
    }
  }
  return planes;
}

function writeTile(out: RgbaImage, tile: Float32Array, across: Span, down: Span): void {
  const side = (across.length + 2 * reach) * 2;
  const area = side * (down.length + 2 * reach) * 2;
  for (let y = 0; y < down.length * 2; y += 1) {
    const row = (y + reach * 2) * side + reach * 2;
    let to = ((down.start * 2 + y) * out.width + across.start * 2) * 4;
    for (let x = 0; x < across.length * 2; x += 1, to += 4) {
      out.data[to] = tile[row + x] as number;
      out.data[to + 1] = tile[row + x + area] as number;
      out.data[to + 2] = tile[row + x + 2 * area] as number;
    }
  }
}
