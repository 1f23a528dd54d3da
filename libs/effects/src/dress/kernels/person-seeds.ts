import type { BodyFrame } from './body-frame.ts';
import { distance, pointOf, type BodyPose, type Point } from './body-pose.ts';
import type { Spot } from './spot.ts';
import { fitTones, toneDistance, type Tone, type ToneModel } from './tone.ts';

/** Sample colours from places that are certain. */
export type PersonSeeds = {
  skin: Tone[];
  hair: Tone[];
  clothes: Tone[];
  legs: Tone[];
  skinTone: ToneModel;
  hairTone: ToneModel | undefined;
  /** Whether the clothes' colours resemble skin. */
  skinLike: boolean;
};

/** An average skin tone for a face that is barely visible. */
const anySkin: ToneModel = { mean: [150, -14, 20], spread: [40, 8, 8] };

export function readSeeds(spots: readonly Spot[], pose: BodyPose, body: BodyFrame): PersonSeeds {
  const clear = spots.filter(({ cover }) => cover > 0.9);
  const tones = (is: (spot: Spot) => boolean): Tone[] => clear.filter(is).map(({ tone }) => tone);
  const nose = pointOf(pose.nose);
  const face = distance(nose, body.neck);
  const skin = tones(({ point }) => distance(point, nose) < face * 0.28);
  const skinTone = fitTones(skin) ?? anySkin;
  const isSkin = (tone: Tone) => toneDistance(tone, skinTone) < 3.2;
  const hair = tones(({ point, tone }) => isCrown(point, nose, body.down, face) && !isSkin(tone));
  const half = (share: number, aside: number) => body.halfWidth(share, aside < 0 ? -1 : 1);
  const torso = tones(
    ({ share, aside }) =>
      share > 0.15 && share < 0.88 && Math.abs(aside) < half(share, aside) * 0.85,
  );
  const unlike = torso.filter((tone) => !isSkin(tone));
  // Bare arms and a bare waist leave a larger share of the clothes visible.
  const skinLike = unlike.length < torso.length * 0.3;
  const legs = tones(
    ({ share, aside, tone }) =>
      share > 1.15 && share < 2 && Math.abs(aside) < body.shoulders * 0.5 && !isSkin(tone),
  );
  const hairTone = fitTones(hair);
  return { skin, hair, clothes: skinLike ? torso : unlike, legs, skinTone, hairTone, skinLike };
}

/** Hair is above the eyes or frames them. */
function isCrown(at: Point, nose: Point, down: Point, face: number): boolean {
  const along = (at[0] - nose[0]) * down[0] + (at[1] - nose[1]) * down[1];
  return along < -face * 0.5 && distance(at, nose) < face;
}
