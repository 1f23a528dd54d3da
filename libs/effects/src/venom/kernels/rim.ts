import { broadBlur } from './photo-relief.ts';
import type { Plane } from '@tintory/pixels';

/** A point on a soft mask's edge and its outward normal. */
export type RimPoint = { x: number; y: number; nx: number; ny: number };

/** Samples the edge of a mask every few units, except where the picture's border cuts it. */
export function findRim(cover: Plane, unit: number): RimPoint[] {
  const { data, width, height } = cover;
  const smooth = broadBlur(cover, 6 * unit).data;
  const step = Math.max(1, Math.round(2 * unit));
  const margin = Math.max(3, Math.round(6 * unit));
  const points: RimPoint[] = [];
  for (let y = margin; y < height - margin; y += step) {
    for (let x = margin; x < width - margin; x += step) {
      const i = y * width + x;
      const value = data[i] as number;
      if (value < 0.5) continue;
      const least = Math.min(
        data[i - step] as number,
        data[i + step] as number,
        data[i - step * width] as number,
        data[i + step * width] as number,
      );
      if (least >= 0.5) continue;
      const gx = (smooth[i - 3] as number) - (smooth[i + 3] as number);
      const gy = (smooth[i - 3 * width] as number) - (smooth[i + 3 * width] as number);
      const length = Math.hypot(gx, gy);
      if (length > 1e-4) points.push({ x, y, nx: gx / length, ny: gy / length });
    }
  }
  return points;
}
