import type { ListJobsQuery } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';

type Parts = { db: Database };

/** @throws AppError `NotFound` for a job that is not the user's */
export const readJob =
  ({ db }: Parts) =>
  async (userId: string, id: string): Promise<JobRow> => {
    const job = await repository.findJob(db, userId, id);
    if (!job) throw new AppError('NotFound');
    return job;
  };

type ListQuery = Required<Pick<ListJobsQuery, 'sort'>> & {
  page: number;
  limit: number;
  tool_id?: string | undefined;
  status?: JobRow['status'] | undefined;
  favourite?: boolean | undefined;
  words?: repository.JobFilter['words'];
  shopify_product_id?: string | undefined;
};

/** One page of the user's jobs, and how many there are. */
export const listJobs =
  ({ db }: Parts) =>
  (userId: string, query: ListQuery) =>
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
    );

/** The user's jobs, the newest first. */
export const listAllJobs =
  ({ db }: Parts) =>
  async (userId: string, limit: number): Promise<JobRow[]> =>
    (await repository.listJobs(db, userId, {}, { limit, offset: 0, newestFirst: true })).rows;
