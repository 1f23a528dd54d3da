import { mapPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { mendMask } from './kernels/mend-mask.ts';
import { type BodyPose } from './kernels/body-pose.ts';
import { cutOut, hasSubject } from '@tintory/imaging/cutout';
import { type OwnModel, ImageError } from '@tintory/imaging';
import { checkGarment, noGarment, seesPerson, type GarmentWarnings } from './check-garment.ts';
import { findPose } from './find-pose.ts';
import { frontGap } from './front-gap.ts';
import { withoutHanger } from './without-hanger.ts';

export type CutGarment = {
  foreground: RgbaImage;
  /** The garment, 0 to 1. */
  alpha: Plane;
  /** The gap of an open front, 0 to 1. */
  opening?: Plane | undefined;
  confidence: number;
  warnings: GarmentWarnings;
};

/** Minimum scores of face and joints (shoulders, hips) of a person who wears the garment. */
const [leastFace, leastJoint] = [0.35, 0.4];
/**
 * Minimum height of the nose above the shoulders, in shoulder widths: a collar looks like a face
 * too.
 */
const leastNeck = 0.4;

/**
 * Cuts out a garment that lies flat, hangs (the hanger is removed) or is on a headless mannequin.
 * @throws ImageError as `checkGarment` does, and `InvalidInput` if a person wears it
 */
export async function cutGarment(image: RgbaImage, model?: OwnModel): Promise<CutGarment> {
  if (isWorn(await findPose(image)) && (await seesPerson(image))) {
    throw new ImageError('InvalidInput', 'A person wears the garment in the second picture.', {
      reason: 'garmentWorn',
    });
  }
  const { alpha, foreground, confidence } = await cutOut(image, model);
  if (!hasSubject(image, alpha, confidence)) throw noGarment();
  const own = mapPlane(alpha, (value, i) =>
    Math.min(value, (image.data[i * 4 + 3] as number) / 255),
  );
  const { mask: hung, picture } = withoutHanger(own, image);
  const opening = frontGap(hung);
  const mended = mendMask(opening ? closed(hung, opening) : hung);
  const warnings = await checkGarment(image, foreground, mended);
  takeBack(foreground, picture, own, mended);
  paintOver(foreground, picture, image);
  return { alpha: mended, opening, foreground, confidence, warnings };
}

const closed = (mask: Plane, opening: Plane): Plane =>
  mapPlane(mask, (value, i) => Math.max(value, opening.data[i] as number));

function isWorn({ nose, leftEye, rightEye, ...pose }: BodyPose): boolean {
  const { leftShoulder, rightShoulder, leftHip, rightHip } = pose;
  const face = Math.min(nose.score, leftEye.score, rightEye.score);
  const joints = [leftShoulder, rightShoulder, leftHip, rightHip].map(({ score }) => score);
  const breadth = leftShoulder.x - rightShoulder.x;
  const above = (leftShoulder.y + rightShoulder.y) / 2 - nose.y;
  return face > leastFace && Math.min(...joints) > leastJoint && above > breadth * leastNeck;
}

/** Copies pixels that were painted over in the picture into its cutout. */
function paintOver(to: RgbaImage, picture: RgbaImage, image: RgbaImage): void {
  if (picture === image) return;
  for (let i = 0; i < image.data.length; i += 4) {
    for (let at = i; at < i + 3; at += 1) {
      if (picture.data[at] === image.data[at]) continue;
      to.data.set(picture.data.subarray(i, i + 3), i);
      break;
    }
  }
}

/** Restores the original colours where the new mask covers more than the cutout's. */
function takeBack(to: RgbaImage, from: RgbaImage, before: Plane, after: Plane): void {
  for (let i = 0; i < after.data.length; i += 1) {
    if ((after.data[i] as number) <= (before.data[i] as number)) continue;
    to.data.set(from.data.subarray(i * 4, i * 4 + 4), i * 4);
  }
}
