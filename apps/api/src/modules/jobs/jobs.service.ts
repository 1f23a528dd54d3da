import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { CutoutsService } from '../cutouts/cutouts.service.ts';
import { cancelJob, cancelJobsOf } from './cancel-job.ts';
import { createJob } from './create-job.ts';
import { createJobEnder } from './end-job.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { listAllJobs, listJobs, readJob } from './read-jobs.ts';
import { createJobRemover, type ShownElsewhere } from './remove-jobs.ts';
import { retryJob } from './retry-job.ts';
import type { StarterParts } from './starter-parts.ts';

type JobsParts = Omit<StarterParts, 'endJob'> & {
  cutouts: CutoutsService;
  shownElsewhere: ShownElsewhere;
};

export type JobsService = ReturnType<typeof createJobsService>;

/** What users do with their jobs. */
export function createJobsService(given: JobsParts) {
  const parts = { ...given, endJob: createJobEnder(given) };
  return {
    create: createJob(parts),
    retry: retryJob(parts),
    read: readJob(parts),
    find: (userId: string, id: string): Promise<JobRow | undefined> =>
      repository.findJob(parts.db, userId, id),
    list: listJobs(parts),
    listAll: listAllJobs(parts),
    cancel: cancelJob(parts),
    cancelAll: cancelJobsOf(parts),
    markFavourite: markFavourite(parts),
    remove: removeJob(parts),
    removeOfBatch: removeJobsOfBatch(parts),
  };
}

const markFavourite =
  ({ db }: JobsParts) =>
  async (userId: string, id: string, favourite: boolean): Promise<JobRow> => {
    const row = await repository.markFavourite(db, userId, id, favourite);
    if (!row) throw new AppError('NotFound');
    return row;
  };

/** Forgets a job with its files; one that still runs is canceled first. */
const removeJob = (parts: JobsParts) => {
  const forget = createJobRemover(parts);
  return async (userId: string, id: string): Promise<void> => {
    const objectIds = await parts.db.transaction(async (tx) => {
      const job = await repository.lockJob(tx, userId, id);
      if (!job) throw new AppError('NotFound');
      return forget(tx, userId, [job]);
    });
    await parts.uploads.remove(objectIds);
  };
};

/** Forgets every job of a batch, and the batch's own pictures with theirs. */
const removeJobsOfBatch = (parts: JobsParts) => {
  const forget = createJobRemover(parts);

  /** @returns the objects to remove once this is committed */
  return async (
    tx: Transaction,
    { userId, id: batchId }: { userId: string; id: string },
    objectIds: string[],
  ): Promise<string[]> => {
    const rows = await repository.lockJobsOfBatch(tx, userId, batchId);
    return forget(tx, userId, rows, { batchId, objectIds });
  };
};
