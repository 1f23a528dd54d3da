import type { Plane, RgbaImage } from '../plane/rgba-image.ts';

export type Color = readonly [red: number, green: number, blue: number, alpha?: number];

/** Draws a picture from the colour of each pixel. */
export function drawImage(
  width: number,
  height: number,
  color: (x: number, y: number) => Color,
): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    const [red, green, blue, alpha = 255] = color(i % width, Math.floor(i / width));
    data.set([red, green, blue, alpha], i * 4);
  }
  return { data, width, height };
}

/** Draws a plane from the value of each pixel. */
export function drawPlane(
  width: number,
  height: number,
  value: (x: number, y: number) => number,
): Plane {
  const data = Float32Array.from({ length: width * height }, (_, i) =>
    value(i % width, Math.floor(i / width)),
  );
  return { data, width, height };
}

/** A mask drawn in characters: `#` is 1, anything else 0. */
export function drawMask(...rows: readonly string[]) {
  const text = rows.join('');
  const mask = Uint8Array.from(text, (character) => (character === '#' ? 1 : 0));
  return { mask, width: text.length / rows.length, height: rows.length };
}

/** The mask as characters again, for readable test failures. */
export function showMask(mask: ArrayLike<number>, width: number): string[] {
  const rows: string[] = [];
  for (let i = 0; i < mask.length; i += width) {
    rows.push(Array.from({ length: width }, (_, x) => (mask[i + x] ? '#' : '.')).join(''));
  }
  return rows;
}

export const valueAt = ({ data, width }: Plane, x: number, y: number): number =>
  data[y * width + x] ?? NaN;

export const colorAt = ({ data, width }: RgbaImage, x: number, y: number): number[] =>
  Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));
