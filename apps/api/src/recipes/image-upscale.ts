import { findEngine } from '../engines/find-engine.ts';
import type { OutputFormat, UpscaleAnswer } from '@tintory/imaging';
import type { Recipe } from './recipe.ts';

type Inputs = {
  factor: '2' | '4';
  noise: 'none' | 'light' | 'strong';
  sharpness: number;
  format: OutputFormat;
};

/** Grain and blocks that are taken out need no telling; else which `noise` takes them out. */
const left = (faults: UpscaleAnswer['faults'], noise: Inputs['noise']) => {
  if (!faults) return {};
  const { noisy, veryNoisy, blocky, enlarged, fewPixels } = faults;
  // What was enlarged is soft because of that, and what is small would be, sharp or not.
  const blurred = faults.blurred && !enlarged && !fewPixels;
  const soft = { enlarged, few_pixels: fewPixels, blurred };
  if (noise !== 'none') return soft;
  const advised: Inputs['noise'] = veryNoisy ? 'strong' : 'light';
  return { ...soft, noisy, blocky, ...((noisy || blocky) && { advised_noise: advised }) };
};

export const imageUpscale: Recipe = async (context) => {
  const { factor, noise, sharpness, format } = context.inputs as Inputs;
  const engine = findEngine(context.engines, 'upscale', ['onnx', 'local']);
  const outputPath = context.newPath();
  const { region, faults, ...file } = await engine.upscale(
    {
      inputPath: await context.openImage(),
      outputPath,
      format,
      noise,
      factor: factor === '4' ? 4 : 2,
      sharpness: sharpness / 100,
      ...context.limits,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  return {
    outputs: [{ ...file, path: outputPath }],
    result: { mode: `${factor}×`, ...(region && { region }), ...left(faults, noise) },
    engine: engine.name,
  };
};
