import { boxFilter } from '../box-filter.ts';
import { createPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import { createSampler } from '../sampler.ts';
import { distanceToLine, walkArm, type Arm, type BodyFrame } from './body-frame.ts';
import { between, distance, pointOf, type BodyPose, type Point } from './body-pose.ts';
import { onBody, type PersonLayers } from './person-layers.ts';
import { depthInArm } from './undress.ts';

/** What lies in front: `arms` of the garment's body, `all` of its sleeves too; 0 to 1. */
export type FrontMasks = { arms: Plane; all: Plane };

/** Below this share of the way from nose to shoulders begins the neck. */
const chin = 0.52;

/**
 * Finds what hides the garment: head and hair, hands, and bare or once sleeved arms below the
 * armpits.
 */
export function frontMasks(
  image: RgbaImage,
  alpha: Plane,
  layers: PersonLayers,
  pose: BodyPose,
  body: BodyFrame,
): FrontMasks {
  const { width, height } = image;
  const [arms, all] = [createPlane(width, height), createPlane(width, height)];
  const sample = createSampler(layers.skin, image);
  const nose = pointOf(pose.nose);
  const chinLine = -(1 - chin) * distance(nose, body.neck);
  const lower = body.arms.map((arm): Arm => {
    const [start] = walkArm(
      arm,
      Math.min(distance(arm.shoulder, arm.elbow) * 0.9, body.torso * 0.36),
    );
    return { ...arm, shoulder: start };
  });
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
      const hand = Math.max(...body.arms.map((arm) => handAt(place, arm, body.shoulders)));
      all.data[i] = cover * Math.max(head, sample(layers.hair, x, y), hand * skin);
      const arm = Math.max(...lower.map((part) => depthInArm(place, part, body.shoulders * 1.15)));
      const limb = Math.max(skin, sample(layers.clothes, x, y));
      arms.data[i] = cover * Math.min(1, arm * 6) * limb;
    }
  }
  return { arms: boxFilter(arms, 1), all: boxFilter(all, 1) };
}

/** 1 where the hand may be: beyond the wrist, as far as a hand is long. */
function handAt(place: Point, { elbow, wrist }: Arm, shoulders: number): number {
  const end = between(elbow, wrist, 1.4);
  const along =
    (place[0] - wrist[0]) * (wrist[0] - elbow[0]) + (place[1] - wrist[1]) * (wrist[1] - elbow[1]);
  if (along < 0) return 0;
  return distanceToLine(place, wrist, end) < shoulders * 0.2 ? 1 : 0;
}
