import type { Bounds, RgbaImage } from '@tintory/pixels';

export type Circle = { x: number; y: number; radius: number };

/** Samples along each side. */
const places = 96;
const steps = 120;

/**
 * A circle around the covered area, hardly larger than the smallest one (Bădoiu and Clarkson, SODA
 * 2003): its centre moves towards the farthest point in decreasing steps.
 *
 * @returns in pixels from the upper left corner of the bounds
 */
export function circleAround(subject: RgbaImage, bounds: Bounds): Circle {
  const points = coveredIn(subject, bounds);
  let [x, y] = [bounds.width / 2, bounds.height / 2];
  const farthest = () => {
    let [reach, px, py] = [0, x, y];
    for (const [qx, qy] of points) {
      const distance = Math.hypot(qx - x, qy - y);
      if (distance > reach) [reach, px, py] = [distance, qx, qy];
    }
    return { reach, px, py };
  };
  for (let step = 2; step < steps; step += 1) {
    const { px, py } = farthest();
    x += (px - x) / step;
    y += (py - y) / step;
  }
  const spacing = Math.max(bounds.width, bounds.height) / places;
  return { x, y, radius: Math.max(1, farthest().reach + spacing) };
}

/** The first and the last covered pixel of sampled rows. */
function coveredIn({ data, width }: RgbaImage, bounds: Bounds): [number, number][] {
  const rows = Math.min(places, bounds.height);
  return Array.from({ length: rows }, (_, i) => Math.floor(((i + 0.5) / rows) * bounds.height))
    .map((y): [number, number][] => {
      const start = (bounds.y + y) * width + bounds.x;
      const isCovered = (x: number) => (data[(start + x) * 4 + 3] as number) >= 64;
      let [first, last] = [0, bounds.width - 1];
      while (first < bounds.width && !isCovered(first)) first += 1;
      while (last > first && !isCovered(last)) last -= 1;
      return first < bounds.width
        ? [
            [first, y],
            [last + 1, y],
          ]
        : [];
    })
    .flat();
}
