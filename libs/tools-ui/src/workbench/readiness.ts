import type { FunctionDefinition } from '@tintory/catalog';
import type { Photo } from '../photo/read-photo.ts';
import type { OptionValues } from '../options/option-field.ts';
import { missingFields, picturesMatchFaces } from '../options/option-values.ts';
import { forbids, preflight } from './preflight.ts';

type ReadinessOptions = {
  toolId: string;
  func: FunctionDefinition;
  values: OptionValues;
  photo: Photo | null;
  /** Whether a run has something to start from. */
  hasSource: boolean;
  /** Further pictures that are kept no longer. */
  goneKeys: readonly string[];
};

/** Why a tool cannot run yet: fields that wait for something, pictures that fit no face, a size. */
export function readinessOf(options: ReadinessOptions) {
  const { toolId, func, values, photo, hasSource, goneKeys } = options;
  const missing = [...missingFields(func.fields, values), ...goneKeys];
  const matched = picturesMatchFaces(func.fields, values);
  const preflightIssue = preflight(toolId, photo?.size ?? null, values);
  const complete = hasSource && missing.length === 0 && matched && !forbids(preflightIssue);
  return { missing, matched, preflightIssue, complete };
}
