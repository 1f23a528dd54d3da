import { luminancePlane, type LightImage } from '@tintory/effects';

/** Light of this many times the median is a lamp's or the sun's. */
const [from, fully] = [30, 100];
/** Its colour: cameras ring around what is so bright, and its own colour is lost. */
const lampColor = [1.1, 1, 0.9];

/** Gives lamps a plain warm white; cuts what a camera's sharpening made less than black. */
export function whitenLamps(image: LightImage): LightImage {
  const luminance = luminancePlane(image).data;
  const sorted = luminance.toSorted();
  const median = sorted[sorted.length >> 1] ?? 1;
  for (const [channel, { data }] of image.entries()) {
    for (let i = 0; i < data.length; i += 1) {
      const light = luminance[i] as number;
      const t = Math.min(1, Math.max(0, (light / median - from) / (fully - from)));
      const hot = t * t * (3 - 2 * t);
      const white = light * (lampColor[channel] as number);
      data[i] = Math.max(0, (data[i] as number) * (1 - hot) + white * hot);
    }
  }
  return image;
}
