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

/** So many cells are written or read in a few milliseconds. */
const cellsAtOnce = 500_000;

/**
 * White where masked, black elsewhere: what other programs read and write too. Pauses, so that a
 * large one does not hold the page up.
 */
export function* maskPicture(mask: Uint8Array, { width, height }: Size): Generator<void, Picture> {
  const picture = createPicture(width, height);
  for (let start = 0; start < mask.length; start += cellsAtOnce) {
    if (start > 0) yield;
    const end = Math.min(start + cellsAtOnce, mask.length);
    for (let i = start; i < end; i += 1) {
      picture.pixels[i] = mask[i] === masked ? 0xffffffff : 0xff000000;
    }
  }
  return picture;
}

/** Where each of so many places lies on a side of another length. */
const stretched = (places: number, length: number) =>
  Uint32Array.from({ length: places }, (_, i) => Math.floor(((i + 0.5) * length) / places));

/** Bright and opaque pixels are masked; a mask of another size is stretched. Pauses likewise. */
export function* readMask(
  { data, ...image }: RgbaImage,
  { width, height }: Size,
): Generator<void, Uint8Array> {
  const mask = new Uint8Array(width * height);
  const columns = stretched(width, image.width);
  const rows = stretched(height, image.height);
  const rowsAtOnce = Math.max(1, Math.floor(cellsAtOnce / width));
  for (let y = 0; y < height; y += 1) {
    if (y > 0 && y % rowsAtOnce === 0) yield;
    const start = (rows[y] as number) * image.width;
    readRow(data, start, columns, mask.subarray(y * width, (y + 1) * width));
  }
  return mask;
}

function readRow(
  data: RgbaImage['data'],
  start: number,
  columns: Uint32Array,
  row: Uint8Array,
): void {
  for (let x = 0; x < row.length; x += 1) {
    const at = (start + (columns[x] as number)) * 4;
    const light = (data[at] as number) + (data[at + 1] as number) + (data[at + 2] as number);
    row[x] = (data[at + 3] as number) > 127 && light > 382 ? masked : 0;
  }
}
