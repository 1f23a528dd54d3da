import { jobField, type Field, type ToolDefinition } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { objectOfJob, urlOfJob } from '../options/option-values.ts';
import type { RunSource } from './run-request.ts';

/** The function that stages a paid picture anew for nothing; undefined where a tool has none. */
export const restageFunction = ({ functions }: ToolDefinition) =>
  functions.find((func) => jobField(func)?.required);

/** The job whose cutout a further job starts from: itself, or its own base job. */
export function baseIdOf({ functions }: ToolDefinition, { id, func_id, inputs }: Job): string {
  const func = functions.find((one) => one.id === func_id);
  const key = func && jobField(func)?.key;
  const value = inputs.find((input) => input.key === key)?.value;
  return typeof value === 'string' ? value : id;
}

/** The photograph of a job as what another job starts from. */
export function sourceOfJob(fields: readonly Field[], { inputs }: Job): RunSource {
  const imageUrl = urlOfJob(inputs);
  return imageUrl === null ? { objectId: objectOfJob(fields, inputs) } : { imageUrl };
}
