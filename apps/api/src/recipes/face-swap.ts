import { ImageError, type OutputFormat } from '@tintory/imaging';
import { findEngine } from '../engines/find-engine.ts';
import { AppError } from '../platform/errors.ts';
import type { Recipe, RecipeContext } from './recipe.ts';

type SwapInputs = {
  target_object_id: string;
  source_object_ids: string[];
  indexes: number[];
  format: OutputFormat;
};

/** Finding faces is a preflight, swapping them is the job. */
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
  const targetPath = await context.openPicture(inputs.target_object_id);
  const swapping = engine.swapFaces(
    {
      targetPath,
      sourcePaths: await Promise.all(inputs.source_object_ids.map(context.openPicture)),
      indexes: inputs.indexes,
      outputPath,
      format: inputs.format,
      ...context.limits,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  const { swapped, fit, coarse, covered, shaded, hair, severalFaces, ...file } =
    await swapping.catch(async (cause: unknown) => {
      throw await nameFaceless(cause, context, targetPath);
    });
  return {
    outputs: [{ ...file, path: outputPath }],
    result: {
      ...{ mode: 'swap', swapped, fit, coarse, covered, shaded, hair },
      ...(severalFaces !== undefined && { several_faces: severalFaces }),
    },
    engine: engine.name,
  };
}

/** The same failure with the input in which no face was found: engines know no inputs. */
async function nameFaceless(
  cause: unknown,
  { engines, signal }: RecipeContext,
  targetPath: string,
): Promise<unknown> {
  if (!(cause instanceof ImageError) || cause.code !== 'NoFace') return cause;
  const engine = findEngine(engines, 'detectFaces', ['local']);
  const { faces } = await engine.detectFaces({ inputPath: targetPath }, { signal });
  const key = faces.length === 0 ? 'target_object_id' : 'source_object_ids';
  return new AppError('NoFace', { cause, details: { [key]: { text: 'unusable' } } });
}
