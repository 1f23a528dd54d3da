import { shrinkImage, type RgbaImage } from '@tintory/pixels';
import { alreadyCutOut, cutOut } from '@tintory/imaging/cutout';
import { readRgba, writeImage } from '@tintory/imaging/files';
import {
  ImageError,
  type CutoutModelChoice,
  type ImageFile,
  type OutputFormat,
} from '@tintory/imaging';
import { enlarge } from '../stage/enlarge.ts';
import { checkBody, checkOutline } from './check-body.ts';
import { cutGarment } from './cut-garment.ts';
import { dressCutOut } from './dress-cut-out.ts';
import { findPose } from './find-pose.ts';
import { dressPerson } from './kernels/dress-person.ts';
import { type BodyPose } from './kernels/body-pose.ts';

/** A custom model cuts out the garment only; people are cut out by the embedded models. */
export type DressRequest = CutoutModelChoice & {
  personPath: string;
  garmentPath: string;
  /** `auto` decides by the garment's length. */
  kind: 'top' | 'dress' | 'auto';
  outputPath: string;
  format: OutputFormat;
  /** The person's picture is scaled down to at most this many pixels. */
  maxPixels?: number;
};

/**
 * `confidence` from 0 to 1: how clearly body and garment were seen. `overSleeves`: the person's own
 * sleeves are longer than the garment's, so they stay and show under it. `hidesNeck`: the front
 * neckline could not be told from the inside of the back, so it is a guess. `looseClothes`: the
 * person's own clothes extended so far beyond the garment that the background behind them was
 * painted. `unclearArms`: an arm is bent too much for its sleeve, is hidden, or lies before skin-
 * coloured clothes. `unclearGarment`: neither sleeves nor a neckline were seen. `cutOff`: the
 * garment continues beyond its picture.
 */
export type DressAnswer = ImageFile & {
  confidence: number;
  overSleeves: boolean;
  hidesNeck: boolean;
  looseClothes: boolean;
  unclearArms: boolean;
  unclearGarment: boolean;
  cutOff: boolean;
};

/**
 * Longer side of the garment's picture, in pixels: more would be averaged away when drawn. A
 * smaller picture is enlarged, because models and measurements misread the stairs of few pixels.
 */
const garmentSide = 800;

/**
 * The whole effect: finds the body, cuts out person and garment, dresses, writes the result.
 * @throws ImageError `NoBody` if no torso is seen from the front, `InvalidInput` if the other
 * picture shows no garment, `WornOnLegs` if it shows a skirt or trousers
 */
export async function runDress(
  request: DressRequest,
  onProgress: (progress: number) => void,
): Promise<DressAnswer> {
  const person = await readRgba(request.personPath, request.maxPixels);
  const pose = checkBody(await findPose(person), person);
  onProgress(0.1);
  const garment = await cutGarment(await readGarment(request.garmentPath), request.cutoutModel);
  onProgress(0.4);
  const { alpha, confidence } = await cutOut(person, undefined);
  checkOutline(pose, alpha);
  onProgress(0.7);
  const putOn = alreadyCutOut(person) ? dressCutOut : dressPerson;
  const dressed = putOn({
    person,
    alpha,
    pose,
    garment: garment.foreground,
    garmentAlpha: garment.alpha,
    opening: garment.opening,
    kind: request.kind,
  });
  if (dressed === 'noGarment') {
    throw new ImageError('InvalidInput', 'The second picture shows no garment.', {
      reason: 'noGarment',
    });
  }
  if (dressed === 'bulkyClothes') {
    throw new ImageError('NoBody', 'The clothes that are worn are too wide to be replaced.');
  }
  onProgress(0.95);
  const { outputPath, format } = request;
  const { picture, ...warnings } = dressed;
  const origin = 'compositeWithTrainedAlgorithmicMedia';
  const file = await writeImage(picture, outputPath, format, origin);
  const sure = Math.min(confidence, garment.confidence, certaintyOf(pose));
  const { unclear: unclearGarment, cutOff } = garment.warnings;
  return { ...file, confidence: sure, ...warnings, unclearGarment, cutOff };
}

async function readGarment(path: string): Promise<RgbaImage> {
  const read = await readRgba(path, garmentSide * garmentSide * 2);
  const shrunk = shrinkImage(read, garmentSide);
  return enlarge(shrunk, garmentSide / Math.max(read.width, read.height));
}

function certaintyOf({ leftShoulder, rightShoulder, leftHip, rightHip }: BodyPose): number {
  return Math.min(
    1,
    Math.min(leftShoulder.score, rightShoulder.score, leftHip.score, rightHip.score) * 1.4,
  );
}
