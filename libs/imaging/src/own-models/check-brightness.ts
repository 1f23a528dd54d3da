import type { OwnModel } from './own-model.ts';
import { modelTrouble } from './own-session.ts';

/**
 * Largest difference of the means of the input and the upscaled result, as a fraction of the range.
 */
const mostApart = 0.25;

/**
 * Checks that upscaling keeps the mean brightness: it changes with another range, or if mean and
 * std are still applied.
 *
 * @param input the model's, a plane for each channel
 * @throws ImageError `EngineUnavailable`
 */
export function checkBrightness(
  input: Float32Array,
  answered: readonly Float32Array[],
  model: OwnModel,
): void {
  const { mean, std, range } = model.input;
  const area = input.length / 3;
  const given = [0, 1, 2].map((i) => {
    const plane = input.subarray(i * area, (i + 1) * area);
    return meanOf(plane) * (std[i] as number) + (mean[i] as number);
  });
  const [before, after] = [meanOf(given), meanOf(answered.map(meanOf))];
  if (Math.abs(after - before) <= range * mostApart) return;
  const [was, is] = [before, after].map((value) => Number(value.toPrecision(3)));
  const what = `answers colours of ${is} in the mean where the picture has ${was}`;
  throw modelTrouble(model, `${what}; its description says 0 to ${range}.`);
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i] as number;
  return sum / values.length;
}
