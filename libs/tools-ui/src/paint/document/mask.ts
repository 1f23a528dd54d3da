import type { RgbaImage } from '@tintory/pixels';
import { createPicture, type Picture } from './picture.ts';
import { intersect, wholeOf, type Rect, type Size } from './rect.ts';

/** The value of a masked pixel; others are 0. */
export const masked = 255;

/** The smallest rectangle around everything masked; null for an empty mask. */
export function maskBounds(mask: Uint8Array, { width, height }: Size): Rect | null {
  let left = width;
  let right = -1;
  let top = -1;
  let bottom = -1;
  for (let y = 0; y < height; y += 1) {
    const row = mask.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(masked);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, row.lastIndexOf(masked));
    if (top < 0) top = y;
    bottom = y;
  }
  if (top < 0) return null;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Room for the surroundings that an object is filled from. */
const leastRoom = 96;

/** The part of a picture that matters for filling a rectangle: it, and as much again around it. */
export function surroundings(bounds: Rect, size: Size): Rect {
  const room = Math.max(leastRoom, bounds.width, bounds.height);
  const wide = {
    x: bounds.x - room,
    y: bounds.y - room,
    width: bounds.width + 2 * room,
    height: bounds.height + 2 * room,
  };
  return intersect(wide, wholeOf(size)) ?? wholeOf(size);
}

/** White where masked, black elsewhere: what other programs read and write too. */
export function maskPicture(mask: Uint8Array, { width, height }: Size): Picture {
  const picture = createPicture(width, height);
  mask.forEach((value, i) => {
    picture.pixels[i] = value === masked ? 0xffffffff : 0xff000000;
  });
  return picture;
}

/** Bright and opaque pixels are masked; a mask of another size is stretched. */
export function readMask(image: RgbaImage, { width, height }: Size): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    const row = Math.floor(((y + 0.5) * image.height) / height) * image.width;
    for (let x = 0; x < width; x += 1, i += 1) {
      const from = (row + Math.floor(((x + 0.5) * image.width) / width)) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = image.data.subarray(from, from + 4);
      mask[i] = alpha > 127 && red + green + blue > 382 ? masked : 0;
    }
  }
  return mask;
}
