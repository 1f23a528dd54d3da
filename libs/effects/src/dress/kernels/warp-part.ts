import { sampleBicubic, sampleBilinear, type Plane, type RgbaImage } from '@tintory/pixels';
import type { Point } from './body-pose.ts';
import type { Pairs } from './pairs.ts';
import { fitThinPlate } from './thin-plate.ts';

/** Grid spacing in pixels at which the smooth spline is evaluated. */
const step = 8;
/** Maximum extent of a part beyond its points, as a share of its size. */
const air = 0.12;

/**
 * Draws a part of a garment at its target points, over the layer's content.
 *
 * @param part the garment's part to draw, 0 to 1, of its picture's size
 * @param layer receives the part, with straight alpha
 * @param allowed whether the part may show at a point: a spline folds far away from its points
 */
export function warpPart(
  garment: RgbaImage,
  part: Plane,
  pairs: Pairs,
  layer: RgbaImage & { data: Uint8ClampedArray },
  allowed: (x: number, y: number) => boolean,
): void {
  const { left, top, right, bottom } = boxOf(pairs.to, layer);
  if (right <= left || bottom <= top) return;
  const warp = fitThinPlate(pairs.to, pairs.from);
  const columns = Math.ceil((right - left) / step) + 1;
  const rows = Math.ceil((bottom - top) / step) + 1;
  const [u, v] = gridOf(warp, left, top, columns, rows);
  const color = new Uint8ClampedArray(4);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const [sx, sy] = [
        readGrid(u, x + 0.5 - left, y + 0.5 - top),
        readGrid(v, x + 0.5 - left, y + 0.5 - top),
      ];
      const alpha = coverAt(part, sx, sy);
      if (alpha <= 0.004 || !allowed(x + 0.5, y + 0.5)) continue;
      sampleBicubic(garment, sx, sy, color, 0);
      over(layer.data, (y * layer.width + x) * 4, color, alpha);
    }
  }
}

function boxOf(points: readonly Point[], { width, height }: RgbaImage) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [minX, maxX, minY, maxY] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const margin = Math.max(maxX - minX, maxY - minY) * air;
  return {
    left: Math.max(0, Math.floor(minX - margin)),
    top: Math.max(0, Math.floor(minY - margin)),
    right: Math.min(width, Math.ceil(maxX + margin)),
    bottom: Math.min(height, Math.ceil(maxY + margin)),
  };
}

function gridOf(
  warp: (x: number, y: number) => Point,
  left: number,
  top: number,
  width: number,
  height: number,
): [Plane, Plane] {
  const u = { data: new Float32Array(width * height), width, height };
  const v = { data: new Float32Array(width * height), width, height };
  for (let i = 0; i < u.data.length; i += 1) {
    const place = warp(left + (i % width) * step, top + Math.floor(i / width) * step);
    [u.data[i], v.data[i]] = place;
  }
  return [u, v];
}

const readGrid = (grid: Plane, x: number, y: number): number =>
  sampleBilinear(grid, x / step, y / step);

/** Bilinear sample of a mask; 0 outside the picture. */
export function coverAt(cover: Plane, x: number, y: number): number {
  if (x < 0 || y < 0 || x > cover.width || y > cover.height) return 0;
  return sampleBilinear(cover, x - 0.5, y - 0.5);
}

/** Composites a colour over a layer's pixel. */
export function over(
  data: Uint8ClampedArray,
  at: number,
  color: Uint8ClampedArray,
  alpha: number,
): void {
  const below = ((data[at + 3] as number) / 255) * (1 - alpha);
  const whole = alpha + below;
  for (let c = 0; c < 3; c += 1) {
    data[at + c] = ((color[c] as number) * alpha + (data[at + c] as number) * below) / whole;
  }
  data[at + 3] = whole * 255;
}
