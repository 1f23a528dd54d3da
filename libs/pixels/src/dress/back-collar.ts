import { mapPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import type { Point } from './body-pose.ts';
import type { GarmentShape } from './garment-shape.ts';
import { topOf } from './silhouette.ts';

/** A front neckline as half an ellipse below the points where it meets the shoulders. */
type Neckline = { middle: number; top: number; half: number; drop: number };

/** Colours that differ less than this, of 255, show no edge. */
const leastEdge = 14;
/** Where along the neckline its edge has to be seen, in shares of its half width. */
const looks = [-0.75, -0.45, 0.45, 0.75] as const;

/**
 * A garment that lies or hangs shows the inside of its back above the front neckline, which the
 * wearer's neck hides: takes it out of the mask, where such an edge is seen in the colours.
 *
 * @param mask the garment, 0 to 1
 */
export function withoutBackCollar(garment: RgbaImage, mask: Plane, shape: GarmentShape): Plane {
  const line = findNeckline(garment, mask, shape);
  if (!line) return mask;
  return mapPlane(mask, (value, i) => {
    const [x, y] = [(i % mask.width) + 0.5, Math.floor(i / mask.width) + 0.5];
    const edge = line.top + dropAt(line, (x - line.middle) / line.half);
    return Math.abs(x - line.middle) < line.half
      ? value * Math.min(1, Math.max(0, y - edge))
      : value;
  });
}

function findNeckline(
  garment: RgbaImage,
  mask: Plane,
  { left, right }: GarmentShape,
): Neckline | undefined {
  const half = (right.neck[0] - left.neck[0]) / 2;
  const middle = left.neck[0] + half;
  const top = (left.neck[1] + right.neck[1]) / 2;
  const first = topOf(mask, middle);
  // An outline that is open there is the front neckline itself.
  if (half < 8 || first === undefined || first - top > half * 0.4) return undefined;
  const reach = Math.max(2, Math.round(half * 0.08));
  let [best, drop] = [leastEdge, 0];
  for (let y = Math.max(first, top) + reach * 2; y < top + half * 1.9; y += 1) {
    const edge = edgeAt(garment, [middle, y], reach);
    if (edge > best) [best, drop] = [edge, y - top];
  }
  const line = { middle, top, half, drop };
  // A stripe is as strong in the middle, but it does not rise towards the shoulders.
  const follows = looks.every((share) => {
    const y = top + dropAt(line, share);
    return [-reach, 0, reach].some(
      (by) => edgeAt(garment, [middle + share * half, y + by], reach) > best * 0.4,
    );
  });
  return drop > half * 0.35 && follows ? line : undefined;
}

const dropAt = ({ drop }: Neckline, share: number): number =>
  drop * Math.sqrt(Math.max(0, 1 - share * share));

/** How much the colours above and below a place differ. */
function edgeAt(image: RgbaImage, [x, y]: Point, reach: number): number {
  const [upper, lower] = [meanAt(image, x, y - reach, reach), meanAt(image, x, y + reach, reach)];
  return upper.reduce((sum, value, c) => sum + Math.abs(value - (lower[c] as number)), 0) / 3;
}

function meanAt({ data, width, height }: RgbaImage, x: number, y: number, reach: number): number[] {
  const sum = [0, 0, 0];
  let count = 0;
  const [left, top] = [Math.round(x - reach), Math.round(y - reach / 2)];
  for (let row = Math.max(0, top); row < Math.min(height, top + reach); row += 1) {
    for (let column = Math.max(0, left); column < Math.min(width, left + reach * 2); column += 1) {
      for (let c = 0; c < 3; c += 1) {
        sum[c] = (sum[c] as number) + (data[(row * width + column) * 4 + c] as number);
      }
      count += 1;
    }
  }
  return sum.map((value) => value / Math.max(1, count));
}
