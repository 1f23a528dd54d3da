/** Least length of each edge of a base, and least rise over it, as shares of the width. */
const [leastEdge, leastRise] = [0.22, 0.02];
/** Largest distance of the outline from a straight edge, as a share of the width. */
const mostApart = 0.0045;
/** Steeper edges run upwards, not along the ground. */
const steepest = 1.2;
/** Plausible sines of the angle to a base. */
const [least, most] = [0.06, 0.62];

/**
 * The angle at which a base with square corners was seen. For the nearest right angle on the
 * ground, the product of both edges' slopes is the square of the sine (orthographic, for any
 * rotation).
 *
 * @param low the lowest covered row of each column
 * @returns degrees below the horizon; undefined without such a corner
 */
export function boxCorner(low: readonly number[]): number | undefined {
  const bottom = Math.max(...low);
  const corner = low.indexOf(bottom);
  const edges = [edgeFrom(low, corner, -1), edgeFrom(low, low.lastIndexOf(bottom), 1)];
  const [left, right] = edges;
  if (!left || !right) return undefined;
  const sine = Math.sqrt(left * right);
  return sine >= least && sine <= most ? (Math.asin(sine) * 180) / Math.PI : undefined;
}

/** The slope of the longest straight edge that starts at the corner. */
function edgeFrom(low: readonly number[], corner: number, step: 1 | -1): number | undefined {
  const shortest = Math.ceil(low.length * leastEdge);
  let slope: number | undefined;
  for (let length = shortest; ; length += 4) {
    const end = corner + step * length;
    if ((low[end] ?? -1) < 0) break;
    const rows = Array.from({ length }, (_, i) => low[corner + step * i] as number);
    const fitted = fit(rows);
    if (fitted.apart > mostApart * low.length) break;
    slope = fitted.slope;
  }
  if (slope === undefined || slope > steepest || slope * shortest < leastRise * low.length * 0.5)
    return undefined;
  return slope;
}

/** Least-squares line through rows; its slope is the rise per column. */
function fit(rows: readonly number[]): { slope: number; apart: number } {
  const count = rows.length;
  const [meanX, meanY] = [(count - 1) / 2, rows.reduce((sum, row) => sum + row, 0) / count];
  let [across, both] = [0, 0];
  for (const [x, row] of rows.entries()) {
    across += (x - meanX) ** 2;
    both += (x - meanX) * (row - meanY);
  }
  const slope = both / across;
  const square = rows.reduce((sum, row, x) => sum + (row - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope: -slope, apart: Math.sqrt(square / count) };
}
