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

/** Who keeps books of jobs: told in the transactions that change them, after the credits were. */
export type JobFollower = {
  ended(tx: Transaction, job: JobRow, status: JobEnd): Promise<void>;
  /** A job that had ended is in the queue once more. */
  startedAgain(tx: Transaction, job: JobRow): Promise<void>;
  /** Which of the pictures are needed all the same. */
  stillNeeds(tx: Transaction, going: Going): Promise<string[]>;
};

/** What else happens in the transaction that puts a job in the queue; it may refuse by throwing. */
export type Alongside = (tx: Transaction, job: JobRow) => Promise<void>;
