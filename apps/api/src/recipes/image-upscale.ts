import { findEngine } from '../engines/find-engine.ts';
import type { OutputFormat } from '@tintory/imaging';
import type { Recipe } from './recipe.ts';

type Inputs = {
  factor: '2' | '4';
  noise: 'none' | 'light' | 'strong';
  sharpness: number;
  format: OutputFormat;
};

export const imageUpscale: Recipe = async (context) => {
  const { factor, noise, sharpness, format } = context.inputs as Inputs;
  const engine = findEngine(context.engines, 'upscale', ['onnx', 'local']);
  const outputPath = context.newPath();
  const file = await engine.upscale(
    {
      inputPath: await context.openImage(),
      outputPath,
      format,
      noise,
      factor: factor === '4' ? 4 : 2,
      sharpness: sharpness / 100,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  return {
    outputs: [{ ...file, path: outputPath }],
    result: { mode: `${factor}×` },
    engine: engine.name,
  };
};
