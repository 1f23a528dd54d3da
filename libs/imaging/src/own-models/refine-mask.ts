import {
  applyGuided,
  fitGuided,
  resampleImage,
  shrinkPlane,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';

/** Radius of the guided filter, as a fraction of the mask's longer side; and its epsilon. */
const [filterShare, flat] = [1 / 200, 1e-4];

/** Alpha below and above these is haze of the filter, not an edge. */
const [veil, full] = [0.04, 0.96];

/**
 * Resizes a model's mask to the picture's size: with the fast guided filter along the picture's
 * edges, or by averaging if the mask is larger.
 *
 * @param mask 0 to 1, of the whole picture, stretched or not
 */
export function refineMask(image: RgbaImage, mask: Plane): Plane {
  const { width, height } = image;
  if (mask.width >= width && mask.height >= height) return shrinkPlane(mask, width, height);
  const guide = resampleImage(image, mask.width, mask.height);
  const radius = Math.max(2, Math.round(Math.max(mask.width, mask.height) * filterShare));
  return clear(applyGuided(fitGuided(guide, mask, radius, flat), image));
}

/** Removes the haze; in place, because planes may have 12 million pixels. */
function clear(alpha: Plane): Plane {
  const { data } = alpha;
  for (let i = 0; i < data.length; i += 1) {
    data[i] = Math.min(1, Math.max(0, ((data[i] as number) - veil) / (full - veil)));
  }
  return alpha;
}
