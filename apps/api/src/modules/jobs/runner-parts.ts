import type { Transaction } from '../../platform/database/database.ts';
import type { CreditNotification } from '../credits/credit-notification.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { JobFollower } from './job-follower.ts';
import type { RecipeParts } from './run-recipe.ts';

/** What work on a job needs; each step takes its share. */
export type RunnerParts = RecipeParts & {
  uploads: UploadsService;
  follower: JobFollower;
  /** Notifies the user that credits are running out. */
  notify: (tx: Transaction, userId: string, notification: CreditNotification) => Promise<void>;
  onError: (error: unknown, jobId?: string) => void;
  now: () => Date;
};
