import type { Plane, RgbaImage } from '@tintory/pixels';
import { edgeAt } from './cloth-edges.ts';
import type { GarmentShape } from './garment-shape.ts';
import { dropAt, type Neckline } from './neckline.ts';
import { searchNeckline } from './search-neckline.ts';
import { topOf } from './silhouette.ts';

/** Smaller colour differences, of 255, are no edge. */
const leastEdge = 14;
/** Where the neckline's edge has to be visible, in shares of its half width. */
const looks = [-0.75, -0.45, 0.45, 0.75] as const;

/** Finds the front neckline below the inside of a back, if the colours show its edge. */
export function frontNeckline(
  garment: RgbaImage,
  mask: Plane,
  shape: GarmentShape,
): Neckline | undefined {
  const { left, right } = shape;
  const middle = (left.neck[0] + right.neck[0]) / 2;
  const first = topOf(mask, middle);
  const half = (right.neck[0] - left.neck[0]) / 2;
  const top = (left.neck[1] + right.neck[1]) / 2;
  if (first === undefined || isOpenAtNeck(shape)) return undefined;
  // Ends closer together are the middle of a raised back.
  const isKnown = half > Math.max(8, shape.outline.waist * 0.14);
  const known = isKnown ? lineBetween(garment, { middle, top, half }, first) : undefined;
  return known ?? searchNeckline(garment, mask, shape);
}

/** Whether the outline is open between the shoulders, so that it is the front neckline itself. */
export function isOpenAtNeck({ left, right, outline }: GarmentShape): boolean {
  const half = (right.neck[0] - left.neck[0]) / 2;
  const top = (left.neck[1] + right.neck[1]) / 2;
  const first = topOf(outline.mask, (left.neck[0] + right.neck[0]) / 2);
  return first === undefined || first - top > half * 0.4;
}

/** The neckline between two points of the outline. */
function lineBetween(
  garment: RgbaImage,
  { middle, top, half }: Pick<Neckline, 'middle' | 'top' | 'half'>,
  first: number,
): Neckline | undefined {
  const reach = Math.max(2, Math.round(half * 0.08));
  let [best, drop] = [leastEdge, 0];
  for (let y = Math.max(first, top) + reach * 2; y < top + half * 1.9; y += 1) {
    const edge = edgeAt(garment, [middle, y], reach);
    if (edge > best) [best, drop] = [edge, y - top];
  }
  const line: Neckline = { middle, top, half, drop, roundness: 2 };
  // A stripe is as strong in the middle, but does not rise towards the shoulders.
  const follows = looks.every((share) => {
    const y = top + dropAt(line, share);
    return [-reach, 0, reach].some(
      (by) => edgeAt(garment, [middle + share * half, y + by], reach) > best * 0.4,
    );
  });
  return drop > half * 0.35 && follows ? line : undefined;
}
