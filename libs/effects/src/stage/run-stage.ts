import { castShadow } from './kernels/cast-shadow.ts';
import { composeStage } from './kernels/compose-stage.ts';
import { createRandom, type RgbaImage } from '@tintory/pixels';
import { relight } from './kernels/relight.ts';
import { writeImage, type ImageSize } from '@tintory/imaging/files';
import type { StageAnswer, StageRequest, StageScene } from './stage-request.ts';
import { makeBackdrop } from './backdrop.ts';
import { findSubject, sizeOf } from './find-subject.ts';
import { type Subject } from './subject.ts';
import { applyFrame } from './frame.ts';
import { frameOpening } from './frame-opening.ts';
import { placeSubject } from './place-subject.ts';

/** Where a subject stands in its own background or in a picture, in heights from the top. */
const standsAt = 0.86;

/** A subject enlarged more than this is soft, with rough edges. */
const mostEnlarged = 4;

/**
 * The whole task: cut the subject out once, then put it into each scene.
 *
 * @throws ImageError as `requireSubject` and `readMask` do
 */
export async function runStage(
  request: StageRequest,
  onProgress: (progress: number) => void,
): Promise<StageAnswer> {
  const subject = await findSubject(request, (progress) => onProgress(progress * 0.6));
  const size = sizeOf(request, subject.original);
  // Without a requested size, pictures have the photograph's scale.
  const shrunk = request.size ? size.width / request.size.width : subject.scale;
  const files: StageAnswer['files'] = [];
  let fewPixels = false;
  for (const [index, scene] of request.scenes.entries()) {
    const { image, scale } = await stage(subject, scene, size);
    fewPixels ||= (scale * subject.scale) / shrunk > mostEnlarged;
    const framed = await applyFrame(image, scene.frame);
    const source = 'compositeWithTrainedAlgorithmicMedia';
    files.push(await writeImage(framed, scene.outputPath, request.format, source));
    onProgress(0.6 + (0.4 * (index + 1)) / request.scenes.length);
  }
  const { confidence, warnings, faint, found } = subject;
  return { files, confidence, warnings, faint, fewPixels, found };
}

async function stage(
  { original, alpha, foreground, isTrimmed }: Subject,
  scene: StageScene,
  size: ImageSize,
): Promise<{ image: RgbaImage; scale: number }> {
  const { placement, padding, frame, relight: amount } = scene;
  const lightSide = createRandom(scene.seed)() < 0.5 ? -1 : 1;
  const opening = frame === 'none' ? undefined : frameOpening(frame, size);
  const ground = hasFloor(scene) ? standsAt : undefined;
  const place = { ...size, placement, padding, ground, opening, isTrimmed };
  const placed = await placeSubject(foreground, place);
  const backdrop = await makeBackdrop(scene.backdrop, { ...size, original, alpha });
  relight(placed.layer, backdrop, { amount, lightSide });
  const isShadeless = placed.cutBelow || scene.backdrop.kind === 'blur' || scene.shadow === 'none';
  const light = castShadow(placed.layer, {
    strength: isShadeless ? 0 : scene.shadowStrength,
    cast: scene.shadow === 'cast',
    side: lightSide === 1 ? -1 : 1,
  });
  return { image: composeStage(placed.layer, backdrop, light), scale: placed.scale };
}

/** Whether there may be a floor to stand on: only photographs have one. */
const hasFloor = ({ backdrop: { kind } }: Pick<StageScene, 'backdrop'>): boolean =>
  kind === 'picture' || kind === 'blur';
