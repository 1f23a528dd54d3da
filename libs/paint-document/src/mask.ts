import type { RgbaImage } from '@tintory/pixels';
import { createPicture, type Picture } from './picture.ts';
import { widen, type Rect, type Size } from './rect.ts';

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
export const surroundings = (bounds: Rect, size: Size): Rect =>
  widen(bounds, Math.max(leastRoom, bounds.width, bounds.height), size);

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

/** Between which two of `length` pixels each of so many places lies, and how near to the second. */
type Places = { first: Uint32Array; share: Float32Array };

function placesOn(length: number, count: number): Places {
  const [first, share] = [new Uint32Array(count), new Float32Array(count)];
  for (let i = 0; i < count; i += 1) {
    const at = Math.min(length - 1, Math.max(0, ((i + 0.5) * length) / count - 0.5));
    first[i] = Math.floor(at);
    share[i] = at - Math.floor(at);
  }
  return { first, share };
}

/** Half of the light of three channels: what has more is bright. */
const halfLight = 382;

/**
 * Bright and opaque pixels are masked. In a mask of another size they are where its light, read
 * between its pixels, is bright: an edge is no staircase then. Pauses likewise.
 */
export function* readMask(image: RgbaImage, { width, height }: Size): Generator<void, Uint8Array> {
  const mask = new Uint8Array(width * height);
  const across = placesOn(image.width, width);
  const down = placesOn(image.height, height);
  const line = new Float32Array(image.width);
  const rowsAtOnce = Math.max(1, Math.floor(cellsAtOnce / Math.max(width, image.width)));
  for (let y = 0; y < height; y += 1) {
    if (y > 0 && y % rowsAtOnce === 0) yield;
    readLine(image, down.first[y] as number, down.share[y] as number, line);
    readRow(line, across, mask.subarray(y * width, (y + 1) * width));
  }
  return mask;
}

/** The light of two lines, mixed: `share` of the second. */
function readLine(image: RgbaImage, first: number, share: number, line: Float32Array): void {
  const second = Math.min(image.height - 1, first + 1);
  for (let x = 0; x < line.length; x += 1) {
    const above = lightAt(image, first, x);
    line[x] = share === 0 ? above : above + (lightAt(image, second, x) - above) * share;
  }
}

function lightAt({ data, width }: RgbaImage, y: number, x: number): number {
  const at = (y * width + x) * 4;
  const light = (data[at] as number) + (data[at + 1] as number) + (data[at + 2] as number);
  return (data[at + 3] as number) > 127 ? light : 0;
}

function readRow(line: Float32Array, { first, share }: Places, row: Uint8Array): void {
  for (let x = 0; x < row.length; x += 1) {
    const at = first[x] as number;
    const [left, right] = [line[at] as number, line[Math.min(line.length - 1, at + 1)] as number];
    row[x] = left + (right - left) * (share[x] as number) > halfLight ? masked : 0;
  }
}
