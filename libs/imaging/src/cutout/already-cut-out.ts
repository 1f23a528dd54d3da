import { alphaBounds, createPlane, type Plane, type RgbaImage } from '@tintory/pixels';

/**
 * Least transparent share of a cutout: less is round corners or a soft rim, with the subject still
 * inside.
 */
const leastLeftOut = 0.08;

/** A picture with a smaller opaque share shows nothing. */
const leastShown = 1 / 2_000;

/** Least similarity to a rectangle or a disc at which a picture is a cropped photograph. */
const alike = 0.96;

/** Alpha of 255 from which a pixel counts as opaque. */
const half = 128;

/**
 * The alpha of a picture that is already cut out, e.g. by another tool. The colours of its
 * transparent pixels do not count.
 *
 * @returns undefined for a picture with a background
 */
export function alreadyCutOut(image: RgbaImage): Plane | undefined {
  const { data, width, height } = image;
  let shown = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] as number) >= half) shown += 1;
  const share = shown / (width * height);
  if (share < leastShown || share > 1 - leastLeftOut || isCropped(image)) return undefined;
  const alpha = createPlane(width, height);
  for (let i = 0; i < alpha.data.length; i += 1) alpha.data[i] = (data[i * 4 + 3] as number) / 255;
  return alpha;
}

/** Whether the opaque area is a rectangle or a disc: a cropped photograph with its background. */
function isCropped(image: RgbaImage): boolean {
  const bounds = alphaBounds(image, half, 0);
  if (!bounds) return true;
  let [shown, disc, both] = [0, 0, 0];
  for (let y = 0; y < bounds.height; y += 1) {
    for (let x = 0; x < bounds.width; x += 1) {
      const at = (bounds.y + y) * image.width + bounds.x + x;
      const isShown = (image.data[at * 4 + 3] as number) >= half;
      const across = (2 * (x + 0.5)) / bounds.width - 1;
      const down = (2 * (y + 0.5)) / bounds.height - 1;
      const isInDisc = across * across + down * down < 1;
      if (isShown) shown += 1;
      if (isInDisc) disc += 1;
      if (isShown && isInDisc) both += 1;
    }
  }
  return shown / (bounds.width * bounds.height) > alike || both / (shown + disc - both) > alike;
}
