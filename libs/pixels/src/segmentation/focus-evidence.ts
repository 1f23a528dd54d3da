import type { LabImage } from '../color/lab.ts';
import { otsu } from './otsu.ts';
import { createPlane, normalizePlane, type Plane } from '../plane/rgba-image.ts';
import { sharpBarrier } from './sharp-barrier.ts';

/** Log-odds for what sharp edges close off, and against what none does. */
const most = 4;
/** Less than this share of the usual barrier is no barrier. */
const openShare = 0.3;
/** The barrier outside counts as noise up to this share of the barrier inside, and not at all at half of it. */
const noisyRatio = 2;
/** Differences of L*a*b* that a still camera makes by itself. */
const sensorNoise = 0.3;

/**
 * What focus tells of the subject: places behind a strong sharp edge belong to it, places that no
 * sharp edge parts from the border do not.
 *
 * @returns log-odds, 0 where nothing is known
 */
export function focusEvidence(lab: LabImage): Plane {
  const barrier = sharpBarrier(lab);
  const inside = levelInside(barrier);
  if (inside === 0) return createPlane(barrier.width, barrier.height);
  const outside = levelOutside(barrier);
  const ratio = inside / (outside + sensorNoise);
  const trust = Math.min(1, Math.max(0, ratio / noisyRatio - 1));
  const middle = (inside - outside) / 2;
  const evidence = createPlane(barrier.width, barrier.height);
  for (let i = 0; i < barrier.data.length; i += 1) {
    const level = barrier.data[i];
    const closed = Math.min(1, Math.max(0, level - outside) / middle);
    const open = 1 - Math.min(1, level / (openShare * inside));
    evidence.data[i] = most * (trust * (2 * closed - 1) - open);
  }
  return evidence;
}

/** The mean of the upper of the two groups into which the levels fall. */
function levelInside(barrier: Plane): number {
  const highest = barrier.data.reduce((high, level) => Math.max(high, level), 0);
  const threshold = otsu(normalizePlane(barrier)) * highest;
  let [sum, count] = [0, 0];
  for (const level of barrier.data) {
    if (level <= threshold) continue;
    sum += level;
    count += 1;
  }
  return count ? sum / count : 0;
}

/** What is usual near the border, where there is more background than subject. */
function levelOutside({ data, width, height }: Plane): number {
  const depth = Math.max(2, Math.round(Math.min(width, height) * 0.12));
  const ring = data.filter((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const toBorder = Math.min(x, y, width - 1 - x, height - 1 - y);
    return toBorder > 0 && toBorder < depth;
  });
  return ring.sort()[Math.floor(ring.length * 0.6)] ?? 0;
}
