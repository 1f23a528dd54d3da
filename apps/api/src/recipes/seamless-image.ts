import { findEngine } from '../engines/find-engine.ts';
import type { OutputFormat } from '@tintory/imaging';
import type { Recipe } from './recipe.ts';

type Inputs = {
  mode: 'auto' | 'cut' | 'quilt' | 'mirror';
  flatten: number;
  format: OutputFormat;
};

/** The same picture always becomes the same tile. */
const seed = 1;

export const seamlessImage: Recipe = async (context) => {
  const { mode, flatten, format } = context.inputs as Inputs;
  const engine = findEngine(context.engines, 'seamless', ['local']);
  const outputPath = context.newPath();
  const {
    mode: done,
    even,
    ...file
  } = await engine.seamless(
    {
      inputPath: await context.openImage(),
      outputPath,
      format,
      mode,
      flatten: flatten / 100,
      seed,
      ...context.limits,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  return {
    outputs: [{ ...file, path: outputPath }],
    result: { mode: done, even },
    engine: engine.name,
  };
};
