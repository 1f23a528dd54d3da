import { resampleImage, type Plane, type RgbaImage } from '@tintory/pixels';
import { activate } from './activation.ts';
import type { OwnModel } from './own-model.ts';
import { loadOwnModel, modelTrouble, type OwnAnswer } from './own-session.ts';
import { toInput } from './to-input.ts';

/**
 * Runs a custom model for the subject mask.
 *
 * @returns 0 to 1, in the model's output size: the picture stretched
 * @throws ImageError `EngineUnavailable` if the output is not one plane of 0 to 1
 */
export async function findMask(image: RgbaImage, model: OwnModel): Promise<Plane> {
  const { width, height } = model.input;
  const session = await loadOwnModel(model, { width, height });
  const stretched = resampleImage(image, width, height);
  const planes = toInput(stretched, { left: 0, top: 0, width, height }, model.input);
  return toMask(await session.run(planes, width, height), model);
}

/** Overshoot beyond 0 and 1 of masks that were resized within their model. */
const overshoot = 0.25;

function checkRange(mask: Float32Array, model: OwnModel): void {
  let [least, most] = [Infinity, -Infinity];
  for (const value of mask) {
    // Both comparisons are false for NaN.
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least >= -overshoot && most <= 1 + overshoot) return;
  const answers = least > most ? 'no numbers' : `${short(least)} to ${short(most)}`;
  const hint = model.output.activation === 'none' ? ' Is its activation sigmoid?' : '';
  throw modelTrouble(model, `answers ${answers}; a mask is 0 to 1.${hint}`);
}

const short = (value: number) => Number(value.toPrecision(3));

function toMask({ data, shape }: OwnAnswer, model: OwnModel): Plane {
  const [height = 0, width = 0] = shape.slice(-2);
  if (shape.length < 2 || width < 1 || height < 1 || data.length !== width * height) {
    const answers = `[${shape.join(', ')}]`;
    throw modelTrouble(model, `answers ${answers}; a mask is [1, 1, height, width].`);
  }
  const mask = activate(Float32Array.from(data), model.output.activation);
  checkRange(mask, model);
  for (let i = 0; i < mask.length; i += 1) {
    const value = mask[i] as number;
    // NaN counts as background.
    mask[i] = value > 0 ? Math.min(1, value) : 0;
  }
  return { data: mask, width, height };
}
