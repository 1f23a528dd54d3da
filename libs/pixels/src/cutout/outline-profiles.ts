import { boxFilter } from '../filters/box-filter.ts';
import { toLab, type LabImage } from '../color/lab.ts';
import type { Plane, RgbaImage } from '../plane/rgba-image.ts';

/** Pixels of a row on either side of the outline. */
const reach = 11;
/** A row's width, and the index of the subject's last pixel in it. */
export const [rowWidth, last] = [2 * reach, reach - 1];
/** Each pixel of a row averages this many neighbours to both sides along the outline. */
const along = 2;
/** Margin in pixels: the picture's border is no outline. */
const frame = 3;
/** Radius of the blur that yields the outline's direction, in pixels. */
const bend = 2;

/** Where a row's pixel lies. */
export const side = { outside: 0, inside: 1, beyond: 2 } as const;

/** The colours across an outline: a row for each of its places, from the inside to the outside. */
export type Profiles = {
  colors: LabImage;
  /** A `side` for each of their pixels: rows of a thin subject leave it at the inner end, too. */
  sides: Uint8Array;
};

/**
 * Samples the colours across a cutout's whole outline. Grain is averaged out along it, edges are
 * not.
 */
export function profilesAcross(image: RgbaImage, mask: Plane): Profiles {
  const places = outlineOf(mask);
  const facing = boxFilter(boxFilter(mask, bend), bend);
  const data = new Uint8ClampedArray(places.length * rowWidth * 4);
  const sides = new Uint8Array(places.length * rowWidth);
  places.forEach((at, row) => {
    const [right, down] = wayOut(facing, at);
    const [x, y] = [at % mask.width, Math.floor(at / mask.width)];
    for (let n = 0, i = row * rowWidth; n < rowWidth; n += 1, i += 1) {
      const [u, v] = [x + (n - last) * right, y + (n - last) * down];
      sides[i] = sideAt(mask, Math.round(u), Math.round(v));
      if (sides[i] !== side.beyond) meanAlong(image, u, v, down, right, data, i * 4);
    }
  });
  return { colors: toLab({ data, width: rowWidth, height: places.length }), sides };
}

/** The subject's own pixels beside one that is not. */
function outlineOf({ data, width, height }: Plane): number[] {
  const places: number[] = [];
  for (let y = frame; y < height - frame; y += 1) {
    for (let x = frame, at = y * width + x; x < width - frame; x += 1, at += 1) {
      if (!data[at]) continue;
      if (!data[at - 1] || !data[at + 1] || !data[at - width] || !data[at + width]) places.push(at);
    }
  }
  return places;
}

/** Unit vector out of the subject. */
function wayOut({ data, width }: Plane, at: number): [right: number, down: number] {
  const right = data[at - 1] - data[at + 1];
  const down = data[at - width] - data[at + width];
  const length = Math.hypot(right, down) || 1;
  return [right / length, down / length];
}

function sideAt({ data, width, height }: Plane, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return side.beyond;
  return data[y * width + x] ? side.inside : side.outside;
}

/** Writes the mean colour along the outline's direction at a place into `to`. */
function meanAlong(
  { data, width, height }: RgbaImage,
  x: number,
  y: number,
  down: number,
  right: number,
  to: Uint8ClampedArray,
  at: number,
): void {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let step = -along; step <= along; step += 1) {
    const [u, v] = [Math.round(x - step * down), Math.round(y + step * right)];
    if (u < 0 || v < 0 || u >= width || v >= height) continue;
    const from = (v * width + u) * 4;
    red += data[from];
    green += data[from + 1];
    blue += data[from + 2];
    count += 1;
  }
  to[at] = red / count;
  to[at + 1] = green / count;
  to[at + 2] = blue / count;
  to[at + 3] = 255;
}
