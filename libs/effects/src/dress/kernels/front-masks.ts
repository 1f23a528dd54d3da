import { boxFilter, createPlane, type Plane, type RgbaImage, createSampler } from '@tintory/pixels';
import { bareArm, betweenSleeves, depthInArm } from './arm-parts.ts';
import { distanceToLine, type Arm, type BodyFrame } from './body-frame.ts';
import { between, distance, pointOf, type BodyPose, type Point } from './body-pose.ts';
import type { Hanging } from './hang-garment.ts';
import { onBody, type PersonLayers } from './person-layers.ts';

/** Masks in front of the garment: `arms` for its body, `all` also for its sleeves; 0 to 1. */
export type FrontMasks = { arms: Plane; all: Plane };

/** The neck begins at this share of the way from nose to shoulders. */
const chin = 0.52;

/**
 * Finds what hides the garment: head and hair, hands, and arms below the armpits, bare or in the
 * person's own sleeves.
 */
export function frontMasks(
  image: RgbaImage,
  alpha: Plane,
  layers: PersonLayers,
  pose: BodyPose,
  body: BodyFrame,
  { sleeves, ownSleeves }: Pick<Hanging, 'sleeves' | 'ownSleeves'>,
): FrontMasks {
  const { width, height } = image;
  const [arms, all] = [createPlane(width, height), createPlane(width, height)];
  const sample = createSampler(layers.skin, image);
  const nose = pointOf(pose.nose);
  const chinLine = -(1 - chin) * distance(nose, body.neck);
  // An arm that is not visible is behind the body or outside the picture.
  const seen = body.arms.filter(({ isSeen }) => isSeen);
  const lower = seen.map((arm) => {
    const armpit = Math.min(distance(arm.shoulder, arm.elbow) * 0.9, body.torso * 0.36);
    const sleeve = sleeves.find(({ side }) => side === arm.side);
    const start = Math.max(armpit, (sleeve?.length ?? 0) - body.shoulders * 0.06);
    const end = ownSleeves?.[arm.side < 0 ? 0 : 1] ?? Infinity;
    return { bare: bareArm(arm, start), sleeved: betweenSleeves(arm, start, end) };
  });
  const limbs = lower.map(({ bare }) => boxAround(bare, body.shoulders * 0.2));
  const hands = seen.map((arm) => boxAround(arm, body.shoulders * 0.6));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const cover = alpha.data[i] as number;
      if (cover < 0.05) continue;
      const place: Point = [x + 0.5, y + 0.5];
      const [share] = onBody(place, body);
      if (share > 2) continue;
      const skin = sample(layers.skin, x, y);
      const head = share * body.torso < chinLine ? 1 - sample(layers.clothes, x, y) : 0;
      const hand =
        skin > 0 && hands.some((isNear) => isNear(x, y)) ? handsAt(place, seen, body.shoulders) : 0;
      all.data[i] = cover * Math.max(head, sample(layers.hair, x, y), hand * skin);
      if (!limbs.some((isNear) => isNear(x, y))) continue;
      const clothes = sample(layers.clothes, x, y);
      // Skin replaces cloth only within an arm's thickness of the bone.
      const depths = lower.map(({ bare, sleeved }) =>
        Math.max(
          skin * armAt(place, bare, body.shoulders * 1.15),
          sleeved ? clothes * armAt(place, sleeved, body.shoulders) : 0,
        ),
      );
      arms.data[i] = cover * Math.max(...depths);
    }
  }
  return { arms: boxFilter(arms, 1), all: boxFilter(all, 1) };
}

const armAt = (place: Point, part: Arm, shoulders: number): number =>
  Math.min(1, depthInArm(place, part, shoulders) * 6);

/** Most pixels are far from both arms: a box test is faster than a distance. */
function boxAround({ shoulder, elbow, wrist }: Arm, air: number) {
  const [xs, ys] = [
    [shoulder[0], elbow[0], wrist[0]],
    [shoulder[1], elbow[1], wrist[1]],
  ];
  const [left, right] = [Math.min(...xs) - air, Math.max(...xs) + air];
  const [top, bottom] = [Math.min(...ys) - air, Math.max(...ys) + air];
  return (x: number, y: number): boolean => x > left && x < right && y > top && y < bottom;
}

const handsAt = (place: Point, arms: readonly Arm[], shoulders: number): number =>
  Math.max(...arms.map((arm) => handAt(place, arm, shoulders)));

/** 1 where the hand may be: within a hand's length beyond the wrist. */
function handAt(place: Point, { elbow, wrist }: Arm, shoulders: number): number {
  const end = between(elbow, wrist, 1.4);
  const along =
    (place[0] - wrist[0]) * (wrist[0] - elbow[0]) + (place[1] - wrist[1]) * (wrist[1] - elbow[1]);
  if (along < 0) return 0;
  return distanceToLine(place, wrist, end) < shoulders * 0.2 ? 1 : 0;
}
