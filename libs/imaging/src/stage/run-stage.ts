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
import { cutOut } from '../cutout/cut-out.ts';
import type { CutoutResult } from '../cutout/cutout-types.ts';
import { requireSubject } from '../cutout/require-subject.ts';
import { readRgba } from '../files/read-rgba.ts';
import { writeImage } from '../files/write-image.ts';
import type { StageAnswer, StageRequest, StageScene } from '../tasks.ts';
import { makeBackdrop } from './backdrop.ts';
import { applyFrame } from './frame.ts';
import { frameOpening } from './frame-opening.ts';
import { placeSubject } from './place-subject.ts';
import { readMask } from './read-mask.ts';
import { stageViews } from './views.ts';

type Subject = CutoutResult & { original: RgbaImage };

/** How much of a light's colour a subject takes on that is relit wholly: it stays what is sold. */
const subjectTone = 0.55;

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
  const files: StageAnswer['files'] = [];
  for (const [index, scene] of request.scenes.entries()) {
    const image = await stage(subject, scene, sizeOf(request, subject.original));
    const framed = await applyFrame(image, scene.frame);
    const source = 'compositeWithTrainedAlgorithmicMedia';
    files.push(await writeImage(framed, scene.outputPath, request.format, source));
    onProgress(0.6 + (0.4 * (index + 1)) / request.scenes.length);
  }
  return { files, confidence: subject.confidence, faint: subject.faint };
}

async function findSubject(
  request: StageRequest,
  onProgress: (progress: number) => void,
): Promise<Subject> {
  const original = await readRgba(request.inputPath, request.maxPixels);
  const { strokes, maskPath, cutoutModel } = request;
  if (maskPath) {
    return { original, ...(await readMask(maskPath, original)), confidence: 1, faint: false };
  }
  const result = await cutOut(original, cutoutModel, { strokes, onProgress });
  requireSubject(original, result.alpha, strokes.length > 0 ? 1 : result.confidence);
  return { original, ...result };
}

/** The size asked for, no larger than a preview may be; without one that of the photograph. */
function sizeOf(
  { size, maxPixels }: Pick<StageRequest, 'size' | 'maxPixels'>,
  { width, height }: RgbaImage,
) {
  if (!size) return { width, height };
  const scale = Math.min(1, Math.sqrt((maxPixels ?? Infinity) / (size.width * size.height)));
  return { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
}

type Size = { width: number; height: number };

async function stage(subject: Subject, scene: StageScene, size: Size): Promise<RgbaImage> {
  const { placement, padding, lights = [] } = scene;
  const { ground, aside, floorBehind, leastWall, fall, ...view } =
    stageViews[scene.view ?? 'usual'];
  const lightSide = view.lightSide ?? (createRandom(scene.seed)() < 0.5 ? -1 : 1);
  const opening = scene.frame === 'none' ? undefined : frameOpening(scene.frame, size);
  const place = { ...size, placement, padding, ground, aside, opening };
  const placed = await placeSubject(subject.foreground, place);
  // Whoever is cut by the lower edge stands in front of a wall: no floor could be right.
  const seamAt = placed.cutBelow ? 1.3 : Math.max(leastWall, placed.foot - floorBehind);
  const { original, alpha } = subject;
  const options = {
    ...size,
    seamAt,
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
    fall,
  });
  const image = composeStage(placed.layer, backdrop, light);
  return lights.includes('snow') ? fallSnow(image, scene.seed) : image;
}
