import { boxFilter } from '../filters/box-filter.ts';
import { toLab, type LabImage } from '../color/lab.ts';
import type { Plane, RgbaImage } from '../plane/rgba-image.ts';

/** How many pixels on either side of the outline a row holds. */
const reach = 11;
/** A row's width, and where in it the subject's last pixel is. */
export const [rowWidth, last] = [2 * reach, reach - 1];
/** How many neighbours to the left and right along the outline each pixel of a row is the mean of. */
const along = 2;
/** What a picture's border cuts off is no outline. */
const frame = 3;
/** How far around the outline is looked at to tell which way it faces, in pixels. */
const bend = 2;

/** Where a row's pixel lies. */
export const side = { outside: 0, inside: 1, beyond: 2 } as const;

/** The colours across an outline: a row for each of its places, from the inside to the outside. */
export type Profiles = {
  colors: LabImage;
  /** Of each of their pixels, a `side`: rows of a thin subject leave it on the other end. */
  sides: Uint8Array;
};

/**
 * Looks across a cutout's outline everywhere. Grain is averaged out along it, edges are not.
 *
 * @param mask 0 or 1, of the picture's size
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

/** One pixel straight out of the subject. */
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

/** The mean colour around a place in the outline's own direction, into `to`. */
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
