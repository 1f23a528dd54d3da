import type { Turn } from '@tintory/imaging';
import type { JobRow } from './jobs.repository.ts';

/** The user whose turn a job takes, and whether it precedes free jobs. */
export const turnOf = (job: Pick<JobRow, 'userId' | 'credits'>): Turn => ({
  user: job.userId,
  isPaid: job.credits > 0,
});
