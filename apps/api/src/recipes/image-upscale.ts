import { findEngine } from '../engines/find-engine.ts';
import type { OutputFormat, UpscaleFaults } from '@tintory/imaging';
import type { Recipe } from './recipe.ts';

type Inputs = {
  factor: '2' | '4';
  noise: 'auto' | 'none' | 'strong';
  sharpness: number;
  format: OutputFormat;
};

/** What a preview has to tell of a photo. */
const toldOf = ({ noisy, blocky, enlarged, fewPixels, ...faults }: UpscaleFaults) => ({
  ...{ noisy, blocky, enlarged, few_pixels: fewPixels },
  // What was enlarged is soft because of that, and what is small would be, sharp or not.
  blurred: faults.blurred && !enlarged && !fewPixels,
});

export const imageUpscale: Recipe = async (context) => {
  const { factor, noise, sharpness, format } = context.inputs as Inputs;
  const engine = findEngine(context.engines, 'upscale', ['onnx', 'local']);
  const outputPath = context.newPath();
  const { path: inputPath, jpegQuality } = await context.openPhoto();
  const { region, cleaned, faults, ...file } = await engine.upscale(
    {
      inputPath,
      ...(jpegQuality !== null && { jpegQuality }),
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
    result: {
      mode: `${factor}×`,
      ...(noise !== 'none' && { cleaned }),
      ...(region && { region }),
      ...(faults && toldOf(faults)),
    },
    engine: engine.name,
  };
};
