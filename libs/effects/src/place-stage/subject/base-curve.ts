/**
 * The base ends where the outline rises by more than this many pixels per column, over this many
 * columns.
 */
const [steepRise, stride] = [1.6, 3];
/** Least share of the whole width for a base: a narrower one is one of several feet. */
const leastWidth = 0.25;
/**
 * Mean rise of a base as a share of its width, per unit of the sine: between a round base's (.107)
 * and that of a square on its corner (.25).
 */
const riseOfSine = 0.15;
/** Plausible angles, in degrees. */
const [least, most] = [7, 36];

/**
 * The angle from the curve of a base of any shape: seen along the ground its outline is straight,
 * and the steeper the view, the more it bends.
 */
export function baseCurve(low: readonly number[]): number | undefined {
  const [from, to] = baseOf(low);
  const width = to - from + 1;
  if (width < leastWidth * low.length) return undefined;
  const bottom = Math.max(...low);
  const rise = low.slice(from, to + 1).reduce((sum, row) => sum + bottom - row, 0) / width ** 2;
  const angle = (Math.asin(Math.min(1, rise / riseOfSine)) * 180) / Math.PI;
  return Math.min(most, Math.max(least, angle));
}

/** The columns around the lowest point along which the outline rises gently. */
export function baseOf(low: readonly number[]): readonly [from: number, to: number] {
  const bottom = Math.max(...low);
  const end = (step: 1 | -1): number => {
    let column = step < 0 ? low.indexOf(bottom) : low.lastIndexOf(bottom);
    const ahead = () => (low[column] ?? -1) - (low[column + stride * step] ?? -1e6);
    while (low[column + step] !== undefined && ahead() < steepRise * stride) column += step;
    return column;
  };
  return [end(-1), end(1)];
}
