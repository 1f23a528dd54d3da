import type { Plane, RgbaImage } from '../rgba-image.ts';
import { createSampler } from '../sampler.ts';
import { drawTone } from './draw-studio.ts';
import type { LightTone } from './light-pattern.ts';

type ToneOptions = {
  /** How much of the light's colour the subject takes on, from 0 to 1. */
  amount: number;
  /** From which side the light comes: −1 from the left, 1 from the right. */
  lightSide: -1 | 1;
};

/**
 * Shows a subject in light of a colour, gently: it stays what is looked at. Changes the layer in place.
 *
 * @param layer the subject in its place
 */
export function toneSubject(layer: RgbaImage, tone: LightTone, options: ToneOptions): void {
  const { data, width, height } = layer;
  if (options.amount <= 0) return;
  const [red, green, blue] = drawTone(tone, { width, height, lightSide: options.lightSide });
  const sample = createSampler(red, layer);
  const share = (plane: Plane, x: number, y: number) =>
    1 + (sample(plane, x, y) - 1) * options.amount;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at + 3] === 0) continue;
      data[at] = (data[at] as number) * share(red, x, y);
      data[at + 1] = (data[at + 1] as number) * share(green, x, y);
      data[at + 2] = (data[at + 2] as number) * share(blue, x, y);
    }
  }
}
