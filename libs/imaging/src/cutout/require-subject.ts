import type { Plane, RgbaImage } from '@tintory/pixels';
import { ImageError } from '../image-error.ts';

/** Alpha from which a pixel counts as there, and below which it counts as not. */
const [half, almostAll] = [0.5, 0.9];

/** A subject covers this share of its picture at least: a bird in the sky does, specks do not. */
const leastShare = 1 / 2_000;

/** Below this the model's passes hardly agree: in walls, noise and crowds, and in few photographs. */
const unsure = 0.4;

/**
 * More of its colours than this no subject shares with what is behind it, where the cutout is as
 * unsure: drawn bricks share half, a rocket in the evening sky a tenth, one photograph of 152 more.
 */
const mostShared = 0.45;

/** Of each channel: enough to tell colours apart, and few enough for grain. */
const shades = 12;

/** How much of a cutout is there, and whether it leaves anything out. */
function measure(image: RgbaImage, alpha: Plane) {
  let [covered, missing] = [0, false];
  for (let i = 0; i < alpha.data.length; i += 1) {
    const value = ((alpha.data[i] as number) * (image.data[i * 4 + 3] as number)) / 255;
    if (value >= half) covered += 1;
    missing ||= value <= almostAll;
  }
  return { isThere: covered >= Math.max(1, alpha.data.length * leastShare), missing };
}

/**
 * Whether a cutout keeps something and takes something away, and that is more than a part of a
 * pattern.
 *
 * @param confidence as the cutout's own; 1 where somebody marked what stays
 */
export function hasSubject(image: RgbaImage, alpha: Plane, confidence = 1): boolean {
  const { isThere, missing } = measure(image, alpha);
  return isThere && missing && !isPattern(image, alpha, confidence);
}

/**
 * Refuses a cutout that would take everything away, or nothing, or a few bricks out of a wall: nobody
 * is to pay for it.
 *
 * @param confidence as the cutout's own; 1 where somebody marked what stays
 * @throws ImageError `NoSubject`
 */
export function requireSubject(image: RgbaImage, alpha: Plane, confidence = 1): void {
  const { isThere, missing } = measure(image, alpha);
  const isSubject = isThere && !isPattern(image, alpha, confidence);
  if (!isSubject) throw new ImageError('NoSubject', 'Nothing in this picture stands out.');
  if (!missing) throw new ImageError('NoSubject', 'This picture has no background.');
}

const isPattern = (image: RgbaImage, alpha: Plane, confidence: number): boolean =>
  confidence < unsure && sharedColors(image, alpha) > mostShared;

/** How much of the colours on both sides of a cutout is the same, from 0 to 1. */
function sharedColors({ data }: RgbaImage, alpha: Plane): number {
  const sides = [new Float64Array(shades ** 3), new Float64Array(shades ** 3)] as const;
  const counts: [number, number] = [0, 0];
  const shade = (value: number | undefined) => Math.floor(((value as number) * shades) / 256);
  for (let i = 0; i < alpha.data.length; i += 1) {
    const side = (alpha.data[i] as number) >= half ? 1 : 0;
    const [red, green, blue] = [shade(data[i * 4]), shade(data[i * 4 + 1]), shade(data[i * 4 + 2])];
    const cell = (red * shades + green) * shades + blue;
    sides[side][cell] = (sides[side][cell] as number) + 1;
    counts[side] += 1;
  }
  const [out, kept] = sides;
  return kept.reduce(
    (sum, count, cell) => sum + Math.min(count / counts[1], (out[cell] as number) / counts[0]),
    0,
  );
}
