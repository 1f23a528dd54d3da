import { createPlane, type Plane } from '@tintory/pixels';
import { bareArm, betweenSleeves, coveredArm, depthInArm } from './arm-parts.ts';
import type { Arm, BodyFrame } from './body-frame.ts';
import { distance, type Point } from './body-pose.ts';
import type { Hanging } from './hang-garment.ts';
import { onBody } from './person-layers.ts';

/** What decides how much of a body a garment leaves bare. */
export type Bareness = Pick<Hanging, 'hem' | 'sleeves' | 'collar' | 'overSleeves' | 'ownSleeves'>;

/** The old clothes, and skin where new sleeves hide it; `top` is the row that the planes begin with. */
export function withHiddenArms(
  { old, skin }: { old: Plane; skin: Plane },
  top: number,
  body: BodyFrame,
  sleeves: Hanging['sleeves'],
): Plane {
  const hidden = sleeves.map(({ arm, length }) => coveredArm(arm, length - body.shoulders * 0.05));
  const out = createPlane(old.width, old.height);
  out.data.set(old.data);
  for (let i = 0; i < out.data.length; i += 1) {
    if ((skin.data[i] as number) <= (old.data[i] as number)) continue;
    const place: Point = [(i % old.width) + 0.5, top + Math.floor(i / old.width) + 0.5];
    const inside = hidden.some(
      (arm) => !isPast(place, arm) && depthInArm(place, arm, body.shoulders * 1.4) > 0,
    );
    if (inside && onBody(place, body)[0] > 0.05) out.data[i] = skin.data[i] as number;
  }
  return out;
}

/** Whether a place lies beyond the end of an arm's covered part. */
function isPast([x, y]: Point, { shoulder, elbow, wrist }: Arm): boolean {
  const from = distance(elbow, wrist) > 1 ? elbow : shoulder;
  return (x - wrist[0]) * (wrist[0] - from[0]) + (y - wrist[1]) * (wrist[1] - from[1]) > 0;
}

/** What a garment leaves bare of a body. */
export type BareParts = {
  arms: readonly Arm[];
  /** What of the arms the own sleeves hide: beside skin that is seen no more of it is painted. */
  sleeved: readonly Arm[];
  /** Half the width of what is bare at the shoulders, and what shares are of, in pixels. */
  half: number;
  shoulders: number;
};

/** A sleeve ends with a hem and its shadow: so much longer it is taken to be, in widths of the shoulders. */
const hem = 0.08;

export function bareParts(
  { arms, shoulders }: BodyFrame,
  { sleeves, collar, ownSleeves }: Bareness,
): BareParts {
  const startOf = ({ side }: Arm) => sleeves.find(({ side: of }) => of === side)?.length ?? 0;
  const endOf = ({ side }: Arm) => (ownSleeves?.[side < 0 ? 0 : 1] ?? Infinity) + shoulders * hem;
  const sleeved = arms.map((arm) => betweenSleeves(arm, startOf(arm), endOf(arm)));
  const neck = shoulders * neckShare;
  return {
    arms: arms.map((arm) => (startOf(arm) ? bareArm(arm, startOf(arm)) : arm)),
    sleeved: sleeved.filter((arm) => arm !== undefined),
    // From the neck the shoulders slope down to their full width; sleeves hide all but the collar's.
    half: sleeves.length ? Math.max(neck, collar) : shoulders * 0.52,
    shoulders,
  };
}

/** Half the width of a neck, in widths of the shoulders. */
const neckShare = 0.15;

/** How deep a place lies in bare arm, neck or upper chest: 0 beside them, 1 in their middle. */
export function fleshAt(
  place: Point,
  share: number,
  aside: number,
  { half, shoulders }: BareParts,
  arms: readonly Arm[],
): number {
  const slope = Math.min(1, Math.max(0, (share + 0.2) / 0.18));
  const neck = shoulders * neckShare;
  const wide = neck + (half - neck) * slope;
  const trunk = share > -0.3 && share < 0.4 ? 1 - (Math.abs(aside) / wide) ** 4 : 0;
  return Math.max(...arms.map((arm) => depthInArm(place, arm, shoulders)), trunk, 0);
}
