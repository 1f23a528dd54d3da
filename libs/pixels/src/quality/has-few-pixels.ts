import type { RgbaImage } from '../plane/rgba-image.ts';

/** Longer side below which a face or an object in a photo has too few pixels. */
const leastSide = 200;
/** Steps of a channel that count as one colour. */
const step = 16;
/** A drawing, such as a logo, has at most this many colours over nearly all of it. */
const [fewColors, nearlyAll] = [7, 0.9];

/**
 * Whether a photo is too small to be sharp at any enlargement. Drawings in a few flat colours are
 * not: nothing of them is finer than their pixels.
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
