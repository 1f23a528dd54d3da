import type { RgbaImage } from '@tintory/pixels';
import { colorVariance, unseen } from './color-variance.ts';

/** The part of the places along cuts that may be worse: a line that is broken now and then. */
const quantile = 0.95;

/** Seldom a divisor of a side, so that no column of the picture is passed over. */
const stride = 7;

/**
 * How badly both sides of cuts fit at nearly their worst: 0 where they are the same, 1 where they
 * differ as any two places of the picture do. Pebbles and grass reach a third; where lines end at a
 * cut it is one and more.
 *
 * @param along squared distances of colour on the cuts
 */
export function misfit(along: readonly number[], image: RgbaImage): number {
  if (along.length === 0) return 0;
  const sorted = Float32Array.from(along).sort();
  const worst = sorted[Math.floor((sorted.length - 1) * quantile)] as number;
  return worst / (2 * Math.max(unseen, colorVariance(image, stride)));
}
