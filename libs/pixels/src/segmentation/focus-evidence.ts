import type { LabImage } from '../color/lab.ts';
import { otsu } from './otsu.ts';
import { createPlane, normalizePlane, type Plane } from '../plane/rgba-image.ts';
import { sharpBarrier } from './sharp-barrier.ts';

/** The largest log-odds, for areas enclosed by sharp edges and against open ones. */
const most = 4;
/** Below this fraction of the inner barrier, pixels count as open. */
const openShare = 0.3;
/**
 * The inner barrier must exceed the outer one by this factor to count at all, and by twice as much
 * to count fully.
 */
const noisyRatio = 2;
/** Sensor noise of a camera, as a difference of L*a*b*. */
const sensorNoise = 0.3;

/**
 * Evidence from focus: areas enclosed by a strong sharp edge belong to the subject, areas connected
 * to the border without one do not.
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

/** The mean of the levels above the Otsu threshold. */
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

/** The 60th percentile near the border, where there is more background than subject. */
function levelOutside({ data, width, height }: Plane): number {
  const depth = Math.max(2, Math.round(Math.min(width, height) * 0.12));
  const ring = data.filter((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const toBorder = Math.min(x, y, width - 1 - x, height - 1 - y);
    return toBorder > 0 && toBorder < depth;
  });
  return ring.sort()[Math.floor(ring.length * 0.6)] ?? 0;
}
