import { gaussianBlur, type Plane } from '@tintory/pixels';

/** Candidate blurs that match a face to its surroundings, as sigmas in pixels. */
const sigmas = [0.4, 0.6, 0.8, 1, 1.3, 1.7, 2.2, 2.9];

/** Sigma in pixels of the blur that separates the fine detail compared. */
const detailSigma = 1.5;
/** A face up to this many times crisper than the target still fits in. */
const tolerance = 1.2;

/**
 * The blur that makes a face's detail as weak as the target's. Edges count most, so that smooth
 * skin does not pass for defocus.
 *
 * @param weight share of each pixel in the comparison
 * @returns sigma in pixels; 0 if the face is not crisper
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

/** Weighted RMS of the detail that a narrow blur removes. */
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
