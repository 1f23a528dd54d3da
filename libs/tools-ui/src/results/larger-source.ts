import { findTool } from '@tintory/catalog';
import type { Job, JobOutput } from '@tintory/contract';
import { isPreview } from '../jobs/is-preview.ts';

/** A result in pixels, and the job that made it. */
export type LargerSource = { job: Job; output: JobOutput };

const vectorType = 'image/svg+xml';

/** What a result becomes larger from; null for a free preview, an SVG, and a tool whose results keep their size. */
export function largerSource(job: Job | undefined, output: JobOutput): LargerSource | null {
  if (!job || isPreview(job) || output.content_type === vectorType) return null;
  return findTool(job.tool_id)?.keepsSize ? null : { job, output };
}
