import type { Silhouette } from './silhouette.ts';

/** Degrees: a smaller lean is invisible, a larger one is how the thing was laid or leans. */
const [least, most] = [0.6, 9];
/**
 * Largest RMS distance of the rows' middles, and of the foot, from a line, as a share of the width.
 */
const mostApart = 0.012;
/**
 * Largest difference between the leans of axis and foot, in degrees: a tilted camera tilts both.
 */
const mostBetween = 2;
/** The part of the height in which the axis is measured, without caps and feet. */
const [from, to] = [0.12, 0.88];
/** The part of the width in which the foot is measured. */
const [footFrom, footTo] = [0.2, 0.8];

/**
 * How far an upright thing leans to the right because of a tilted camera: its axis and its foot
 * lean alike.
 *
 * @returns degrees; 0 if inconclusive
 */
export function findRoll({ spans, low, width, height }: Silhouette): number {
  const rows = spans.slice(Math.floor(height * from), Math.ceil(height * to));
  const axis = lineThrough(rows.map(([left, right]) => (left + right) / 2));
  const foot = lineThrough(low.slice(Math.floor(width * footFrom), Math.ceil(width * footTo)));
  if (axis.apart > mostApart * width || foot.apart > mostApart * width) return 0;
  // Rows count downwards: an axis that leans to the right has its upper rows farther right.
  const leans = degreesOf(-axis.slope);
  if (Math.abs(leans - degreesOf(foot.slope)) > mostBetween) return 0;
  return Math.abs(leans) < least || Math.abs(leans) > most ? 0 : leans;
}

const degreesOf = (slope: number): number => (Math.atan(slope) * 180) / Math.PI;

function lineThrough(values: readonly number[]): { slope: number; apart: number } {
  const count = Math.max(1, values.length);
  const [middle, mean] = [(count - 1) / 2, values.reduce((sum, value) => sum + value, 0) / count];
  let [across, both] = [1e-9, 0];
  for (const [i, value] of values.entries()) {
    across += (i - middle) ** 2;
    both += (i - middle) * (value - mean);
  }
  const slope = both / across;
  const square = values.reduce(
    (sum, value, i) => sum + (value - mean - slope * (i - middle)) ** 2,
    0,
  );
  return { slope, apart: Math.sqrt(square / count) };
}
