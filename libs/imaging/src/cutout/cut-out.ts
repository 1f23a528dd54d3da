import { mapPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { ownCutout } from '../own-models/own-cutout.ts';
import type { OwnModel } from '../own-models/own-model.ts';
import { alreadyCutOut } from './already-cut-out.ts';
import { applyStrokes } from './apply-strokes.ts';
import { cutoutPipeline } from './cutout-pipeline.ts';
import type { CutoutOptions, CutoutResult } from './cutout-types.ts';
import { look } from './find-hints.ts';

/**
 * Cuts the subject out, with the custom model if given. In a picture that is a cutout already, the
 * visible part is the subject.
 */
export async function cutOut(
  image: RgbaImage,
  model: OwnModel | undefined,
  options: Omit<CutoutOptions, 'look'> = {},
): Promise<CutoutResult> {
  const shown = alreadyCutOut(image);
  if (shown) return cutAgain(image, shown, options);
  return model ? ownCutout(image, model, options) : cutoutPipeline(image, { ...options, look });
}

/** Strokes hide and restore visible pixels; those transparent in the input stay transparent. */
function cutAgain(image: RgbaImage, shown: Plane, { strokes }: CutoutOptions): CutoutResult {
  const stroked = applyStrokes(image, shown, 1, strokes);
  const alpha = mapPlane(stroked, (value, i) => Math.min(value, shown.data[i] as number));
  const data = image.data.slice();
  for (let i = 0; i < alpha.data.length; i += 1) data[i * 4 + 3] = (alpha.data[i] as number) * 255;
  return { alpha, foreground: { ...image, data }, confidence: 1, warnings: [], faint: false };
}
