import type { Stroke } from '@tintory/catalog';
import type { OutputFormat } from '@tintory/imaging';
import type { VenomRequest } from '@tintory/effects';
import { findEngine } from '../engines/find-engine.ts';
import type { Recipe } from './recipe.ts';

type Inputs = Pick<VenomRequest, 'coverage' | 'tongue' | 'background'> & {
  variation: number;
  format: OutputFormat;
  strokes: Stroke[];
};

export const imageToVenom: Recipe = async (context) => {
  const { coverage, tongue, background, variation, format, strokes } = context.inputs as Inputs;
  const engine = findEngine(context.engines, 'venom', ['onnx', 'local']);
  const outputPath = context.newPath();
  const { confidence, faces, fewPixels, ...file } = await engine.venom(
    {
      inputPath: await context.openImage(),
      outputPath,
      format,
      coverage,
      tongue,
      background,
      strokes,
      seed: variation,
      ...context.limits,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  return {
    outputs: [{ ...file, path: outputPath }],
    result: { mode: coverage, confidence, faces_found: faces, few_pixels: fewPixels },
    engine: engine.name,
  };
};
