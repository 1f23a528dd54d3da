import {
  isOfOnePhoto,
  keptCutout,
  type FunctionDefinition,
  type Stroke,
  type ToolDefinition,
} from '@tintory/catalog';
import type { SubjectSource } from '@tintory/effects';
import type { RecipeContext } from '../../recipes/recipe.ts';

type Files = Pick<RecipeContext, 'openImage' | 'openPicture' | 'newPath'>;

/** A job's photograph with what lies on it, its cut-out to be written where others may start from it. */
export async function openSubject(
  { openImage, openPicture, newPath }: Files,
  { tool, func, inputs }: Work,
): Promise<SubjectSource> {
  const [mask] = func.fields
    .filter((field) => field.kind === 'picture' && isOfOnePhoto(field))
    .flatMap(({ key }) => inputs[key] ?? []);
  const kept = keptCutout(tool, func.id);
  return {
    inputPath: await openImage(),
    ...(typeof mask === 'string' && { maskPath: await openPicture(mask) }),
    strokes: strokesOf(func, inputs),
    ...(kept && {
      keepAt: { ...(kept === 'full' && { path: newPath() }), smallPath: newPath() },
    }),
  };
}

type Work = {
  tool: ToolDefinition;
  func: FunctionDefinition;
  inputs: Readonly<Record<string, unknown>>;
};

function strokesOf({ fields }: FunctionDefinition, inputs: Work['inputs']): Stroke[] {
  const field = fields.find(({ kind }) => kind === 'strokes');
  return ((field ? inputs[field.key] : undefined) as Stroke[] | undefined) ?? [];
}
