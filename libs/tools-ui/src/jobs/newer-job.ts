import type { Job, JobStatus } from '@tintory/contract';

const rank: Record<JobStatus, number> = {
  queued: 0,
  running: 1,
  succeeded: 2,
  failed: 2,
  canceled: 2,
};

export const isFinished = (job: Pick<Job, 'status'>) => rank[job.status] === 2;

/** Socket and polling may arrive out of order: a job's state and progress never go back. */
export function newerJob(known: Job | undefined, incoming: Job): Job {
  if (!known || rank[incoming.status] > rank[known.status]) return incoming;
  if (rank[incoming.status] < rank[known.status]) return known;
  return incoming.progress < known.progress ? known : incoming;
}
