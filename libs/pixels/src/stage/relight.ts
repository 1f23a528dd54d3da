import { boxFilter } from '../box-filter.ts';
import { stretchImage } from '../resize.ts';
import { createPlane, type RgbaImage } from '../rgba-image.ts';
import { createSampler } from '../sampler.ts';

export type RelightOptions = {
  /** How far the subject takes on the light of its new place, from 0 to 1. */
  amount: number;
  /** From which side the light comes: −1 from the left. */
  lightSide: -1 | 1;
};

/** The backdrop's light is smooth: it is looked at this large. */
const lookSide = 48;

/** Most a subject's colours turn towards those around it. */
const mostTint = 0.22;

/** Where the colours around a subject are stronger than this, they are paint, and no light. */
const mostLight = 0.22;

/** Most it brightens towards the light and darkens away from it. */
const mostSlope = 0.12;

/**
 * Lets a subject take on the light of its backdrop: its colours turn towards those behind it, and
 * the side that faces the light is brighter. Changes the layer in place.
 *
 * @param layer the subject in its place
 */
export function relight(layer: RgbaImage, backdrop: RgbaImage, options: RelightOptions): void {
  const { data, width, height } = layer;
  if (options.amount <= 0) return;
  const around = surroundings(backdrop);
  const sample = createSampler(around.red, layer);
  const tint = mostTint * options.amount;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at + 3] === 0) continue;
      const slope = 1 + options.lightSide * (x / width - 0.5) * 2 * mostSlope * options.amount;
      data[at] = (data[at] as number) * (1 + (sample(around.red, x, y) - 1) * tint) * slope;
      data[at + 1] =
        (data[at + 1] as number) * (1 + (sample(around.green, x, y) - 1) * tint) * slope;
      data[at + 2] =
        (data[at + 2] as number) * (1 + (sample(around.blue, x, y) - 1) * tint) * slope;
    }
  }
}

/** Each channel over the brightness of the place, smooth: 1 is neutral light. */
function surroundings(backdrop: RgbaImage) {
  const small = stretchImage(
    backdrop,
    Math.min(lookSide, backdrop.width),
    Math.min(lookSide, backdrop.height),
  );
  const { data, width, height } = small;
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    const plane = createPlane(width, height);
    for (let i = 0; i < plane.data.length; i += 1) {
      const mean =
        ((data[i * 4] as number) + (data[i * 4 + 1] as number) + (data[i * 4 + 2] as number)) / 3;
      plane.data[i] = asLight(((data[i * 4 + channel] as number) + 12) / (mean + 12));
    }
    return boxFilter(plane, 6);
  });
  if (!red || !green || !blue) throw new Error('A picture has three channels.');
  return { red, green, blue };
}

/** A green wall does not make green skin: what a place's colours say of its light has a limit. */
const asLight = (ratio: number): number => 1 + mostLight * Math.tanh((ratio - 1) / mostLight);
