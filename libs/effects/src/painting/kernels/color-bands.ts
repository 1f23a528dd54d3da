import type { RgbaImage } from '@tintory/pixels';

/** Red, green, blue and the sum of their squares. */
export const channels = 4;

/** Some rows of a picture with a margin around them. */
export type ColorBand = {
  /** `channels` values per pixel. */
  data: Float32Array;
  /** Pixels per row, including the margins. */
  wide: number;
  /** The band's first row in the picture, and its number of rows. */
  top: number;
  rows: number;
  /** Width of the margin in pixels. */
  reach: number;
};

/** Rows per band: a large picture is never copied as a whole. */
const mostRows = 128;

/**
 * Yields a picture in bands from top to bottom with its border pixels repeated, so that taps need
 * no bounds checks. Bands share one buffer: the next one overwrites the last.
 */
export function* colorBands(image: RgbaImage, reach: number): Generator<ColorBand> {
  const { width, height } = image;
  const wide = width + 2 * reach;
  const data = new Float32Array(wide * (Math.min(height, mostRows) + 2 * reach) * channels);
  for (let top = 0; top < height; top += mostRows) {
    const rows = Math.min(mostRows, height - top);
    for (let y = 0; y < rows + 2 * reach; y += 1) {
      const row = Math.min(height - 1, Math.max(0, top + y - reach));
      fillLine(data.subarray(y * wide * channels), image, row, reach);
    }
    yield { data, wide, top, rows, reach };
  }
}

function fillLine(line: Float32Array, { data, width }: RgbaImage, row: number, reach: number) {
  for (let x = 0, to = 0; x < width + 2 * reach; x += 1, to += channels) {
    const from = (row * width + Math.min(width - 1, Math.max(0, x - reach))) * 4;
    const red = data[from] as number;
    const green = data[from + 1] as number;
    const blue = data[from + 2] as number;
    line[to] = red;
    line[to + 1] = green;
    line[to + 2] = blue;
    line[to + 3] = red * red + green * green + blue * blue;
  }
}
