import { bringsHair } from './kernels/brings-hair.ts';
import { comparePoses } from './kernels/compare-poses.ts';
import { faceSoftness } from './kernels/face-softness.ts';
import { hidesEyes } from './kernels/hides-eyes.ts';
import { shadesEyes } from './kernels/shades-eyes.ts';
import { stretchImage, type RgbaImage } from '@tintory/pixels';
import { swapFace } from './kernels/swap-face.ts';
import { type Face, detectFaces } from '@tintory/imaging/faces';
import { readRgba, writeImage } from '@tintory/imaging/files';
import { ImageError, type ImageFile, type OutputFormat } from '@tintory/imaging';

export type SwapFacesRequest = {
  targetPath: string;
  /** One per index, or one for all. */
  sourcePaths: string[];
  /** Indexes of the target's faces as in `runDetectFaces`, without duplicates. */
  indexes: number[];
  outputPath: string;
  format: OutputFormat;
  /** Largest number of pixels in the result; faces are found in the full picture. */
  maxPixels?: number;
};

/**
 * `swapped`: the indexes in the order of the request. `fit`: how alike the poses are, for the worst
 * pair. `coarse`: whether a new face is visibly softer than the one replaced, because it was small,
 * blurred or enlarged. `covered`: whether dark glasses hide the eyes of a new face; `shaded`:
 * whether its eyes are in the dark or shut. `hair`: whether hair over half of a new face comes
 * along. `severalFaces`: the largest number of candidate faces in a source, if more than one.
 */
export type SwapFacesAnswer = ImageFile & {
  swapped: number[];
  fit: 'good' | 'fair';
  coarse: boolean;
  covered: boolean;
  shaded: boolean;
  hair: boolean;
  severalFaces?: number;
};

/** Sources are read at this many pixels at most: only their faces are used. */
const sourcePixels = 4_000_000;

/** A face this many times softer than the one replaced looks coarse. */
const mostSofter = 1.7;

/**
 * A face of fewer pixels in height looks coarse if enlarged by more than this factor, however sharp
 * it is for its size: its eyes are lost.
 */
const [fewPixels, mostEnlarged] = [80, 1.3];

/**
 * Least height of a candidate face, as a share of the largest one's; smaller ones are in the
 * background.
 */
const leastOfLargest = 0.5;

type Pair = {
  target: Face;
  /** `faces`: the number of candidate faces; `face` is the largest. */
  source: { image: RgbaImage; face: Face; faces: number };
  fit: SwapFacesAnswer['fit'];
  coarse: boolean;
};

/**
 * The whole task: read, detect, compare, swap the faces in turn, write. Every pair is compared
 * before any swap.
 *
 * @throws ImageError `NoFace` if target or source show none, `FacesDiffer` if poses differ too
 *   much, `InvalidInput` for an unknown index or a wrong number of sources
 */
export async function runSwapFaces(
  request: SwapFacesRequest,
  onProgress: (progress: number) => void,
): Promise<SwapFacesAnswer> {
  checkNumbers(request);
  const { indexes, sourcePaths } = request;
  let image = await readRgba(request.targetPath);
  const faces = await detectFaces(image, { mayLie: true });
  if (faces.length === 0) throw new ImageError('NoFace', 'The picture shows no face.');
  checkIndexes(indexes, faces);
  onProgress(0.25);
  const sources: Pair['source'][] = [];
  for (const path of sourcePaths) {
    sources.push(await readSource(path));
    onProgress(0.25 + (0.35 * sources.length) / sourcePaths.length);
  }
  const pairs = indexes.map((index, i) =>
    pairUp(
      image,
      faces[index] as Face,
      sources[sources.length === 1 ? 0 : i] as Pair['source'],
      index,
    ),
  );
  for (const [done, { target, source }] of pairs.entries()) {
    image = swapFace(image, target, source.image, source.face);
    onProgress(0.6 + (0.35 * (done + 1)) / pairs.length);
  }
  const { outputPath, format, maxPixels } = request;
  const source = 'compositeWithTrainedAlgorithmicMedia';
  const file = await writeImage(noLarger(image, maxPixels), outputPath, format, source);
  const hidden = sources.map(({ image, face }) => hidesEyes(image, face));
  const severalFaces = Math.max(...sources.map(({ faces }) => faces));
  return {
    ...file,
    ...(severalFaces > 1 && { severalFaces }),
    swapped: indexes,
    fit: pairs.some(({ fit }) => fit === 'fair') ? 'fair' : 'good',
    coarse: pairs.some(({ coarse }) => coarse),
    covered: hidden.includes(true),
    shaded: sources.some(({ image, face }, i) => !hidden[i] && shadesEyes(image, face)),
    hair: sources.some(({ image, face }) => bringsHair(image, face)),
  };
}

function noLarger(image: RgbaImage, maxPixels = Infinity): RgbaImage {
  const scale = Math.sqrt(maxPixels / (image.width * image.height));
  if (scale >= 1) return image;
  const shrunk = (side: number) => Math.max(1, Math.floor(side * scale));
  return stretchImage(image, shrunk(image.width), shrunk(image.height));
}

/**
 * How many times softer a new face is than the one replaced; its enlargement if blur cannot be
 * measured.
 */
function softer(image: RgbaImage, target: Face, source: Pair['source']): number {
  const [there, here] = [faceSoftness(image, target), faceSoftness(source.image, source.face)];
  return there && here ? here / there : target.box.height / source.face.box.height;
}

/** Whether a new face has so few pixels that enlarging smears its eyes. */
const isEnlarged = (target: Face, { face }: Pair['source']): boolean =>
  face.box.height < fewPixels && target.box.height > mostEnlarged * face.box.height;

function checkNumbers({ indexes, sourcePaths }: SwapFacesRequest): void {
  if (indexes.length === 0 || new Set(indexes).size < indexes.length) {
    throw new ImageError('InvalidInput', 'Each face to swap is named once, and at least one is.');
  }
  if (sourcePaths.length !== 1 && sourcePaths.length !== indexes.length) {
    throw new ImageError('InvalidInput', 'There is one source for all faces or one for each.');
  }
}

/** Checks all indexes before any source is read: a wrong index is the most specific error. */
function checkIndexes(indexes: readonly number[], faces: readonly Face[]): void {
  const missing = indexes.find((index) => !faces[index]);
  if (missing === undefined) return;
  throw new ImageError('InvalidInput', `There is no face ${missing}.`, { reason: 'faceMissing' });
}

/** Picks the largest face of a source; smaller ones are in the background. */
async function readSource(path: string): Promise<Pair['source']> {
  const image = await readRgba(path, sourcePixels);
  const found = (await detectFaces(image, { mayLie: true })).sort(
    (a, b) => b.box.height - a.box.height,
  );
  const [face] = found;
  if (!face) throw new ImageError('NoFace', 'A source shows no face.');
  const meant = found.filter(({ box }) => box.height >= face.box.height * leastOfLargest);
  return { image, face, faces: meant.length };
}

function pairUp(image: RgbaImage, target: Face, source: Pair['source'], index: number): Pair {
  const { fit } = comparePoses(target, source.face);
  if (!target.steady || !source.face.steady || fit === 'poor') {
    throw new ImageError('FacesDiffer', `The source looks another way than face ${index}.`);
  }
  const coarse = softer(image, target, source) > mostSofter || isEnlarged(target, source);
  return { target, source, fit, coarse };
}
