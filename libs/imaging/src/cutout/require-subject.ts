import type { Plane, RgbaImage } from '@tintory/pixels';
import { ImageError } from '../image-pool.ts';

/** Alpha from which a pixel counts as there, and below which it counts as not. */
const [half, almostAll] = [0.5, 0.9];

/** A subject covers this share of its picture at least: a bird in the sky does, specks do not. */
const leastShare = 1 / 2_000;

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

/** Whether a cutout keeps something and takes something away. */
export function hasSubject(image: RgbaImage, alpha: Plane): boolean {
  const { isThere, missing } = measure(image, alpha);
  return isThere && missing;
}

/**
 * Refuses a cutout that would take everything away, or nothing: nobody is to pay for it.
 *
 * @throws ImageError `NoSubject`
 */
export function requireSubject(image: RgbaImage, alpha: Plane): void {
  const { isThere, missing } = measure(image, alpha);
  if (!isThere) throw new ImageError('NoSubject', 'Nothing in this picture stands out.');
  if (!missing) throw new ImageError('NoSubject', 'This picture has no background.');
}
