import { findEngine } from '../engines/find-engine.ts';
import type { OutputFormat, UpscaleFaults } from '@tintory/imaging';
import type { Recipe } from './recipe.ts';

type Inputs = {
  factor: '2' | '4';
  noise: 'auto' | 'none' | 'strong';
  sharpness: number;
  format: OutputFormat;
};

/** The warnings of a photo's preview. */
const toldOf = ({ noisy, blocky, enlarged, fewPixels, ...faults }: UpscaleFaults) => ({
  ...{ noisy, blocky, enlarged, few_pixels: fewPixels },
  // Upscaled and small photos are soft anyway.
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
