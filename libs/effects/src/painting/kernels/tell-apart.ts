import type { LabImage } from '@tintory/pixels';
import { nearestColor, type LabColor } from './lab-clusters.ts';

/** Inks told apart at a glance lie at least this far from each other. */
const tellApart = 15;

/** Which of some colours is nearest to a pixel. */
export const nearestOf = ({ l, a, b }: LabImage, i: number, colors: LabColor[]): number =>
  nearestColor(colors, l.data[i] as number, a.data[i] as number, b.data[i] as number);

/** How different two colours look. */
export const distanceOf = (one: LabColor, other: LabColor): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** The darker of two moves away from the lighter, until they are told apart. */
export function pushedApart(one: LabColor, other: LabColor): [LabColor, LabColor] {
  const isDarker = other[0] <= one[0];
  const [light, dark] = isDarker ? [one, other] : [other, one];
  const [dl, da, db] = [dark[0] - light[0] - 1, dark[1] - light[1], dark[2] - light[2]];
  const share = Math.max(1, tellApart / Math.hypot(dl, da, db));
  const pushed: LabColor = [light[0] + dl * share, light[1] + da * share, light[2] + db * share];
  return isDarker ? [one, pushed] : [pushed, other];
}
