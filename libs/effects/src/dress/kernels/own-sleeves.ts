import type { Plane } from '@tintory/pixels';
import { bareArm } from './arm-parts.ts';
import {
  armLength,
  distanceToArm,
  valueAt,
  walkArm,
  type Arm,
  type BodyFrame,
} from './body-frame.ts';
import type { Point } from './body-pose.ts';
import type { Hanging } from './hang-garment.ts';

/** So much longer than the new sleeves, in widths of the shoulders, the own ones are no mere hem. */
const leastLonger = 0.28;
/** How far from an arm's bone its sleeve reaches: all of it within the first, in widths of the shoulders. */
const [sleeve, beyond] = [0.26, 0.34];
/** Where the armpits are, and where what belongs to the shoulders ends, in torsos. */
const [armpit, side] = [0.34, 0.42];

/**
 * Whether a person's sleeves go on below those of a garment: under them is an arm that nobody
 * knows, so they stay, as those of a shirt that is worn underneath.
 *
 * @param clothes the person's own, 0 to 1, in whatever size
 * @param scale pixels of the picture for one of `clothes`
 */
export function hasLongerSleeves(
  clothes: Plane,
  scale: number,
  { arms, shoulders }: BodyFrame,
  sleeves: Hanging['sleeves'],
): boolean {
  return arms.some((arm) => {
    if (!arm.isSeen) return false;
    const length = sleeves.find(({ side: of }) => of === arm.side)?.length ?? 0;
    return clothLength(clothes, scale, arm) > length + shoulders * leastLonger;
  });
}

/** How far down from the shoulder cloth lies on an arm, in pixels. */
function clothLength(clothes: Plane, scale: number, arm: Arm): number {
  const [steps, whole] = [40, armLength(arm)];
  let [covered, missed] = [0, 0];
  // The joint lies inside of the shoulder, under the collar of what is cut wide.
  for (let i = 0; i <= steps && missed < 3; i += 1) {
    const [[x, y]] = walkArm(arm, (whole * i) / steps);
    const isCloth = valueAt(clothes, [x / scale, y / scale]) > 0.5;
    missed = isCloth ? 0 : missed + 1;
    if (isCloth) covered = (whole * i) / steps;
  }
  return covered;
}

/** How far aside of a bone skin is looked for: joints are found no closer than that. */
const aside = [-0.14, -0.1, -0.06, -0.02, 0.02, 0.06, 0.1, 0.14] as const;
/** At how many of these places there is skin on a bare arm. */
const leastSkin = 3;

/**
 * How far down from the shoulder the own sleeves go, in pixels: to where the arms' skin is seen.
 * Both are as long: on an arm that is hidden nothing tells where its own one ends.
 *
 * @param skin the person's, 0 to 1, in whatever size
 * @param scale pixels of the picture for one of `skin`
 */
export function ownSleeves(
  skin: Plane,
  scale: number,
  { arms, shoulders }: BodyFrame,
): readonly [number, number] {
  const shares = arms.map((arm) => sleeveEnd(skin, scale, arm, shoulders) / armLength(arm));
  const share = Math.min(...shares);
  return [share * armLength(arms[0]), share * armLength(arms[1])];
}

function sleeveEnd(skin: Plane, scale: number, arm: Arm, shoulders: number): number {
  const [steps, whole] = [40, armLength(arm)];
  if (!arm.isSeen) return whole;
  let bare = 0;
  for (let i = 0; i <= steps; i += 1) {
    const [[x, y], way] = walkArm(arm, (whole * i) / steps);
    const seen = aside.filter((share) => {
      const by = share * shoulders;
      return valueAt(skin, [(x + way[1] * by) / scale, (y - way[0] * by) / scale]) > 0.5;
    });
    bare = seen.length < leastSkin ? 0 : bare + 1;
    if (bare > 2) return (whole * (i - 2)) / steps;
  }
  return whole;
}

/** How much of the own clothes stays at a place under a garment with shorter sleeves: 0 to 1. */
export function keptAt(
  place: Point,
  share: number,
  aside: number,
  { arms, shoulders }: BodyFrame,
  sleeves: Hanging['sleeves'],
): number {
  const arm = arms[aside < 0 ? 0 : 1];
  const worn = sleeves.find(({ side: of }) => of === arm.side);
  const fade = (distance: number) =>
    Math.min(1, Math.max(0, (beyond - distance / shoulders) / (beyond - sleeve)));
  const aboveArmpit = Math.min(1, Math.max(0, (side - share) / (side - armpit)));
  if (!worn) return Math.max(aboveArmpit, fade(distanceToArm(place, arm)));
  const bare = distanceToArm(place, bareArm(arm, worn.length));
  // Beside a new sleeve nothing of a wider one may stick out.
  return Math.max(Math.abs(aside) < shoulders * 0.5 ? aboveArmpit : 0, fade(bare));
}
