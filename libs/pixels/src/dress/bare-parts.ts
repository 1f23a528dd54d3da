import { mapPlane, type Plane } from '../rgba-image.ts';
import { bareArm, coveredArm, depthInArm } from './arm-parts.ts';
import type { Arm, BodyFrame } from './body-frame.ts';
import { distance, type Point } from './body-pose.ts';
import type { Hanging } from './hang-garment.ts';
import { onBody } from './person-layers.ts';

/** What decides how much of a body a garment leaves bare. */
export type Bareness = Pick<Hanging, 'hem' | 'sleeves' | 'collar' | 'overSleeves'>;

/** The old clothes, and skin where new sleeves hide it; `top` is the row that the planes begin with. */
export function withHiddenArms(
  { old, skin }: { old: Plane; skin: Plane },
  top: number,
  body: BodyFrame,
  sleeves: Hanging['sleeves'],
): Plane {
  const hidden = sleeves.map(({ arm, length }) => coveredArm(arm, length - body.shoulders * 0.05));
  return mapPlane(old, (value, i) => {
    if ((skin.data[i] as number) <= value) return value;
    const place: Point = [(i % old.width) + 0.5, top + Math.floor(i / old.width) + 0.5];
    const inside = hidden.some(
      (arm) => !isPast(place, arm) && depthInArm(place, arm, body.shoulders * 1.4) > 0,
    );
    return inside && onBody(place, body)[0] > 0.05 ? (skin.data[i] as number) : value;
  });
}

/** Whether a place lies beyond the end of an arm's covered part. */
function isPast([x, y]: Point, { shoulder, elbow, wrist }: Arm): boolean {
  const from = distance(elbow, wrist) > 1 ? elbow : shoulder;
  return (x - wrist[0]) * (wrist[0] - from[0]) + (y - wrist[1]) * (wrist[1] - from[1]) > 0;
}

/** How deep a place lies in bare arm, neck or upper chest: 0 beside them, 1 in their middle. */
export function fleshAt(
  place: Point,
  share: number,
  aside: number,
  body: BodyFrame,
  { sleeves, collar }: Bareness,
): number {
  const arms = body.arms.map((arm) => {
    const sleeve = sleeves.find(({ side }) => side === arm.side);
    return depthInArm(place, sleeve ? bareArm(arm, sleeve.length) : arm, body.shoulders);
  });
  // From the neck the shoulders slope down to their full width; sleeves hide all but the collar's.
  const slope = Math.min(1, Math.max(0, (share + 0.2) / 0.18));
  const neck = body.shoulders * 0.15;
  const wide = sleeves.length ? Math.max(neck, collar) : body.shoulders * 0.52;
  const half = neck + (wide - neck) * slope;
  const trunk = share > -0.3 && share < 0.4 ? 1 - (Math.abs(aside) / half) ** 4 : 0;
  return Math.max(...arms, trunk, 0);
}
