import type { Tone } from './tone.ts';

/** Histogram cell sizes in luma and both chroma differences. */
const step = [16, 7, 7] as const;
const count = [18, 40, 40] as const;
const size = count[0] * count[1] * count[2];

/** A colour without samples counts as the second class. */
const unsure = 1e-4;

/**
 * Learns the colours of two classes from samples.
 *
 * @returns the probability of the first class, 0 to 1
 */
export function voteByTones(
  ones: readonly Tone[],
  others: readonly Tone[],
): (tone: Tone) => number {
  const [first, second] = [histogram(ones), histogram(others)];
  return (tone) => {
    const cell = cellOf(tone);
    const [a, b] = [first[cell] as number, second[cell] as number];
    return a / (a + b + unsure);
  };
}

function cellOf([y, cb, cr]: Tone): number {
  const clamp = (value: number, axis: 0 | 1 | 2) =>
    Math.min(count[axis] - 2, Math.max(1, Math.floor(value / step[axis]) + 1));
  const blue = clamp(cb + (step[1] * (count[1] - 2)) / 2, 1);
  const red = clamp(cr + (step[2] * (count[2] - 2)) / 2, 2);
  return (clamp(y, 0) * count[1] + blue) * count[2] + red;
}

/** Shares of the samples per cell; each sample also counts for its neighbouring cells. */
function histogram(tones: readonly Tone[]): Float32Array {
  const shares = new Float32Array(size);
  const near = [count[1] * count[2], count[2], 1].flatMap((by) => [-by, by]);
  const weight = 1 / Math.max(1, tones.length);
  for (const tone of tones) {
    const cell = cellOf(tone);
    shares[cell] = (shares[cell] as number) + weight * 0.4;
    for (const by of near) shares[cell + by] = (shares[cell + by] as number) + weight * 0.1;
  }
  return shares;
}
