import {
  castShadow,
  composeStage,
  createRandom,
  fallSnow,
  relight,
  toneOf,
  toneSubject,
  type RgbaImage,
} from '@tintory/pixels';
import { writeImage } from '../files/write-image.ts';
import type { StageAnswer, StageRequest, StageScene } from '../tasks.ts';
import { makeBackdrop } from './backdrop.ts';
import { angleOf, behindCut, groundOf, isSeenFromFront, straightDown } from './camera-angle.ts';
import { findSubject, sizeOf, type Subject } from './find-subject.ts';
import { applyFrame } from './frame.ts';
import { frameOpening } from './frame-opening.ts';
import { placeSubject } from './place-subject.ts';
import type { Size } from './read-photo.ts';
import { seenFromAbove } from './seen-from-above.ts';

/** How much of a light's colour a subject takes on that is relit wholly: it stays what is sold. */
const subjectTone = 0.55;

/** A subject that is enlarged more often than this is soft, and what it has of edges is rough. */
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
  // Pictures as large as the photograph have as many pixels for it as it has.
  const shrunk = request.size ? size.width / request.size.width : subject.scale;
  const above = seenFromAbove(subject.alpha);
  const files: StageAnswer['files'] = [];
  let [fewPixels, tilted, isPinned] = [false, false, false];
  for (const [index, scene] of request.scenes.entries()) {
    const looksDown = scene.isFromAbove ? straightDown : above;
    const { image, scale, ...placed } = await stage(subject, scene, size, looksDown);
    fewPixels ||= (scale * subject.scale) / shrunk > mostEnlarged;
    isPinned ||= placed.isPinned;
    tilted ||= looksDown !== undefined && isSeenFromFront(scene.backdrop);
    const framed = await applyFrame(image, scene.frame);
    const source = 'compositeWithTrainedAlgorithmicMedia';
    files.push(await writeImage(framed, scene.outputPath, request.format, source));
    onProgress(0.6 + (0.4 * (index + 1)) / request.scenes.length);
  }
  const { confidence, faint } = subject;
  return { files, confidence, faint, fewPixels, tilted, isPinned };
}

async function stage(
  subject: Subject,
  scene: StageScene,
  size: Size,
  above: number | undefined,
): Promise<{ image: RgbaImage; scale: number; isPinned: boolean }> {
  const { placement, padding, lights = [] } = scene;
  const angle = angleOf(scene, above);
  const { aside, closer } = angle;
  const ground = groundOf(scene, angle);
  const lightSide = angle.lightSide ?? (createRandom(scene.seed)() < 0.5 ? -1 : 1);
  const opening = scene.frame === 'none' ? undefined : frameOpening(scene.frame, size);
  const { isTrimmed } = subject;
  const place = { ...size, placement, padding, ground, aside, closer, opening, isTrimmed };
  const placed = await placeSubject(subject.foreground, place);
  const view = placed.cutBelow ? behindCut(angle, scene.backdrop) : angle;
  const { original, alpha } = subject;
  const options = {
    ...size,
    seamAt: view.seamAt ?? Math.max(view.leastWall, placed.foot - view.floorBehind),
    lightSide,
    seed: scene.seed,
    view: view.studio,
    lights,
    original,
    alpha,
  } as const;
  const backdrop = await makeBackdrop(scene.backdrop, options);
  relight(placed.layer, backdrop, { amount: scene.relight, lightSide });
  const tone = toneOf(lights);
  if (tone) toneSubject(placed.layer, tone, { amount: subjectTone * scene.relight, lightSide });
  const strength = placed.cutBelow || scene.backdrop.kind === 'blur' ? 0 : scene.shadowStrength;
  const light = castShadow(placed.layer, {
    strength: scene.shadow === 'none' ? 0 : strength,
    cast: scene.shadow === 'cast',
    side: lightSide === 1 ? -1 : 1,
    fall: view.fall,
  });
  const composed = composeStage(placed.layer, backdrop, light);
  const image = lights.includes('snow') ? fallSnow(composed, scene.seed) : composed;
  return { image, scale: placed.scale, isPinned: placed.isPinned };
}
