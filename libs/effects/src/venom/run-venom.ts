import { makeVenom } from './kernels/make-venom.ts';
import { cutOut, requireSubject } from '@tintory/imaging/cutout';
import { detectFaces } from '@tintory/imaging/faces';
import { writeImage, type ImageSize } from '@tintory/imaging/files';
import { readPhoto } from '../stage/read-photo.ts';
import type { VenomAnswer, VenomRequest } from './venom-types.ts';

/** Intensity by coverage: over half of the face, or over everything. */
const intensities = { half: 0.15, full: 1 } as const;

/**
 * A photo with a shorter side than this, in pixels, is enlarged: teeth and strands need the pixels.
 */
const leastSide = 360;

/** A photo enlarged by more than this factor stays soft. */
const mostEnlarged = 1.5;

const timesOf = ({ width, height }: ImageSize) => leastSide / Math.min(width, height);

/**
 * The whole task: find subject and faces, grow the creature over them, write it.
 *
 * @throws ImageError as `requireSubject` does if there is no face either
 */
export async function runVenom(
  request: VenomRequest,
  onProgress: (progress: number) => void,
): Promise<VenomAnswer> {
  const { image, own } = await readPhoto(request, (_, photo) => timesOf(photo));
  // The faces' model computes while the cutout's own work blocks this thread.
  const [{ alpha, foreground, confidence }, faces] = await Promise.all([
    cutOut(image, request.cutoutModel, {
      strokes: request.strokes ?? [],
      onProgress: (progress) => onProgress(progress * 0.45),
    }),
    detectFaces(image),
  ]);
  // A face is proof enough of a subject, even if it fills the picture.
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
