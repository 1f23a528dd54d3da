import { boxFilter } from '../filters/box-filter.ts';
import { createPlane, type RgbaImage } from '../plane/rgba-image.ts';

/** Radius in which steps are averaged, in pixels: about a pebble at the size of a photo. */
const reach = 6;

/** Weight of a step of brightness against one of colour, when patches are compared. */
const worth = 2;

/**
 * Measures the grain around each known pixel: the mean step of brightness, as a byte. Once a
 * picture is small, or its guess is a mean, only this tells gravel from flat grey (Newson et al.,
 * "Video Inpainting of Complex Scenes", 2014, section 3.3).
 */
export function measureGrain(
  { data, width, height }: RgbaImage,
  hole: Uint8Array,
): Uint8ClampedArray {
  const steps = createPlane(width, height);
  const known = createPlane(width, height);
  const light = (at: number) => (data[at * 4] + 2 * data[at * 4 + 1] + data[at * 4 + 2]) / 4;
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const at = y * width + x;
      if (hole[at] || hole[at + 1] || hole[at + width]) continue;
      const own = light(at);
      steps.data[at] = Math.abs(light(at + 1) - own) + Math.abs(light(at + width) - own);
      known.data[at] = 1;
    }
  }
  const counts = boxFilter(known, reach).data;
  return Uint8ClampedArray.from(
    boxFilter(steps, reach).data,
    (sum, i) => (worth * sum) / Math.max(1e-3, counts[i]),
  );
}
