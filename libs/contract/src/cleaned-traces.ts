import type { Job } from './jobs.ts';

const traces = ['compression', 'grain'] as const;

/** What can be taken out of a photo before it is enlarged. */
export type Trace = (typeof traces)[number];

/** What was taken out of a job's photo first; null where nobody looked for it. */
export function cleanedTraces({ result }: Pick<Job, 'result'>): Trace[] | null {
  const cleaned = result?.['cleaned'];
  return Array.isArray(cleaned) ? traces.filter((trace) => cleaned.includes(trace)) : null;
}
