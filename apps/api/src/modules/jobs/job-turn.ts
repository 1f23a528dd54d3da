import type { Turn } from '@tintory/imaging';
import type { JobRow } from './jobs.repository.ts';

/** Whose turn a job takes, and whether it comes before those that cost nothing. */
export const turnOf = (job: Pick<JobRow, 'userId' | 'credits'>): Turn => ({
  user: job.userId,
  isPaid: job.credits > 0,
});
