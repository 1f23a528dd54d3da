import { findComponents } from '../components.ts';
import type { GarmentShape } from './garment-shape.ts';
import { solid, type Silhouette } from './silhouette.ts';

/** A handle's opening, in squares of the waist at least: sleeves have creases. */
const leastLoop = 0.03;
/** How high it is at most, in waists: a cuff may touch the body, but farther down. */
const mostLoop = 0.7;

/** What an outline and its mirror image have in common, of both together: 0 to 1. */
export function likeItsMirror({ mask, middle }: Silhouette): number {
  const { data, width, height } = mask;
  let [both, any] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const other = Math.round(2 * middle - 1 - x);
      const here = (data[y * width + x] as number) > solid;
      const there = other >= 0 && other < width && (data[y * width + other] as number) > solid;
      if (here && there) both += 1;
      // Beyond the mirror's edge a pixel has no partner to be counted with.
      if (here || there) any += other < 0 || other >= width ? 2 : 1;
    }
  }
  return any ? both / any : 0;
}

/** Whether what sticks out are handles: the ground is seen through them, outside of the shoulders. */
export function hasLoops({ left, right, outline: { mask, waist } }: GarmentShape): boolean {
  const { data, width, height } = mask;
  const ground = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 1) ground[i] = (data[i] as number) > solid ? 0 : 1;
  const { label, areas, touchesBorder } = findComponents(ground, width, height);
  const places = areas.map(() => ({ sum: 0, top: height, bottom: 0 }));
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const place = places[(label[i] as number) - 1];
      if (!place) continue;
      place.sum += x;
      place.top = Math.min(place.top, y);
      place.bottom = y;
    }
  }
  return places.some(({ sum, top, bottom }, i) => {
    const area = areas[i] ?? 0;
    if (touchesBorder[i] || area < waist * waist * leastLoop) return false;
    const x = sum / area;
    return (x < left.shoulder[0] || x > right.shoulder[0]) && bottom - top < waist * mostLoop;
  });
}
