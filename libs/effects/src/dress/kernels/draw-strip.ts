import { sampleBicubic, type Plane, type RgbaImage } from '@tintory/pixels';
import { between, type Point } from './body-pose.ts';
import type { Cut } from './sleeve-shape.ts';
import { coverAt, over } from './warp-part.ts';

/** Cuts across a part of a garment, and their positions in the person's picture. */
export type Strip = { from: readonly Cut[]; to: readonly Cut[] };

/** How far a cut extends beyond the cloth for its soft edge, in cut lengths. */
const air = 0.06;

/** Columns per piece: between cuts that are not parallel it bends across, too. */
const columns = 8;
/**
 * How far a piece starts before its first cut, in piece lengths, so that no gap opens at the seam.
 */
const lap = 0.4;

type Triangle = readonly [Point, Point, Point];

/**
 * Draws a part of a garment that is bent along a line, piece by piece between its cuts, so that a
 * sharp bend stays in place.
 *
 * @param part the garment's part to draw, 0 to 1, of its picture's size
 * @param layer receives the part, with straight alpha
 */
export function drawStrip(
  garment: RgbaImage,
  part: Plane,
  { from, to }: Strip,
  layer: RgbaImage & { data: Uint8ClampedArray },
): void {
  const [source, target] = [withLap(from).map(widened), withLap(to).map(widened)];
  for (let i = 1; i < target.length; i += 1) {
    for (let j = 0; j < columns; j += 1) {
      const corners = (cuts: Cut[]) =>
        [i - 1, i].flatMap((row) =>
          [j, j + 1].map((column) => between(...(cuts[row] as Cut), column / columns)),
        ) as [Point, Point, Point, Point];
      const [a, b, c, d] = corners(source);
      const [p, q, r, s] = corners(target);
      drawTriangle(garment, part, [a, b, c], [p, q, r], layer);
      drawTriangle(garment, part, [b, d, c], [q, s, r], layer);
    }
  }
}

/** The same cuts preceded by one more. */
function withLap(cuts: readonly Cut[]): Cut[] {
  const [[a, b], [c, d]] = cuts as [Cut, Cut];
  return [[between(c, a, 1 + lap / 5), between(d, b, 1 + lap)], ...cuts];
}

const widened = (cut: Cut): Cut => [between(...cut, -air), between(...cut, 1 + air)];

function drawTriangle(
  garment: RgbaImage,
  part: Plane,
  from: Triangle,
  to: Triangle,
  layer: RgbaImage & { data: Uint8ClampedArray },
): void {
  const [[ax, ay], [bx, by], [cx, cy]] = to;
  const twice = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(twice) < 1e-6) return;
  const color = new Uint8ClampedArray(4);
  const range = (values: number[], end: number) =>
    [
      Math.max(0, Math.floor(Math.min(...values))),
      Math.min(end, Math.ceil(Math.max(...values))),
    ] as const;
  const [left, right] = range([ax, bx, cx], layer.width);
  const [top, bottom] = range([ay, by, cy], layer.height);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const [u, v] = [x + 0.5 - ax, y + 0.5 - ay];
      const second = (u * (cy - ay) - v * (cx - ax)) / twice;
      const third = (v * (bx - ax) - u * (by - ay)) / twice;
      if (second < 0 || third < 0 || second + third > 1) continue;
      const place = (axis: 0 | 1) =>
        from[0][axis] * (1 - second - third) + from[1][axis] * second + from[2][axis] * third;
      const [sx, sy] = [place(0), place(1)];
      const alpha = coverAt(part, sx, sy);
      if (alpha <= 0.004) continue;
      sampleBicubic(garment, sx, sy, color, 0);
      over(layer.data, (y * layer.width + x) * 4, color, alpha);
    }
  }
}
