import { fillHoles } from '../components.ts';
import type { LabImage } from '../lab.ts';
import { mapPlane, type Plane } from '../rgba-image.ts';
import { smoothStep } from './face-masks.ts';
import { labChannels, labStatistics } from './lab-statistics.ts';
import { wideBlur } from '../wide-blur.ts';

/** Skin is at least as various as this, in steps of L*a*b*: it has light and shadow. */
const leastDeviation = { l: 9, a: 4, b: 5 };

/** From so many deviations on a pixel is less and less, and then not at all, of the skin. */
const [near, far] = [1.8, 3.2];

/** So many times more may a shadow below the eyes be off. */
const patience = 1.9;

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
  return mapPlane(lower, (share, i) => {
    let squares = 0;
    for (const channel of labChannels) {
      const { mean, deviation } = statistics[channel];
      const off = (image[channel].data[i] as number) - mean;
      const usual = Math.max(leastDeviation[channel], deviation * 1.2);
      squares += (off / (channel === 'l' ? usual * (1 + (patience - 1) * share) : usual)) ** 2;
    }
    return 1 - smoothStep((Math.sqrt(squares) - near) / (far - near));
  });
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
  return mapPlane(blurred, (value) => smoothStep((value - least) / (0.95 - least)));
}
