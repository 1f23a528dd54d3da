/**
 * The foot ends where the outline rises by more than this many pixels per column, over this many
 * columns.
 */
const [steepRise, stride] = [2.5, 2];
/** Least share of the whole width for a foot: a narrower one is one of several. */
const leastWidth = 0.3;
/** The part of the half-width that is compared with a half ellipse. */
const compared = 0.85;
/** Largest distance from the ellipse, as a share of the half-width. */
const mostApart = 0.02;
/**
 * Plausible sines of the angle to a round foot: below it is flat, above it lies instead of
 * standing.
 */
const [flattest, steepest] = [0.04, 0.6];

/**
 * The angle at which the foot of a round thing was seen: its outline there is half an ellipse.
 *
 * @param low the lowest covered row of each column
 * @returns degrees below the horizon; undefined if the foot is no half ellipse
 */
export function footEllipse(low: readonly number[]): number | undefined {
  const foot = findFoot(low);
  if (!foot || 2 * foot.half < leastWidth * low.length) return undefined;
  const rises = foot.rows.map((row) => foot.bottom - row);
  const at = (column: number) => (column + 0.5 - foot.half) / foot.half;
  const arc = (x: number) => 1 - Math.sqrt(Math.max(0, 1 - x * x));
  const inside = rises
    .map((rise, i) => ({ rise, x: at(i) }))
    .filter(({ x }) => Math.abs(x) < compared);
  const depth =
    inside.reduce((sum, { rise, x }) => sum + rise * arc(x), 0) /
    inside.reduce((sum, { x }) => sum + arc(x) ** 2, 1e-9);
  const square = inside.reduce((sum, { rise, x }) => sum + (rise - depth * arc(x)) ** 2, 0);
  if (Math.sqrt(square / inside.length) > mostApart * foot.half) return undefined;
  const sine = depth / foot.half;
  return sine >= flattest && sine <= steepest ? (Math.asin(sine) * 180) / Math.PI : undefined;
}

/** The columns around the lowest point, up to a steep rise of the outline on either side. */
function findFoot(low: readonly number[]) {
  const bottom = Math.max(...low);
  const lowest = low.flatMap((row, column) => (row === bottom ? [column] : []));
  const middle = lowest[lowest.length >> 1];
  if (middle === undefined) return undefined;
  const end = (step: 1 | -1): number => {
    let column = middle;
    const ahead = () => (low[column] ?? -1) - (low[column + stride * step] ?? -1);
    while (low[column + step] !== undefined && ahead() < steepRise * stride) column += step;
    return column;
  };
  const [from, to] = [end(-1), end(1)];
  return { bottom, half: (to - from + 1) / 2, rows: low.slice(from, to + 1) };
}
