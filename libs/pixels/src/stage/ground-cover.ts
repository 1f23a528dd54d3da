import type { RgbaImage } from '../rgba-image.ts';
import type { Rgb } from './color.ts';

export type CoverOptions = {
  width: number;
  height: number;
  /** The row in which the floor ends behind, which may be outside of the picture. */
  top: number;
  /** The floor's colour at a place of the picture. */
  floorOf: (x: number, y: number) => Rgb;
};

/** Draws a floor with all that grows or lies on it, the far things first. Rows above the floor stay empty. */
export type GroundCover = (options: CoverOptions) => RgbaImage;

/** How much smaller things are where the floor ends. */
const farSize = 0.3;

/** @param y a row of the picture; @returns how large things are there, 1 in front */
export const sizeAt = (y: number, { top, height }: Pick<CoverOptions, 'top' | 'height'>): number =>
  farSize + (1 - farSize) * Math.max(0, (y - top) / Math.max(1, height - top));

/** An opaque picture of the size asked for, still empty. */
export const emptyGround = ({ width, height }: CoverOptions): RgbaImage => ({
  data: new Uint8ClampedArray(width * height * 4).fill(255),
  width,
  height,
});

/** Little is seen of a floor between what covers it: it is coloured in squares with sides this long. */
const clod = 4;

/** The floor under what covers it. @param bright how much light comes through, from 0 to 1 */
export function drawSoil(
  { data, width, height }: RgbaImage,
  bright: number,
  { top, floorOf }: CoverOptions,
): void {
  const colors: Rgb[] = [];
  for (let y = Math.max(0, top); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = Math.floor(x / clod);
      if (x % clod === 0 && (y % clod === 0 || !colors[square])) colors[square] = floorOf(x, y);
      const color = colors[square] as Rgb;
      const at = (y * width + x) * 4;
      for (let c = 0; c < 3; c += 1) data[at + c] = (color[c] as number) * bright;
    }
  }
}
