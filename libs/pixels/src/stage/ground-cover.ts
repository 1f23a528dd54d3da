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
