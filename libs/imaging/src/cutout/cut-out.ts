import type { RgbaImage } from '@tintory/pixels';
import { ownCutout } from '../own-models/own-cutout.ts';
import type { OwnModel } from '../own-models/own-model.ts';
import { cutoutPipeline } from './cutout-pipeline.ts';
import type { CutoutOptions, CutoutResult } from './cutout-types.ts';
import { look } from './look.ts';

/** Cuts the subject out for what is made of it next: by a model of one's own, where one is given. */
export const cutOut = (
  image: RgbaImage,
  model: OwnModel | undefined,
  options: Omit<CutoutOptions, 'look'> = {},
): Promise<CutoutResult> =>
  model ? ownCutout(image, model, options) : cutoutPipeline(image, { ...options, look });
