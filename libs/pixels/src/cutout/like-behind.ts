import { boxFilter } from '../box-filter.ts';
import { createPlane, type Plane } from '../rgba-image.ts';
import type { Colors } from './is-gap.ts';

/** How far around a place the background is looked at, in shares of the longer side. */
const reachShare = 1 / 19;
/** Less of the background within reach than this does not tell its colour. */
const leastBehind = 0.015;
/** The outline's own pixels are a mix of both sides; less than one of them around is rounding. */
const [outline, hardly] = [2, 1e-4];
/** What differs from the background by less (CIE76) looks like it. */
const same = 2.5;

/**
 * What of a mask has the colour of the background around it: 1 there, 0 elsewhere.
 *
 * @param mask 0 or 1
 */
export function likeBehind(colors: Colors, mask: Plane): Plane {
  const { width, height } = mask;
  const reach = Math.round(Math.max(width, height) * reachShare);
  const behind = boxFilter(mask, outline);
  for (let i = 0; i < behind.data.length; i += 1) {
    behind.data[i] = (behind.data[i] as number) < hardly ? 1 : 0;
  }
  const shares = boxFilter(behind, reach);
  const apart = new Float32Array(mask.data.length);
  for (const color of colors) addApart(apart, color, meanOf(color, behind, reach), shares);
  const alike = createPlane(width, height);
  for (let i = 0; i < apart.length; i += 1) {
    const isTold = mask.data[i] === 1 && (shares.data[i] as number) >= leastBehind;
    if (isTold && (apart[i] as number) < same * same) alike.data[i] = 1;
  }
  return alike;
}

/** The mean around each pixel of what is behind, and nothing elsewhere. */
function meanOf({ data, width, height }: Plane, behind: Plane, reach: number): Plane {
  const only = createPlane(width, height);
  for (let i = 0; i < data.length; i += 1) {
    only.data[i] = (data[i] as number) * (behind.data[i] as number);
  }
  return boxFilter(only, reach);
}

/** Adds how far each pixel is from the mean of the background around it, squared; in place. */
function addApart(apart: Float32Array, { data }: Plane, sums: Plane, shares: Plane): void {
  for (let i = 0; i < apart.length; i += 1) {
    const mean = (sums.data[i] as number) / (shares.data[i] as number);
    apart[i] = (apart[i] as number) + ((data[i] as number) - mean) ** 2;
  }
}
