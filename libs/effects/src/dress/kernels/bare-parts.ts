import { createPlane, type Plane } from '@tintory/pixels';
import { bareArm, betweenSleeves, coveredArm, depthInArm } from './arm-parts.ts';
import type { Arm, BodyFrame } from './body-frame.ts';
import { distance, type Point } from './body-pose.ts';
import type { Hanging } from './hang-garment.ts';
import { onBody } from './person-layers.ts';

/** The parts of a garment's placement that determine the bare skin. */
export type Bareness = Pick<Hanging, 'hem' | 'sleeves' | 'collar' | 'overSleeves' | 'ownSleeves'>;

/** The old clothes plus skin hidden by new sleeves; `top` is the planes' first row. */
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

/** Whether a point lies beyond the end of an arm's covered part. */
function isPast([x, y]: Point, { shoulder, elbow, wrist }: Arm): boolean {
  const from = distance(elbow, wrist) > 1 ? elbow : shoulder;
  return (x - wrist[0]) * (wrist[0] - from[0]) + (y - wrist[1]) * (wrist[1] - from[1]) > 0;
}

/** The parts of a body that a garment leaves bare. */
export type BareParts = {
  arms: readonly Arm[];
  /**
   * Parts of the arms that the person's own sleeves hide: only these get painted skin where none is
   * visible.
   */
  sleeved: readonly Arm[];
  /** Half width of the bare area at the shoulders, and the shoulder width, in pixels. */
  half: number;
  shoulders: number;
};

/** Added to a sleeve's length for its hem and shadow, in shoulder widths. */
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
    // The bare area widens from the neck to the shoulders; sleeves limit it to the collar.
    half: sleeves.length ? Math.max(neck, collar) : shoulders * 0.52,
    shoulders,
  };
}

/** Half width of a neck, in shoulder widths. */
const neckShare = 0.15;

/** How deep a point lies in a bare arm, neck or upper chest: 0 outside, 1 in the middle. */
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
