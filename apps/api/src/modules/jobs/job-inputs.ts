import { inputsSchema, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import type { CreateJobBody, JobInput } from '@tintory/contract';
import type { core } from 'zod';
import type { Detail } from '../../platform/detail.ts';
import { AppError } from '../../platform/errors.ts';
import { detailOfIssue } from '../../platform/issue-detail.ts';

const invalid = (details: Record<string, Detail>) => new AppError('InvalidInput', { details });

/** The function a request names, with the call type it must have. */
export function findFunction(
  tool: ToolDefinition,
  body: Pick<CreateJobBody, 'func_id' | 'call_type'>,
): FunctionDefinition {
  const func = tool.functions.find(({ id }) => id === body.func_id);
  if (!func) {
    const known = tool.functions.map(({ id }) => id).join(', ');
    throw invalid({ func_id: { text: 'noFunction', known } });
  }
  if (func.callType !== body.call_type) {
    throw invalid({ call_type: { text: 'callType', type: func.callType } });
  }
  return func;
}

/** The list of pairs as one object, checked by the function's own schema. */
export function readInputs(func: FunctionDefinition, list: JobInput[]): Record<string, unknown> {
  const given = new Map<string, JobInput['value']>();
  for (const { key, value } of list) {
    if (given.has(key)) throw invalid({ [key]: { text: 'twice' } });
    given.set(key, value);
  }
  const parsed = inputsSchema(func.fields).safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const isMissing = ({ code, path: [key, deeper] }: core.$ZodIssue) =>
    code === 'invalid_type' && deeper === undefined && !given.has(String(key));
  const details = parsed.error.issues.flatMap((issue): [string, Detail][] =>
    isMissing(issue) ? [[issue.path.join('.'), { text: 'missing' }]] : reasons(issue),
  );
  // The first reason is the most specific: a number far too large is also not a whole step.
  throw invalid(Object.fromEntries(details.toReversed()));
}

const reasons = (issue: core.$ZodIssue): [string, Detail][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [[...issue.path, key].join('.'), { text: 'unknown' }])
    : [[issue.path.join('.') || 'inputs', detailOfIssue({ ...issue })]];
