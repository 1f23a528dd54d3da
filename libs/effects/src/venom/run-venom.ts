import { makeVenom } from './kernels/make-venom.ts';
import { cutOut, requireSubject } from '@tintory/imaging/cutout';
import { detectFaces } from '@tintory/imaging/faces';
import { writeImage, type ImageSize } from '@tintory/imaging/files';
import { readPhoto } from '../stage/read-photo.ts';
import type { VenomAnswer, VenomRequest } from './venom-types.ts';

/** How far the symbiote comes: over half of the face, or over all. */
const intensities = { half: 0.15, full: 1 } as const;

/** Teeth and strands need as many pixels: a photo whose shorter side has fewer is enlarged. */
const leastSide = 360;

/** One that is enlarged more than this many times stays soft. */
const mostEnlarged = 1.5;

const timesOf = ({ width, height }: ImageSize) => leastSide / Math.min(width, height);

/**
 * The whole task: find subject and faces, grow the creature over them, write it.
 *
 * @throws ImageError as `requireSubject` does where there is no face either
 */
export async function runVenom(
  request: VenomRequest,
  onProgress: (progress: number) => void,
): Promise<VenomAnswer> {
  const { image, own } = await readPhoto(request, (_, photo) => timesOf(photo));
  // The faces' model computes while the cutout's own work holds this thread.
  const [{ alpha, foreground, confidence }, faces] = await Promise.all([
    cutOut(image, request.cutoutModel, {
      strokes: request.strokes ?? [],
      onProgress: (progress) => onProgress(progress * 0.45),
    }),
    detectFaces(image),
  ]);
  // A face that fills the picture is subject enough.
  const isMarked = (request.strokes ?? []).length > 0;
  if (faces.length === 0) requireSubject(image, alpha, isMarked ? 1 : confidence);
  onProgress(0.5);
  const creature = makeVenom(image, {
    alpha,
    foreground,
    faces,
    intensity: intensities[request.coverage],
    tongue: request.tongue,
    background: request.background,
    seed: request.seed,
    onProgress: (progress) => onProgress(0.5 + 0.4 * progress),
  });
  const source = 'compositeWithTrainedAlgorithmicMedia';
  const file = await writeImage(creature, request.outputPath, request.format, source);
  onProgress(1);
  return { ...file, confidence, faces: faces.length, fewPixels: timesOf(own) > mostEnlarged };
}
