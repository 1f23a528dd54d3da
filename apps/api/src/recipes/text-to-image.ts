import type { OutputFormat } from '@tintory/imaging';
import { findEngine } from '../engines/find-engine.ts';
import type { Recipe } from './recipe.ts';
import { readSize, type ImageSize } from './read-size.ts';

type Inputs = { prompt: string; image_size: ImageSize; variation: number; format: OutputFormat };

export const textToImage: Recipe = async (context) => {
  const { prompt, image_size: size, variation, format } = context.inputs as Inputs;
  const engine = findEngine(context.engines, 'illustration', ['local']);
  const outputPath = context.newPath();
  const { understood, unknown, suggestions, ...file } = await engine.illustration(
    { prompt, ...readSize(size, context.limits), seed: variation, outputPath, format },
    { signal: context.signal, onProgress: context.onProgress },
  );
  return {
    outputs: [{ ...file, path: outputPath }],
    result: { mode: 'flat illustration', understood, unknown, suggestions },
    engine: engine.name,
  };
};
