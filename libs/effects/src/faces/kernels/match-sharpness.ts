import { gaussianBlur, type Plane } from '@tintory/pixels';

/** What is tried to make a face as soft as the picture around it, in pixels. */
const sigmas = [0.4, 0.6, 0.8, 1, 1.3, 1.7, 2.2, 2.9];

/** What a blur of this many pixels takes away is the fine detail that is compared. */
const detailSigma = 1.5;
/** A face that is this much crisper than the target still looks like part of it. */
const tolerance = 1.2;

/**
 * The blur that makes the detail of one plane as weak as another's. Edges count most, so that smooth
 * skin is not taken for a picture out of focus.
 *
 * @param weight what of both is compared
 * @returns sigma in pixels; 0 where it is not crisper
 */
export function softnessOf(face: Plane, target: Plane, weight: Plane): number {
  const most = detailOf(target, weight) * tolerance;
  if (detailOf(face, weight) <= most) return 0;
  let [low, high] = [0, sigmas.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (detailOf(gaussianBlur(face, sigmas[middle] as number), weight) <= most) high = middle;
    else low = middle + 1;
  }
  return sigmas[low] as number;
}

/** Root mean square of what a narrow blur takes away. */
function detailOf({ data, width, height }: Plane, weight: Plane): number {
  const blurred = gaussianBlur({ data, width, height }, detailSigma);
  let [squares, total] = [0, 1e-9];
  for (let i = 0; i < data.length; i += 1) {
    const share = weight.data[i] as number;
    squares += share * ((data[i] as number) - (blurred.data[i] as number)) ** 2;
    total += share;
  }
  return Math.sqrt(squares / total);
}
