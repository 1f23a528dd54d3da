import { createHash } from 'node:crypto';
import { inputsSchema, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import type { CreateJobBody, JobInput } from '@tintory/contract';
import type { core } from 'zod';
import { AppError } from '../../platform/errors.ts';

const invalid = (details: Record<string, string>) => new AppError('InvalidInput', { details });

/** The function a request names, with the call type it must have. */
export function findFunction(
  tool: ToolDefinition,
  body: Pick<CreateJobBody, 'func_id' | 'call_type'>,
): FunctionDefinition {
  const func = tool.functions.find(({ id }) => id === body.func_id);
  if (!func) {
    const known = tool.functions.map(({ id }) => id).join(', ');
    throw invalid({ func_id: `This tool has no such function; it has: ${known}.` });
  }
  if (func.callType !== body.call_type) {
    throw invalid({ call_type: `This function is called ${func.callType}.` });
  }
  return func;
}

/** The list of pairs as one object, checked by the function's own schema. */
export function readInputs(func: FunctionDefinition, list: JobInput[]): Record<string, unknown> {
  const given = new Map<string, JobInput['value']>();
  for (const { key, value } of list) {
    if (given.has(key)) throw invalid({ [key]: 'Given twice.' });
    given.set(key, value);
  }
  const parsed = inputsSchema(func.fields).safeParse(Object.fromEntries(given));
  if (!parsed.success) throw invalid(Object.fromEntries(parsed.error.issues.flatMap(reasons)));
  return parsed.data;
}

const reasons = (issue: core.$ZodIssue): [string, string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [key, 'This function has no such input.'])
    : [[issue.path.join('.') || 'inputs', issue.message]];

/** Tells one request from another under the same idempotency key. */
export const hashBody = (body: CreateJobBody): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');
