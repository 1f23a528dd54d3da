import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { sweepExpiredGrants } from '../credits/grants.service.ts';
import { forgetRestages } from '../cutouts/restage-limits.ts';
import { deleteOldKeys } from '../idempotency/idempotency.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { JobRunner } from './job-runner.ts';
import * as repository from './jobs.repository.ts';
import { jobQueue } from './jobs.queue.ts';

/** Younger jobs may not be visible in the queue's tables yet. */
const graceMs = 60_000;

type Dependencies = {
  db: Database;
  queue: Queue;
  runner: JobRunner;
  uploads: UploadsService;
  now: () => Date;
};

/**
 * Repairs the effects of crashes: jobs that no worker has or will get fail and release their holds;
 * ended grants expire; expired files are deleted.
 */
export async function sweep(dependencies: Dependencies): Promise<void> {
  const { db, queue, runner, uploads, now } = dependencies;
  const old = await repository.listActiveSince(db, new Date(+now() - graceMs), 500);
  for (const job of old) {
    if (!(await queue.isLive(jobQueue, job.messageId))) await runner.fail(job, 'EngineUnavailable');
  }
  await sweepExpiredGrants(db, now());
  await deleteOldKeys(db, now());
  await forgetRestages(db, now());
  await uploads.sweep();
}
