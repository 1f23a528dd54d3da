import type { Plane, RgbaImage } from '@tintory/pixels';
import { ImageError } from '../image-error.ts';

/** Alpha from which a pixel counts as kept, and up to which it counts as partly removed. */
const [half, almostAll] = [0.5, 0.9];

/** Least fraction of the picture that a subject covers: a bird in the sky does, specks do not. */
const leastShare = 1 / 2_000;

/**
 * Below this the model's passes hardly agree: on walls, noise and crowds, and on few photographs.
 */
const unsure = 0.4;

/**
 * If the cutout is that unsure and shares more of its colours than this with its background, it is
 * a pattern: drawn bricks share half, a rocket in the evening sky a tenth, one photograph of 152
 * more.
 */
const mostShared = 0.45;

/** Levels per channel: enough to tell colours apart, few enough to ignore grain. */
const shades = 12;

/** Whether a cutout covers enough pixels, and whether it removes any. */
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
 * Whether a cutout keeps something and removes something, and is not part of a pattern.
 *
 * @param confidence the cutout's; 1 if the user marked what to keep
 */
export function hasSubject(image: RgbaImage, alpha: Plane, confidence = 1): boolean {
  const { isThere, missing } = measure(image, alpha);
  return isThere && missing && !isPattern(image, alpha, confidence);
}

/**
 * Refuses a cutout that removes everything or nothing, or keeps a few bricks of a wall, so that
 * nobody pays for it.
 *
 * @param confidence the cutout's; 1 if the user marked what to keep
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

/** Histogram intersection of the colours inside and outside a cutout, 0 to 1. */
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
