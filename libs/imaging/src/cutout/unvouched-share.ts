import type { Plane } from '@tintory/pixels';

/** How far from a mask's outline a model of 256 pixels may draw the same one, in shares of the longer side. */
const near = 1 / 60;
/** What a model is sure is the subject's, and what it is sure is not. */
const [inside, outside] = [0.9, 0.1];
/** What a picture's border cuts off is no outline. */
const frame = 3;

/**
 * How much of a mask's outline a model does not see there or nearby, 0 to 1: it turns from surely
 * inside to surely outside somewhere else, or nowhere.
 *
 * @param mask 0 or 1
 * @param seen 0 to 1, of the same size
 */
export function unvouchedShare(mask: Plane, seen: Plane): number {
  const { data, width, height } = mask;
  const reach = Math.round(Math.max(width, height) * near);
  let [length, unvouched] = [0, 0];
  for (let y = frame; y < height - frame; y += 1) {
    for (let x = frame; x < width - frame; x += 1) {
      const at = y * width + x;
      if (!data[at]) continue;
      if (data[at - 1] && data[at + 1] && data[at - width] && data[at + width]) continue;
      length += 1;
      if (!turnsAround(seen, x, y, reach)) unvouched += 1;
    }
  }
  return length === 0 ? 0 : unvouched / length;
}

/** Whether there is something sure of either side in the square around a place. */
function turnsAround({ data, width, height }: Plane, x: number, y: number, reach: number): boolean {
  let [isIn, isOut] = [false, false];
  const [right, bottom] = [Math.min(width - 1, x + reach), Math.min(height - 1, y + reach)];
  for (let v = Math.max(0, y - reach); v <= bottom; v += 1) {
    for (let u = Math.max(0, x - reach); u <= right; u += 1) {
      const value = data[v * width + u] as number;
      isIn ||= value > inside;
      isOut ||= value < outside;
    }
    if (isIn && isOut) return true;
  }
  return false;
}
