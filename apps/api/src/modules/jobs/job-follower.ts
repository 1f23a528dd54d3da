import type { Transaction } from '../../platform/database/database.ts';
import type { JobRow } from './jobs.repository.ts';

export type JobEnd = Extract<JobRow['status'], 'succeeded' | 'failed' | 'canceled'>;

/** Jobs about to be forgotten with their pictures; `batchId` where the whole batch goes. */
export type Going = {
  userId: string;
  jobIds: string[];
  objectIds: string[];
  batchId?: string | undefined;
};

/** Observers of jobs, called in the transactions that change them, after the credits. */
export type JobFollower = {
  ended(tx: Transaction, job: JobRow, status: JobEnd): Promise<void>;
  /** A finished job is in the queue again. */
  startedAgain(tx: Transaction, job: JobRow): Promise<void>;
  /** Which of the pictures are still needed. */
  stillNeeds(tx: Transaction, going: Going): Promise<string[]>;
};

/** Runs in the transaction that queues a job; may refuse by throwing. */
export type Alongside = (tx: Transaction, job: JobRow) => Promise<void>;
