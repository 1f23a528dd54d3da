import {
  boxFilter,
  stretchImage,
  createPlane,
  mapPlane,
  type Plane,
  type RgbaImage,
  createSampler,
} from '@tintory/pixels';

export type RelightOptions = {
  /** How far the subject takes on the light of its new place, from 0 to 1. */
  amount: number;
  /** The side the light comes from: −1 is left. */
  lightSide: -1 | 1;
};

/** Side in pixels at which the backdrop's light is measured: it is smooth. */
const lookSide = 48;

/** Strongest tint of a subject by the colours around it. */
const mostTint = 0.22;

/** Stronger colours around a subject are paint, not light. */
const mostLight = 0.22;

/**
 * Up to this amount a subject keeps its colours, as products must; above it, it takes on more and
 * more of the place's light.
 */
const keptUpTo = 0.6;

/**
 * How warm light changes each channel, relative to a place's excess of red over blue: light is
 * never green, however green a garden is.
 */
const warming = [1, 0.15, -1] as const;

/** Share of the warmth that comes from the whole place instead of right behind the subject. */
const ambient = 0.7;

/**
 * A subject's brightness in the dark, the mean level of a place that leaves it unchanged, and its
 * highest brightness.
 */
const [darkest, daylight, brightest] = [0.52, 105, 1.04];

/** Most it brightens towards the light and darkens away from it, as a share. */
const mostSlope = 0.12;

/**
 * Adapts a subject to the light of its backdrop: it is tinted by the colours behind it, brighter on
 * the side towards the light and, at high amounts, darker in dark places. Changes the layer in
 * place.
 *
 * @param layer the subject at its position
 */
export function relight(layer: RgbaImage, backdrop: RgbaImage, options: RelightOptions): void {
  const { data, width, height } = layer;
  if (options.amount <= 0) return;
  const [red, green, blue] = lightIn(backdrop, options.amount);
  const sample = createSampler(red, layer);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at + 3] === 0) continue;
      const slope = 1 + options.lightSide * (x / width - 0.5) * 2 * mostSlope * options.amount;
      data[at] = (data[at] as number) * sample(red, x, y) * slope;
      data[at + 1] = (data[at + 1] as number) * sample(green, x, y) * slope;
      data[at + 2] = (data[at + 2] as number) * sample(blue, x, y) * slope;
    }
  }
}

/** Factors for each channel of a subject in a place, at a small size. */
function lightIn(backdrop: RgbaImage, amount: number): [Plane, Plane, Plane] {
  const { red, green, blue, mean, warmth } = surroundings(backdrop);
  const more = (Math.max(0, amount - keptUpTo) / (1 - keptUpTo)) ** 1.5;
  const bright = 1 + (brightnessIn(mean) - 1) * more;
  const lit = (plane: Plane, share: number) =>
    mapPlane(plane, (value, i) => {
      const here = ((red.data[i] as number) - (blue.data[i] as number)) / 2;
      const warm = ambient * warmth + (1 - ambient) * here;
      return (1 + (value - 1) * mostTint * amount + share * warm * more) * bright;
    });
  return [lit(red, warming[0]), lit(green, warming[1]), lit(blue, warming[2])];
}

/** A subject's brightness in a place; 1 is as in its photograph. */
const brightnessIn = (mean: number): number =>
  Math.min(brightest, darkest + ((1 - darkest) * mean) / daylight);

/**
 * Each channel over the place's brightness, smoothed (1 is neutral light); its mean brightness and
 * its warmth.
 */
function surroundings(backdrop: RgbaImage) {
  const small = stretchImage(
    backdrop,
    Math.min(lookSide, backdrop.width),
    Math.min(lookSide, backdrop.height),
  );
  const { data, width, height } = small;
  const sums = [0, 0, 0];
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    const plane = createPlane(width, height);
    for (let i = 0; i < plane.data.length; i += 1) {
      const mean =
        ((data[i * 4] as number) + (data[i * 4 + 1] as number) + (data[i * 4 + 2] as number)) / 3;
      sums[channel] = (sums[channel] as number) + (data[i * 4 + channel] as number);
      plane.data[i] = asLight(((data[i * 4 + channel] as number) + 12) / (mean + 12));
    }
    return boxFilter(plane, 6);
  });
  if (!red || !green || !blue) throw new Error('A picture has three channels.');
  const [r, g, b] = sums.map((sum) => sum / (width * height)) as [number, number, number];
  const mean = (r + g + b) / 3;
  const warmth = (asLight((r + 12) / (mean + 12)) - asLight((b + 12) / (mean + 12))) / 2;
  return { red, green, blue, mean, warmth };
}

/** Limits how far a place's colours count as light: a green wall does not make green skin. */
const asLight = (ratio: number): number => 1 + mostLight * Math.tanh((ratio - 1) / mostLight);
