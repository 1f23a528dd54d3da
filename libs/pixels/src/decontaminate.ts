import { boxFilter } from './box-filter.ts';
import { createPlane, type Plane, type RgbaImage } from './rgba-image.ts';

/** Alpha between these is an edge, whose colour is mixed with the background's. */
const solid = 0.98;
const empty = 0.02;

/**
 * Takes the background's colour out of the soft edge: estimates the colours of foreground and
 * background around each edge pixel by blurring each with its own weights, then corrects the
 * foreground so that the two mix to what was seen. "Blur fusion" of Forte (ICIP 2021), one round.
 *
 * @param alpha 0 to 1, of the picture's size
 * @returns the picture with clean edge colours and `alpha` as its fourth channel
 */
export function decontaminate(image: RgbaImage, alpha: Plane, radius: number): RgbaImage {
  const { width, height, data } = image;
  const frontWeight = boxFilter(alpha, radius);
  const out = new Uint8ClampedArray(data);
  for (let channel = 0; channel < 3; channel += 1) {
    const front = createPlane(width, height);
    const back = createPlane(width, height);
    for (let i = 0; i < alpha.data.length; i += 1) {
      const value = data[i * 4 + channel] as number;
      const a = alpha.data[i] as number;
      front.data[i] = value * a;
      back.data[i] = value * (1 - a);
    }
    const frontBlur = boxFilter(front, radius);
    const backBlur = boxFilter(back, radius);
    for (let i = 0; i < alpha.data.length; i += 1) {
      const a = alpha.data[i] as number;
      if (a >= solid || a <= empty) continue;
      const weight = frontWeight.data[i] as number;
      const f = (frontBlur.data[i] as number) / (weight + 1e-5);
      const b = (backBlur.data[i] as number) / (1 - weight + 1e-5);
      out[i * 4 + channel] = f + a * ((data[i * 4 + channel] as number) - a * f - (1 - a) * b);
    }
  }
  for (let i = 0; i < alpha.data.length; i += 1) out[i * 4 + 3] = (alpha.data[i] as number) * 255;
  return { data: out, width, height };
}
