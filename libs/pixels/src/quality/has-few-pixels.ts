import type { RgbaImage } from '../plane/rgba-image.ts';

/** The longer side below which a face or a thing in a photo is made of too few pixels. */
const leastSide = 200;
/** Steps of a channel that count as one colour. */
const step = 16;
/** A drawing, a logo say, has no more colours than these over nearly all of it. */
const [fewColors, nearlyAll] = [7, 0.9];

/**
 * Whether a photo is so small that it stays soft however it is enlarged. A drawing in a few flat
 * colours does not: nothing of it is finer than its pixels.
 */
export function hasFewPixels(image: RgbaImage): boolean {
  if (Math.max(image.width, image.height) > leastSide) return false;
  const areas = [...colorAreas(image).values()].sort((a, b) => b - a);
  const most = areas.slice(0, fewColors).reduce((sum, area) => sum + area, 0);
  return most < nearlyAll * image.width * image.height;
}

function colorAreas({ data }: RgbaImage): Map<number, number> {
  const areas = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    const [red, green, blue] = [0, 1, 2].map((c) => Math.floor(data[i + c] / step));
    const color = data[i + 3] ? (red * step + green) * step + blue : -1;
    areas.set(color, (areas.get(color) ?? 0) + 1);
  }
  return areas;
}
