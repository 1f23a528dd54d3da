import type { Job } from './jobs.ts';

const traces = ['compression', 'grain'] as const;

/** Faults that can be removed from a photo before it is enlarged. */
export type Trace = (typeof traces)[number];

/** What was removed from a job's photo first; null if nothing was looked for. */
export function cleanedTraces({ result }: Pick<Job, 'result'>): Trace[] | null {
  const cleaned = result?.['cleaned'];
  return Array.isArray(cleaned) ? traces.filter((trace) => cleaned.includes(trace)) : null;
}
