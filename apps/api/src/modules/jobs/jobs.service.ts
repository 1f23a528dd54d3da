import type { CreateJobBody, ListJobsQuery } from '@tintory/contract';
import {
  pictureIds,
  priceOf,
  type FunctionDefinition,
  type ToolDefinition,
} from '@tintory/catalog';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { ImageFetcher } from '../../platform/image-fetcher/image-fetcher.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { holdCredits, releaseHold, type HoldOutcome } from '../credits/holds.service.ts';
import { assertDecent } from '../prompts/prompt-guard.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { Alongside, JobFollower } from './job-follower.ts';
import { assertStorable, findFunction, hashBody, readInputs } from './job-inputs.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { createJobRemover } from './remove-jobs.ts';
import { waitForEnd } from './wait-for-end.ts';

export type Shortfall = Extract<HoldOutcome, { ok: false }>;
export type CreateOutcome = { ok: true; job: JobRow } | Shortfall;

type Dependencies = {
  db: Database;
  queue: Queue;
  events: Events;
  uploads: UploadsService;
  fetcher: ImageFetcher;
  follower: JobFollower;
  /** Another way to pay for so many pictures when the credits are short; the account is locked. */
  holdOtherwise: (
    tx: Transaction,
    job: { jobId: string; userId: string; pictures: number },
  ) => Promise<boolean>;
  findTool: (id: string) => ToolDefinition | undefined;
  now: () => Date;
};

/** What a batch adds to a job of its own. */
export type BatchPart = { batchId: string; alongside: Alongside };

/** Carries a shortfall out of a transaction that must leave nothing behind. */
class ShortfallError extends Error {
  readonly outcome: Shortfall;
  constructor(outcome: Shortfall) {
    super('Too few credits.');
    this.outcome = outcome;
  }
}

export type JobsService = ReturnType<typeof createJobsService>;

