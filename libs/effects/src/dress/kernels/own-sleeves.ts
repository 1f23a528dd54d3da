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

/** Minimum excess over the new sleeves, in shoulder widths: less is a mere hem. */
const leastLonger = 0.28;
/** Distances from an arm's bone at which its sleeve starts to fade and ends, in shoulder widths. */
const [sleeve, beyond] = [0.26, 0.34];
/** Positions of the armpits and of the shoulder area's end, in torso lengths. */
const [armpit, side] = [0.34, 0.42];

/**
 * Whether a person's sleeves are longer than a garment's: the arm under them is unknown, so they
 * stay, like those of a shirt worn underneath.
 *
 * @param clothes the person's own, 0 to 1, in any size
 * @param scale pixels of the picture per pixel of `clothes`
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

/** Length from the shoulder to which cloth covers an arm, in pixels. */
function clothLength(clothes: Plane, scale: number, arm: Arm): number {
  const [steps, whole] = [40, armLength(arm)];
  let [covered, missed] = [0, 0];
  // The joint is inside the shoulder, where a wide collar leaves it bare.
  for (let i = 0; i <= steps && missed < 3; i += 1) {
    const [[x, y]] = walkArm(arm, (whole * i) / steps);
    const isCloth = valueAt(clothes, [x / scale, y / scale]) > 0.5;
    missed = isCloth ? 0 : missed + 1;
    if (isCloth) covered = (whole * i) / steps;
  }
  return covered;
}

/** Offsets from the bone where skin is sampled, in shoulder widths: joints are not more precise. */
const aside = [-0.14, -0.1, -0.06, -0.02, 0.02, 0.06, 0.1, 0.14] as const;
/** Minimum number of these samples with skin on a bare arm. */
const leastSkin = 3;

/**
 * Lengths of the person's own sleeves from the shoulder, in pixels: up to the arms' visible skin.
 * Both use the shorter one's share, since a hidden arm does not show its sleeve's end.
 *
 * @param skin the person's, 0 to 1, in any size
 * @param scale pixels of the picture per pixel of `skin`
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

/**
 * How much of the person's own clothes stays at a point under a garment with shorter sleeves: 0 to
 * 1.
 */
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
  // A wider own sleeve must not show beside a new one.
  return Math.max(Math.abs(aside) < shoulders * 0.5 ? aboveArmpit : 0, fade(bare));
}
