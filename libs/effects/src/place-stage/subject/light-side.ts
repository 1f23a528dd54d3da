import type { RgbaImage } from '@tintory/pixels';
import { luminanceWeights } from '../panorama/light-image.ts';

/** Alpha of 255 from which a pixel is opaque. */
const solid = 250;
/** Most pixels that are sampled. */
const samples = 20_000;

/**
 * The side from which a subject was lit in its photograph: −1 left, 1 right, near 0 front.
 * Correlates brightness with the column, so uneven colours of the subject distort it.
 */
export function findLightSide({ data, width, height }: RgbaImage): number {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / samples)));
  const [red, green, blue] = luminanceWeights;
  let [count, sumX, sumXX, sumL, sumXL, sumLL] = [0, 0, 0, 0, 0, 0];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      if ((data[at + 3] as number) < solid) continue;
      const light =
        red * (data[at] as number) +
        green * (data[at + 1] as number) +
        blue * (data[at + 2] as number);
      count += 1;
      sumX += x;
      sumXX += x * x;
      sumL += light;
      sumXL += x * light;
      sumLL += light * light;
    }
  }
  const spreadX = sumXX * count - sumX ** 2;
  const spreadL = sumLL * count - sumL ** 2;
  if (count < 50 || spreadX <= 0 || spreadL <= 0) return 0;
  return (sumXL * count - sumX * sumL) / Math.sqrt(spreadX * spreadL);
}