export function createJobsService(dependencies: Dependencies) {
  const { db, queue, events, uploads, fetcher, follower, findTool, now } = dependencies;
  const { holdOtherwise } = dependencies;
  const forget = createJobRemover(dependencies);

  /** Holds the price and puts the job in the queue; part of whichever transaction starts a try. */
  async function enqueue(
    tx: Transaction,
    job: StartedJob,
    func: FunctionDefinition,
  ): Promise<string | null> {
    const { id: jobId, userId, toolId, credits: amount } = job;
    let holdId: string | null = null;
    if (amount > 0) {
      const outcome = await holdCredits(tx, { userId, jobId, toolId, amount }, now());
      const pictures = Math.max(1, Math.round(amount / func.credits));
      if (outcome.ok) holdId = outcome.hold.id;
      else if (!(await holdOtherwise(tx, { jobId, userId, pictures }))) {
        throw new ShortfallError(outcome);
      }
    }
    await queue.send(tx, job.messageId, { jobId });
    return holdId;
  }

  async function checkPictures(
    userId: string,
    func: FunctionDefinition,
    inputs: Record<string, unknown>,
  ): Promise<void> {
    for (const { key, objectId } of pictureIds(func.fields, inputs)) {
      await uploads.assertUsable(userId, objectId, key);
    }
    const { image_url: imageUrl } = inputs;
    if (typeof imageUrl === 'string') fetcher.assertAllowed(imageUrl);
  }

  async function orShortfall(work: Promise<JobRow>): Promise<CreateOutcome> {
    try {
      return { ok: true, job: await work };
    } catch (error) {
      if (error instanceof ShortfallError) return error.outcome;
      throw error;
    }
  }

  const own = async (userId: string, id: string): Promise<JobRow> => {
    const job = await repository.findJob(db, userId, id);
    if (!job) throw new AppError('NotFound');
    return job;
  };

  /** Ends a job that has not ended; one that has stays as it is. */
  async function cancel(userId: string, id: string): Promise<JobRow> {
    await own(userId, id);
    const canceled = await db.transaction(async (tx) => {
      const change = { status: 'canceled', finishedAt: now() } as const;
      const row = await repository.updateActive(tx, id, change);
      if (!row) return undefined;
      if (row.holdId) await releaseHold(tx, row.holdId, now());
      await follower.ended(tx, row, 'canceled');
      await events.publishJob(tx, { jobId: id, userId, status: 'canceled' });
      return row;
    });
    return canceled ?? own(userId, id);
  }

  return {
    /** One transaction: idempotency, price, hold, job, queue. Too few credits store nothing. */
    create: async (
      userId: string,
      body: CreateJobBody,
      key: string | undefined,
      part?: BatchPart,
    ): Promise<CreateOutcome> => {
      const tool = findTool(body.tool_id);
      if (!tool) throw new AppError('NotFound');
      const func = findFunction(tool, body);
      const inputs = readInputs(func, body.inputs);
      assertStorable(body);
      assertDecent(func.fields, inputs);
      await checkPictures(userId, func, inputs);
      const credits = priceOf(func, inputs);
      const id = uuidv7();
      const work = db.transaction(async (tx) => {
        if (key) {
          const claim = { userId, key, bodyHash: hashBody(body), jobId: id, now: now() };
          const holder = await repository.claimKey(tx, claim);
          if (holder) {
            const earlier = await repository.findJob(tx, userId, holder.jobId);
            if (!earlier || holder.bodyHash !== claim.bodyHash) throw new AppError('Conflict');
            return earlier;
          }
        }
        const job = { id, userId, toolId: tool.id, credits, messageId: uuidv7() };
        const holdId = await enqueue(tx, job, func);
        const row = await repository.insertJob(tx, {
          ...job,
          holdId,
          funcId: func.id,
          callType: func.callType,
          status: 'queued',
          inputs: body.inputs,
          metadata: body.metadata ?? {},
          shopifyProductId: body.shopify_product_id ?? null,
          batchId: part?.batchId ?? null,
          createdAt: now(),
        });
        await part?.alongside(tx, row);
        return row;
      });
      const outcome = await orShortfall(work);
      if (!outcome.ok || func.callType === 'async') return outcome;
      return { ok: true, job: await waitForEnd(db, events, outcome.job) };
    },

    read: own,

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

    /** Starts a failed or canceled job again, at today's hold. */
    retry: async (
      userId: string,
      id: string,
      alongside: Alongside = follower.startedAgain,
    ): Promise<CreateOutcome> => {
      const before = await own(userId, id);
      const tool = findTool(before.toolId);
      if (!tool) throw new AppError('NotFound');
      const func = findFunction(tool, { func_id: before.funcId, call_type: before.callType });
      await checkPictures(userId, func, readInputs(func, before.inputs));
      const work = db.transaction(async (tx) => {
        const job = await repository.lockJob(tx, userId, id);
        if (!job) throw new AppError('NotFound');
        if (job.status !== 'failed' && job.status !== 'canceled') throw new AppError('Conflict');
        const messageId = uuidv7();
        const holdId = await enqueue(tx, { ...job, messageId }, func);
        const queued = await repository.updateJob(tx, id, {
          status: 'queued',
          progress: 0,
          tries: 0,
          holdId,
          messageId,
          errorCode: null,
          startedAt: null,
          finishedAt: null,
        });
        await alongside(tx, queued);
        await events.publishJob(tx, { jobId: id, userId, status: 'queued' });
        return queued;
      });
      return orShortfall(work);
    },

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

type StartedJob = Pick<JobRow, 'id' | 'userId' | 'toolId' | 'credits' | 'messageId'>;

type ListPage = {
  page: number;
  limit: number;
  tool_id?: string | undefined;
  status?: JobRow['status'] | undefined;
  favourite?: boolean | undefined;
  words?: repository.JobFilter['words'];
  shopify_product_id?: string | undefined;
};
