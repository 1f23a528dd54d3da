import type { RgbaImage } from '@tintory/pixels';
import { colorVariance, unseen } from './color-variance.ts';

/**
 * Quantile of the differences along cuts: the rest may be worse, such as a line broken now and
 * then.
 */
const quantile = 0.95;

/** Rarely a divisor of a side, so that every column is sampled. */
const stride = 7;

/**
 * How badly both sides of cuts fit, at a high quantile: 0 if they are equal, 1 if they differ like
 * two random pixels of the picture. Pebbles and grass reach 1/3; lines that end at a cut reach 1
 * and more.
 *
 * @param along squared colour distances along the cuts
 */
export function misfit(along: readonly number[], image: RgbaImage): number {
  if (along.length === 0) return 0;
  const sorted = Float32Array.from(along).sort();
  const worst = sorted[Math.floor((sorted.length - 1) * quantile)] as number;
  return worst / (2 * Math.max(unseen, colorVariance(image, stride)));
}
