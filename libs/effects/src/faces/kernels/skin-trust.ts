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

/** Skin is at least as various as this, in steps of L*a*b*: it has light and shadow. */
const leastDeviation = { l: 9, a: 4, b: 5 };

/** From so many deviations on a pixel is less and less, and then not at all, of the skin. */
const [near, far] = [1.8, 3.2];

/** So many times more may a shadow below the eyes be off. */
const leniency = 1.9;

/**
 * How surely each pixel shows the face's skin and not brows, hair, glasses' frames or a hand.
 *
 * @param skin 1 where there is nothing but skin
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

/** Trusts whatever skin is all around: a mole, an eye, a gleam. Hair reaches in from outside. */
export function trustIslands(trust: Plane): Plane {
  const { data, width, height } = trust;
  const mask = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 1) mask[i] = (data[i] as number) > 0.5 ? 1 : 0;
  const filled = fillHoles(mask, width, height, data.length);
  return mapPlane(trust, (value, i) => (filled[i] && !mask[i] ? 1 : value));
}

/** @param reach how soft the borders get, in pixels @param least of a blur that is trusted at all */
export function softenTrust(trust: Plane, reach: number, least: number): Plane {
  const blurred = wideBlur(trust, Math.max(0.5, reach));
  return riseFrom(blurred, least, 1 / (0.95 - least));
}
