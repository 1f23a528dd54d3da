import { srgbToLinear, type RgbaImage, smoothStep } from '@tintory/pixels';
import { createLightImage, luminanceWeights, type LightImage } from './light-image.ts';

const linear = Float32Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

/**
 * Displays clip at white: luminance above the first value is stretched, by up to the second factor.
 */
const [clipsFrom, stretch] = [0.8, 8];

/** Estimates the light of a panorama from an ordinary picture. */
export function lightFromDisplay({ data, width, height }: RgbaImage): LightImage {
  const image = createLightImage(width, height);
  const [r, g, b] = luminanceWeights;
  for (let i = 0; i < width * height; i += 1) {
    const red = linear[data[i * 4] as number] as number;
    const green = linear[data[i * 4 + 1] as number] as number;
    const blue = linear[data[i * 4 + 2] as number] as number;
    const clipped = smoothStep(clipsFrom, 1, red * r + green * g + blue * b);
    const gain = 1 + (stretch - 1) * clipped * clipped;
    image[0].data[i] = red * gain;
    image[1].data[i] = green * gain;
    image[2].data[i] = blue * gain;
  }
  return image;
}
