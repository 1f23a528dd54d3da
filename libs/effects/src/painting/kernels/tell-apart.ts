import type { LabImage } from '@tintory/pixels';
import { nearestColor, type LabColor } from './lab-clusters.ts';

/** Least distance in L*a*b* of inks that are told apart at a glance. */
const tellApart = 15;

/** The index of the colour nearest to a pixel's. */
export const nearestOf = ({ l, a, b }: LabImage, i: number, colors: LabColor[]): number =>
  nearestColor(colors, l.data[i] as number, a.data[i] as number, b.data[i] as number);

/** Distance of two colours in L*a*b*. */
export const distanceOf = (one: LabColor, other: LabColor): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Moves the darker of two colours away from the lighter until they are told apart. */
export function pushedApart(one: LabColor, other: LabColor): [LabColor, LabColor] {
  const isDarker = other[0] <= one[0];
  const [light, dark] = isDarker ? [one, other] : [other, one];
  const [dl, da, db] = [dark[0] - light[0] - 1, dark[1] - light[1], dark[2] - light[2]];
  const share = Math.max(1, tellApart / Math.hypot(dl, da, db));
  const pushed: LabColor = [light[0] + dl * share, light[1] + da * share, light[2] + db * share];
  return isDarker ? [one, pushed] : [pushed, other];
}
