import { createPlane, type Plane, type RgbaImage } from '@tintory/pixels';

/** A picture with less of it left out has round corners, or a soft rim: its subject is in there. */
const leastLeftOut = 0.08;

/** And one that shows less than this shows nothing. */
const leastShown = 1 / 2_000;

/** Alpha of 255 from which a pixel is there. */
const half = 128;

/**
 * What a picture shows that was cut out before, as a result of another tool is: that is its subject,
 * and what its pixels hide where they are transparent is nobody's.
 *
 * @returns nothing for a picture that has its background
 */
export function alreadyCutOut({ data, width, height }: RgbaImage): Plane | undefined {
  let shown = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] as number) >= half) shown += 1;
  const share = shown / (width * height);
  if (share < leastShown || share > 1 - leastLeftOut) return undefined;
  const alpha = createPlane(width, height);
  for (let i = 0; i < alpha.data.length; i += 1) alpha.data[i] = (data[i * 4 + 3] as number) / 255;
  return alpha;
}
