import { boxFilter } from '../filters/box-filter.ts';
import { shrinkImage, shrinkPlane } from '../resample/resize.ts';
import { mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { createSampler } from '../resample/sampler.ts';
import { sideColors } from '../color/side-colors.ts';

/** Sensor noise of a camera, as a variance of 0–255 values. */
const sensorNoise = 30;
/** Half the width of an edge with mixed colours, in pixels. */
const edge = 2;
/** Pixels well inside the mask count as gaps up to this alpha. */
const leastOfOwn = 0.3;
/** A side's colour is unknown if it covers less than this fraction of the surroundings. */
const leastShare = 0.02;

/**
 * The trust above which alpha is raised or lowered: adding background is worse than losing subject.
 */
const [leastTrustToAdd, leastTrustToTake] = [0.5, 0.3];

/** Colours around an edge change slowly: they are measured on a copy of at most this length. */
const gatherSide = 240;

/**
 * Refines a mask along its edge: where the local foreground and background colours differ, a
 * pixel's alpha is its position between the two. This restores strands of hair and opens the gaps
 * between them; where the colours are similar the mask is unchanged. A local, closed-form variant
 * of Bayesian matting (Chuang et al., CVPR 2001).
 *
 * @param mask 0 to 1, of the picture's size
 * @param band distance from the edge to refine, in pixels
 */
export function localMatte(image: RgbaImage, mask: Plane, band: number): Plane {
  const around = boxFilter(mask, band);
  const close = boxFilter(mask, edge);
  const small = shrinkImage(image, gatherSide);
  const smallAround = shrinkPlane(around, small.width, small.height);
  const reach = Math.max(2, Math.round((3 * band * small.width) / image.width));
  const front = sideColors(small, mapPlane(smallAround, isInside), reach);
  const back = sideColors(small, mapPlane(smallAround, isOutside), reach);
  const sample = createSampler(small, image);
  const matte: Plane = { ...mask, data: mask.data.slice() };
  const refine = (value: number, i: number): number => {
    const [x, y] = [i % image.width, Math.floor(i / image.width)];
    const at = (plane: Plane) => sample(plane, x, y);
    if (Math.min(at(front.share), at(back.share)) < leastShare) return value;
    const f = front.colors.map(at);
    const b = back.colors.map(at);
    const { alpha, trust } = mixOf(
      image.data.subarray(i * 4, i * 4 + 3),
      f,
      b,
      at(front.variance) + at(back.variance),
    );
    const leastTrust = alpha > value ? leastTrustToAdd : leastTrustToTake;
    // Well inside the mask there are gaps but no half-transparency: a mixed colour there is the
    // subject's own.
    if (close.data[i] > 0.99 && alpha > leastOfOwn) return value;
    return value + (alpha - value) * Math.min(1, Math.max(0, (trust - leastTrust) / 0.4));
  };
  for (let i = 0; i < matte.data.length; i += 1) {
    const share = around.data[i];
    if (isInside(share) || isOutside(share)) continue;
    matte.data[i] = refine(mask.data[i], i);
  }
  return matte;
}

const isInside = (share: number): number => (share > 0.98 ? 1 : 0);
const isOutside = (share: number): number => (share < 0.02 ? 1 : 0);

/** The foreground fraction of a pixel's colour, and how well the mix explains the pixel. */
function mixOf(
  pixel: Uint8Array | Uint8ClampedArray,
  front: number[],
  back: number[],
  scatter: number,
): { alpha: number; trust: number } {
  let [way, length, seen] = [0, 0, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    const step = front[channel] - back[channel];
    const come = pixel[channel] - back[channel];
    way += come * step;
    length += step * step;
    seen += come * come;
  }
  const share = way / (length + 1e-6);
  // The squared distance from the line through both colours: a third colour.
  const aside = Math.max(0, seen - share * share * length);
  return {
    alpha: Math.min(1, Math.max(0, (share - 0.1) / 0.8)),
    trust: length / (length + 4 * scatter + 2 * aside + 4 * sensorNoise),
  };
}
