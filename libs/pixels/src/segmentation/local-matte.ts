import { boxFilter } from '../filters/box-filter.ts';
import { shrinkImage, shrinkPlane } from '../resample/resize.ts';
import { mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { createSampler } from '../resample/sampler.ts';
import { sideColors } from '../color/side-colors.ts';

/** Variance, in squared steps of 0–255, that a still camera makes by itself. */
const sensorNoise = 30;
/** Half the width of an edge in which colours mix. */
const edge = 2;
/** A gap shows at most this much of the front's colour. */
const leastOfOwn = 0.3;
/** Below this share of the surroundings a side's colour is not known. */
const leastShare = 0.02;

/** Trust up to these changes nothing: adding something that is not the subject is the worse mistake. */
const [leastTrustToAdd, leastTrustToTake] = [0.5, 0.3];

/** Colours around an edge change slowly: they are gathered on a picture of at most this length. */
const gatherSide = 240;

/**
 * Looks again at the pixels along a mask's edge: where foreground and background differ in colour
 * around there, a pixel's alpha is how far its colour has come from the one to the other. Strands
 * of hair come out of the mask's outline and the gaps between them open; where the colours of both
 * sides are alike the mask stays. A local, closed-form kin of Bayesian matting (Chuang et al., CVPR
 * 2001).
 *
 * @param mask 0 to 1, of the picture's size
 * @param band how far from the edge to look, in pixels
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
    // Behind the edge there are gaps but no half-transparent places: a colour half way is its own.
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

/** How much of the front's colour a pixel has, and how far that explains it. */
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
  // What is neither on the way from one colour to the other nor beyond is a third thing.
  const aside = Math.max(0, seen - share * share * length);
  return {
    alpha: Math.min(1, Math.max(0, (share - 0.1) / 0.8)),
    trust: length / (length + 4 * scatter + 2 * aside + 4 * sensorNoise),
  };
}
