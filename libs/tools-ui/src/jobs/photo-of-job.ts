import { findTool } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { objectOfJob } from '../options/option-values.ts';

/** Where the photo is stored that a job worked on; null where it took none. */
export function photoOfJob({ tool_id, func_id, inputs }: Job): string | null {
  const func = findTool(tool_id)?.functions.find(({ id }) => id === func_id);
  return func ? objectOfJob(func.fields, inputs) : null;
}
