import {
  smoothStep,
  fillHoles,
  type LabImage,
  createPlane,
  mapPlane,
  type Plane,
  wideBlur,
} from '@tintory/pixels';
import { riseFrom } from './combine-planes.ts';
import { labStatistics, type LabStatistics } from './lab-statistics.ts';

/** Least standard deviation of skin in L*a*b*: it has light and shadow. */
const leastDeviation = { l: 9, a: 4, b: 5 };

/** Distances in deviations at which trust starts to fall and reaches 0. */
const [near, far] = [1.8, 3.2];

/** Factor on the tolerance of L* below the eyes, where shadows are likely. */
const leniency = 1.9;

/**
 * Confidence that a pixel is the face's skin and not brows, hair, frames of glasses or a hand.
 *
 * @param skin 1 for pixels that are certainly skin
 * @param lower 1 where shadows are more likely than hair
 * @returns 0 to 1
 */
export function skinTrust(image: LabImage, skin: Plane, lower: Plane): Plane {
  const statistics = labStatistics(image, skin);
  if (!statistics) return mapPlane(skin, () => 1);
  const usual = (channel: keyof LabStatistics) =>
    Math.max(leastDeviation[channel], statistics[channel].deviation * 1.2);
  const [usualL, usualA, usualB] = [usual('l'), usual('a'), usual('b')];
  const { l, a, b } = statistics;
  const trust = createPlane(lower.width, lower.height);
  for (let i = 0; i < trust.data.length; i += 1) {
    const lighter = usualL * (1 + (leniency - 1) * (lower.data[i] as number));
    const offL = ((image.l.data[i] as number) - l.mean) / lighter;
    const offA = ((image.a.data[i] as number) - a.mean) / usualA;
    const offB = ((image.b.data[i] as number) - b.mean) / usualB;
    const off = Math.sqrt(offL * offL + offA * offA + offB * offB);
    trust.data[i] = 1 - smoothStep(near, far, off);
  }
  return trust;
}

/** Trusts islands within skin: a mole, an eye, a highlight. Hair reaches in from outside. */
export function trustIslands(trust: Plane): Plane {
  const { data, width, height } = trust;
  const mask = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 1) mask[i] = (data[i] as number) > 0.5 ? 1 : 0;
  const filled = fillHoles(mask, width, height, data.length);
  return mapPlane(trust, (value, i) => (filled[i] && !mask[i] ? 1 : value));
}

/**
 * @param reach sigma of the soft borders in pixels
 * @param least blurred trust below which the result is 0
 */
export function softenTrust(trust: Plane, reach: number, least: number): Plane {
  const blurred = wideBlur(trust, Math.max(0.5, reach));
  return riseFrom(blurred, least, 1 / (0.95 - least));
}
