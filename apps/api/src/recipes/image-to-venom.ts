import { findEngine } from '../engines/find-engine.ts';
import type { Recipe } from './recipe.ts';

type Inputs = { format: 'png' | 'webp' | 'jpeg' };

export const imageToVenom: Recipe = async (context) => {
  const { format } = context.inputs as Inputs;
  // Ask for the capability the tool needs; engines in order of preference.
  const engine = findEngine(context.engines, 'cutout', ['local']);
  const outputPath = context.newPath();
  const { confidence, ...file } = await engine.cutout(
    {
      inputPath: await context.openImage(),
      outputPath,
      background: { kind: 'transparent' },
      crop: false,
      format,
      strokes: [],
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  return { outputs: [{ ...file, path: outputPath }], result: { confidence }, engine: engine.name };
};
