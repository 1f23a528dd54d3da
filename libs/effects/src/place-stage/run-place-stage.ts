import { remember, writeImage, type ImageSize } from '@tintory/imaging/files';
import { findSubject, sizeOf } from '../stage/find-subject.ts';
import { applyFrame } from '../stage/frame.ts';
import { frameOpening } from '../stage/frame-opening.ts';
import { placeSubject } from '../stage/place-subject.ts';
import type { PlaceScene, PlaceStageAnswer, PlaceStageRequest, PlaceView } from './place-types.ts';
import { readPanorama } from './read-panorama.ts';
import { readSurface, stageScene, type Library } from './stage-scene.ts';
import { findFlags } from './subject/find-flags.ts';
import { fittingGround } from './subject/fitting-ground.ts';
import { prepareSubject, type Prepared } from './subject/prepare-subject.ts';

/**
 * Previews follow each other quickly, mostly in the same place: this process caches the last three
 * files of each kind.
 */
const recent = { panorama: remember(readPanorama, 3), surface: remember(readSurface, 3) };

/**
 * The whole task: cut the subject out once, find how it was photographed, then stage it in each
 * place. Files shared by scenes are read once.
 */
export async function runPlaceStage(
  request: PlaceStageRequest,
  onProgress: (progress: number) => void,
): Promise<PlaceStageAnswer> {
  const { prepared, size, isTrimmed, told } = await findPrepared(request, (progress) =>
    onProgress(progress * 0.5),
  );
  const library = libraryFor(request);
  const [files, views] = [[], []] as [PlaceStageAnswer['files'], PlaceView[]];
  for (const [index, scene] of request.scenes.entries()) {
    const { frame = 'none', outputPath } = scene;
    const placed = await place(prepared, scene, { size, isTrimmed });
    const { image, view } = await stageScene(scene, { ...prepared, placed }, library);
    views.push(view);
    const source = 'compositeWithTrainedAlgorithmicMedia';
    const framed = await applyFrame(image, frame);
    files.push(await writeImage(framed, outputPath, request.format, source));
    onProgress(0.5 + (0.5 * (index + 1)) / request.scenes.length);
  }
  return { files, views, ...told };
}

/** Keeps no reference to the photograph: the stage needs the memory. */
async function findPrepared(request: PlaceStageRequest, onProgress: (progress: number) => void) {
  const subject = await findSubject(request, onProgress);
  const prepared = await prepareSubject(subject, request.title);
  const { traits } = prepared;
  const { confidence, faint, isTrimmed } = subject;
  const grounds = request.scenes.map(({ ground }) => fittingGround(ground, traits));
  const flags = findFlags(subject, prepared, grounds);
  const told = {
    ...{ thing: traits.thing, flags, confidence, faint },
    found: { ...subject.found, traits },
  };
  return { prepared, size: sizeOf(request, subject.original), isTrimmed, told };
}

function place(
  { foreground, traits }: Prepared,
  { padding, placement = 'fit', foot, frame = 'none' }: PlaceScene,
  { size, isTrimmed }: { size: ImageSize; isTrimmed: boolean },
) {
  const opening = frame === 'none' ? undefined : frameOpening(frame, size);
  const ground = traits.lies ? undefined : foot;
  return placeSubject(foreground, { ...size, placement, padding, ground, opening, isTrimmed });
}

/** A full-size picture needs all memory, so the cache is emptied. */
function libraryFor({ cutout, maxPixels }: PlaceStageRequest): Library {
  if (cutout && maxPixels) return recent;
  recent.panorama.forget();
  recent.surface.forget();
  return { panorama: remember(readPanorama), surface: remember(readSurface) };
}
