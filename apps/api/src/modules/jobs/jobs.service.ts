import type { ListJobsQuery } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { CutoutsService } from '../cutouts/cutouts.service.ts';
import { createJobEnder } from './end-job.ts';
import { createJobStarter, type StarterParts } from './job-starter.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { createJobRemover, type ShownElsewhere } from './remove-jobs.ts';

export type JobsService = ReturnType<typeof createJobsService>;

export function createJobsService(
  dependencies: Omit<StarterParts, 'endJob'> & {
    cutouts: CutoutsService;
    shownElsewhere: ShownElsewhere;
  },
) {
  const { db, uploads } = dependencies;
  const endJob = createJobEnder(dependencies);
  const forget = createJobRemover(dependencies);

  const own = async (userId: string, id: string): Promise<JobRow> => {
    const job = await repository.findJob(db, userId, id);
    if (!job) throw new AppError('NotFound');
    return job;
  };

  /** Ends a job that has not ended; one that has stays as it is. */
  async function cancel(userId: string, id: string): Promise<JobRow> {
    await own(userId, id);
    return (await endJob(id, { status: 'canceled' })) ?? own(userId, id);
  }

  return {
    ...createJobStarter({ ...dependencies, endJob }),

    read: own,

    find: (userId: string, id: string): Promise<JobRow | undefined> =>
      repository.findJob(db, userId, id),

    list: (userId: string, query: Required<Pick<ListJobsQuery, 'sort'>> & ListPage) =>
      repository.listJobs(
        db,
        userId,
        {
          toolId: query.tool_id,
          status: query.status,
          favourite: query.favourite,
          shopifyProductId: query.shopify_product_id,
          words: query.words,
        },
        {
          limit: query.limit,
          offset: (query.page - 1) * query.limit,
          newestFirst: query.sort === '-created_at',
        },
      ),

    cancel,

    markFavourite: async (userId: string, id: string, favourite: boolean): Promise<JobRow> => {
      const row = await repository.markFavourite(db, userId, id, favourite);
      if (!row) throw new AppError('NotFound');
      return row;
    },

    cancelAll: async (userId: string): Promise<void> => {
      for (const { id } of await repository.listActiveOf(db, userId)) await cancel(userId, id);
    },

    /** The user's jobs, the newest first. */
    listAll: async (userId: string, limit: number): Promise<JobRow[]> =>
      (await repository.listJobs(db, userId, {}, { limit, offset: 0, newestFirst: true })).rows,

    /** Forgets a job with its files; one that still runs is canceled first. */
    remove: async (userId: string, id: string): Promise<void> => {
      const objectIds = await db.transaction(async (tx) => {
        const job = await repository.lockJob(tx, userId, id);
        if (!job) throw new AppError('NotFound');
        return forget(tx, userId, [job]);
      });
      await uploads.remove(objectIds);
    },

    /**
     * Forgets every job of a batch, and the batch's own pictures with theirs.
     *
     * @returns the objects to remove once this is committed
     */
    removeOfBatch: async (
      tx: Transaction,
      { userId, id: batchId }: { userId: string; id: string },
      objectIds: string[],
    ): Promise<string[]> => {
      const rows = await repository.lockJobsOfBatch(tx, userId, batchId);
      return forget(tx, userId, rows, { batchId, objectIds });
    },
  };
}

type ListPage = {
  page: number;
  limit: number;
  tool_id?: string | undefined;
  status?: JobRow['status'] | undefined;
  favourite?: boolean | undefined;
  words?: repository.JobFilter['words'];
  shopify_product_id?: string | undefined;
};
