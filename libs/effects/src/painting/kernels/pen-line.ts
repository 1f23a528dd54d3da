import type { Plane } from '@tintory/pixels';
import type { Streamline } from './even-streamlines.ts';

/**
 * Draws a pen line of varying width; overlaps are no darker.
 *
 * @param sheet ink on each pixel, from 0 to 1
 * @param halfWidth of the line at a point, in pixels
 */
export function penLine(
  sheet: Plane,
  line: Streamline,
  halfWidth: (x: number, y: number) => number,
): void {
  const last = line.length / 2 - 1;
  for (let n = 0; n < last; n += 1) {
    const [x, y] = [line[n * 2] as number, line[n * 2 + 1] as number];
    const [nextX, nextY] = [line[n * 2 + 2] as number, line[n * 2 + 3] as number];
    // Both ends run out to a point.
    const taper = Math.min(1, (n + 1) / 5, (last - n) / 7);
    const half = halfWidth(x, y) * taper;
    dot(sheet, x, y, half);
    dot(sheet, (x + nextX) / 2, (y + nextY) / 2, half);
  }
}

/** A round dot; one thinner than a pixel gets lighter instead of thinner. */
function dot({ data, width, height }: Plane, x: number, y: number, half: number): void {
  const light = Math.min(1, half / 0.5);
  const radius = Math.max(0.5, half);
  const left = Math.max(0, Math.floor(x - radius - 0.5));
  const right = Math.min(width - 1, Math.ceil(x + radius - 0.5));
  const bottom = Math.min(height - 1, Math.ceil(y + radius - 0.5));
  for (let row = Math.max(0, Math.floor(y - radius - 0.5)); row <= bottom; row += 1) {
    const down = row + 0.5 - y;
    for (let column = left; column <= right; column += 1) {
      const across = column + 0.5 - x;
      const distance = Math.sqrt(across * across + down * down);
      const ink = Math.min(1, radius + 0.5 - distance) * light;
      const i = row * width + column;
      if (ink > (data[i] as number)) data[i] = ink;
    }
  }
}
