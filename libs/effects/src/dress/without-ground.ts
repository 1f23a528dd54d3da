import { boxFilter, findComponents, mapPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import type { HookEnd } from './without-bar.ts';

/**
 * How far below a hook ground is searched, and within what distance it has to begin, in garment
 * heights.
 */
const [deepest, soonest] = [0.4, 0.12];
/** Maximum distance of the ground from the hook's column, in picture widths. */
const widest = 0.3;
/** Areas below this share of the picture are gaps between folds. */
const leastArea = 0.0008;
/** Minimum and maximum tolerance around the ground's mean colour, of 255 per channel. */
const [leastReach, mostReach] = [16, 44];
/** Remaining brightness in the shadow of a bar, as a factor. */
const deepestShade = 0.7;
/** Cloth with more than this share in the ground's colour cannot be told from it. */
const mostAlike = 0.06;

type Ground = { mean: readonly number[]; reach: number };

/**
 * A hanger's bar closes the neckline, so the segmentation takes the ground in it for the garment:
 * reopens it where it has the surrounding ground's colours.
 *
 * @param mask the garment and its hanger, 0 to 1
 * @returns the same mask if there is no such ground
 */
export function withoutGround(mask: Plane, image: RgbaImage, hook: HookEnd): Plane {
  const { width, height, data } = mask;
  const bottom = Math.floor(data.findLastIndex((value) => value > 0.5) / width);
  const end = hook.row + (bottom - hook.row) * deepest;
  const ground = groundOf(mask, image, end);
  if (!ground) return mask;
  const far = distancesTo(ground, image);
  const isGround = new Uint8Array(data.length);
  const candidates = new Uint8Array(data.length);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      if ((data[i] as number) <= 0.35 || (far[i] as number) >= ground.reach) continue;
      isGround[i] = 1;
      if (y < hook.row || y >= end || Math.abs(x - hook.column) >= width * widest) continue;
      candidates[i] = 1;
    }
  }
  const first = hook.row + (bottom - hook.row) * soonest;
  const gap = gapBelow(candidates, { width, height }, hook.column, first);
  if (!gap) return mask;
  const cloth = count(data, (value) => value > 0.5) - count(gap.data, Boolean);
  const alike = count(isGround, Boolean) - count(gap.data, Boolean);
  if (alike > cloth * mostAlike) return mask;
  const near = boxFilter(gap, 2);
  return mapPlane(mask, (value, i) => {
    if (!near.data[i]) return value;
    const cover = ((far[i] as number) - ground.reach * 0.7) / ground.reach;
    return Math.min(value, Math.min(1, Math.max(0, cover)));
  });
}

/** The areas that begin near the hook, cross its column and are larger than gaps between folds. */
function gapBelow(
  candidates: Uint8Array,
  { width, height }: { width: number; height: number },
  column: number,
  first: number,
): Plane | undefined {
  const { label, areas } = findComponents(candidates, width, height);
  const [tops, crosses] = [areas.map(() => Infinity), areas.map(() => false)];
  label.forEach((name, i) => {
    if (!name) return;
    tops[name - 1] = Math.min(tops[name - 1] as number, Math.floor(i / width));
    if (Math.abs((i % width) - column) < 3) crosses[name - 1] = true;
  });
  const isGap = areas.map(
    (area, i) =>
      area > leastArea * width * height && (tops[i] as number) < first && crosses[i] === true,
  );
  if (!isGap.includes(true)) return undefined;
  return { data: Float32Array.from(label, (name) => (isGap[name - 1] ? 1 : 0)), width, height };
}

/** Mean and spread of the colours beside the garment's upper part. */
function groundOf(mask: Plane, image: RgbaImage, end: number): Ground | undefined {
  const [sum, squares] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  let seen = 0;
  for (let i = 0; i < Math.floor(end) * mask.width; i += 3) {
    if ((mask.data[i] as number) > 0.02) continue;
    seen += 1;
    for (let c = 0; c < 3; c += 1) {
      const value = image.data[i * 4 + c] as number;
      sum[c] = (sum[c] as number) + value;
      squares[c] = (squares[c] as number) + value * value;
    }
  }
  if (seen < 100) return undefined;
  const mean = sum.map((value) => value / seen);
  const spread = Math.sqrt(
    squares.reduce(
      (all, value, c) => all + Math.max(0, value / seen - (mean[c] as number) ** 2),
      0,
    ),
  );
  return { mean, reach: Math.min(mostReach, Math.max(leastReach, spread * 2.5)) };
}

/** Distances from the ground's colour, allowing for the shadow of a bar. */
function distancesTo({ mean }: Ground, { data }: RgbaImage): Float32Array {
  const [red = 0, green = 0, blue = 0] = mean;
  const whole = Math.max(1, red * red + green * green + blue * blue);
  const far = new Float32Array(data.length / 4);
  for (let i = 0, at = 0; i < far.length; i += 1, at += 4) {
    const [r, g, b] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const light = (red * r + green * g + blue * b) / whole;
    const shade = Math.min(1, Math.max(deepestShade, light));
    const [offR, offG, offB] = [r - red * shade, g - green * shade, b - blue * shade];
    far[i] = Math.sqrt(offR * offR + offG * offG + offB * offB);
  }
  return far;
}

function count(data: ArrayLike<number>, is: (value: number) => boolean): number {
  let sum = 0;
  for (let i = 0; i < data.length; i += 1) sum += is(data[i] as number) ? 1 : 0;
  return sum;
}
