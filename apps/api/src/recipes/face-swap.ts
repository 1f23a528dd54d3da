import type { OutputFormat } from '@tintory/imaging';
import { findEngine } from '../engines/find-engine.ts';
import type { Recipe, RecipeContext } from './recipe.ts';

type SwapInputs = {
  target_object_id: string;
  source_object_ids: string[];
  indexes: number[];
  format: OutputFormat;
};

/** Finding faces is a question, swapping them is the work. */
export const faceSwap: Recipe = (context) =>
  context.func.id === 'detect' ? detect(context) : swap(context);

const detect: Recipe = async (context) => {
  const engine = findEngine(context.engines, 'detectFaces', ['local']);
  const inputPath = await context.openImage();
  const { faces } = await engine.detectFaces({ inputPath }, { signal: context.signal });
  return { outputs: [], result: { mode: 'detect', faces }, engine: engine.name };
};

async function swap(context: RecipeContext) {
  const inputs = context.inputs as SwapInputs;
  const engine = findEngine(context.engines, 'swapFaces', ['local']);
  const outputPath = context.newPath();
  const { swapped, fit, coarse, severalFaces, ...file } = await engine.swapFaces(
    {
      targetPath: await context.openPicture(inputs.target_object_id),
      sourcePaths: await Promise.all(inputs.source_object_ids.map(context.openPicture)),
      indexes: inputs.indexes,
      outputPath,
      format: inputs.format,
      ...context.limits,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  return {
    outputs: [{ ...file, path: outputPath }],
    result: {
      ...{ mode: 'swap', swapped, fit, coarse },
      ...(severalFaces !== undefined && { several_faces: severalFaces }),
    },
    engine: engine.name,
  };
}
