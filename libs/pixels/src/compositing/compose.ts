import { boxBlur } from '../filters/box-filter.ts';
import { createPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';

/** Composites a picture over an opaque one of the same size. */
export function composeOver(front: RgbaImage, back: RgbaImage): RgbaImage {
  const data = new Uint8ClampedArray(back.data);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = front.data[i + 3] / 255;
    for (let c = 0; c < 3; c += 1) {
      data[i + c] = front.data[i + c] * alpha + back.data[i + c] * (1 - alpha);
    }
    data[i + 3] = 255;
  }
  return { data, width: front.width, height: front.height };
}

/** Composites a picture over one colour. */
export function composeOverColor(
  front: RgbaImage,
  [red, green, blue]: readonly [number, number, number],
): RgbaImage {
  const data = new Uint8ClampedArray(front.data.length);
  for (let i = 0; i < data.length; i += 4) data.set([red, green, blue, 255], i);
  return composeOver(front, { data, width: front.width, height: front.height });
}

/**
 * Blurs the background. The subject's colours have no weight, so that it leaves no halo; where only
 * the subject is in reach, the picture is unchanged.
 *
 * @param alpha the subject, 0 to 1
 */
export function blurBackground(image: RgbaImage, alpha: Plane, radius: number): RgbaImage {
  const { width, height, data } = image;
  const weight = createPlane(width, height);
  for (let i = 0; i < weight.data.length; i += 1) weight.data[i] = 1 - alpha.data[i];
  const weightBlur = boxBlur(weight, radius);
  const out = new Uint8ClampedArray(data);
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = createPlane(width, height);
    for (let i = 0; i < plane.data.length; i += 1) {
      plane.data[i] = data[i * 4 + channel] * weight.data[i];
    }
    const blurred = boxBlur(plane, radius);
    for (let i = 0; i < plane.data.length; i += 1) {
      const sum = weightBlur.data[i];
      if (sum > 1e-3) out[i * 4 + channel] = blurred.data[i] / sum;
    }
  }
  for (let i = 3; i < out.length; i += 4) out[i] = 255;
  return { data: out, width, height };
}
