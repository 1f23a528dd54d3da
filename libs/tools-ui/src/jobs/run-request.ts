import { jobField, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import type { CreateJobBody, JobInput } from '@tintory/contract';
import type { Stroke } from '@tintory/pixels';
import type { OptionValues } from '../options/option-field.ts';
import { imageUrlKey, jobInputs } from '../options/option-values.ts';
import type { Photo } from '../photo/read-photo.ts';
import { storeFields } from './origin-of-job.ts';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import { strokeInputs } from './stroke-inputs.ts';

/**
 * A photo at hand, one that an earlier job uploaded or fetched from its address, as a batch does with
 * pictures of a store, or none for a tool that needs none.
 */
export type RunSource =
  { photo: Photo } | { objectId: string } | { imageUrl: string } | { objectId: null };
export type RunRequest = {
  source: RunSource;
  /** The picture of a store that the photo is, or was made from. */
  origin?: PhotoOrigin | null;
  values: OptionValues;
  /** What the job is to carry beside its inputs. */
  metadata?: NonNullable<CreateJobBody['metadata']>;
  /** What to keep and what to erase, where the function takes it. */
  strokes?: readonly Stroke[];
  func: FunctionDefinition;
  /** The job whose cut-out it starts from, where the function takes one. */
  baseJobId?: string;
  /** The free function that is looked at before another one is charged. */
  lookFunc?: FunctionDefinition | undefined;
};

/** The job it asks for, once its photo is uploaded. */
export function bodyOf(
  tool: ToolDefinition,
  run: RunRequest,
  objectId: string | null,
): CreateJobBody {
  const { func, values, strokes = [], origin, source } = run;
  const store = storeFields(origin);
  const fetched = 'imageUrl' in source ? [{ key: imageUrlKey, value: source.imageUrl }] : [];
  return {
    tool_id: tool.id,
    func_id: func.id,
    call_type: func.callType,
    ...store,
    ...(run.metadata && { metadata: { ...store.metadata, ...run.metadata } }),
    inputs: [
      ...fetched,
      ...jobInputs(func.fields, values, objectId),
      ...strokeInputs(func.fields, strokes),
      ...baseInputs(func, run.baseJobId),
    ],
  };
}

function baseInputs(func: FunctionDefinition, baseJobId: string | undefined): JobInput[] {
  const field = jobField(func);
  return field && baseJobId !== undefined ? [{ key: field.key, value: baseJobId }] : [];
}
