import { findTool } from '@tintory/catalog';
import { enlargedFromKeys, photoNameKey, type Job, type JobOutput } from '@tintory/contract';
import { originOfJob } from '../jobs/origin-of-job.ts';
import type { RunRequest } from '../jobs/run-request.ts';
import { defaultValues, objectOfJob } from '../options/option-values.ts';
import { factors, type Factor } from './enlargement.ts';
import type { LargerSource } from '../results/larger-source.ts';

function findEnlarger() {
  const tool = findTool('image_upscale');
  const func = tool?.functions.find(({ id }) => id === 'run');
  if (!tool || !func) throw new Error('The catalog has no tool that enlarges.');
  return { tool, func };
}

/** What makes a result larger: the upscaler, at its own price. */
export const enlarger = findEnlarger();

/** The longest value that a job's metadata may have. */
const longestName = 500;

/** The type of the result, so that what is transparent stays so. */
const formatOf = ({ content_type: type }: JobOutput): string =>
  ({ 'image/jpeg': 'jpeg', 'image/webp': 'webp' })[type] ?? 'png';

/** A result's label: its text or its photo. */
const nameOf = ({ inputs, metadata }: Job): string => {
  const prompt = inputs.find(({ key }) => key === 'prompt')?.value;
  return String(prompt ?? metadata[photoNameKey] ?? '').slice(0, longestName);
};

/** Our own pictures have neither grain nor blocks: nothing is cleaned before they grow. */
export const enlargeValues = (output: JobOutput, factor: Factor) => ({
  ...defaultValues(enlarger.func.fields),
  ...{ factor, noise: 'none', format: formatOf(output) },
});

/** The run that makes a result larger; its job says what it was made from. */
export function enlargeRequest({ job, output }: LargerSource, factor: Factor): RunRequest {
  const name = nameOf(job);
  return {
    source: { objectId: output.object_id },
    origin: originOfJob(job),
    func: enlarger.func,
    values: enlargeValues(output, factor),
    metadata: {
      [enlargedFromKeys.job]: job.id,
      [enlargedFromKeys.tool]: job.tool_id,
      ...(name && { [photoNameKey]: name }),
    },
  };
}

/** How many times larger a job makes the result with this id; undefined for any other job. */
export function factorOf(job: Job | undefined, objectId: string): Factor | undefined {
  const { tool, func } = enlarger;
  if (job?.tool_id !== tool.id || job.func_id !== func.id) return undefined;
  if (objectOfJob(func.fields, job.inputs) !== objectId) return undefined;
  const value = job.inputs.find(({ key }) => key === 'factor')?.value;
  return factors.find((factor) => factor === value);
}
