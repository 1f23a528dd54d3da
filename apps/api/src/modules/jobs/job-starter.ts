import {
  imageKey,
  pictureIds,
  priceOf,
  type FunctionDefinition,
  type ToolDefinition,
} from '@tintory/catalog';
import { photoNameKey, type CreateJobBody } from '@tintory/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { ImageFetcher } from '../../platform/image-fetcher/image-fetcher.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { holdCredits, type HoldOutcome } from '../credits/holds.service.ts';
import { countRestage } from '../cutouts/restage-limits.ts';
import { claimKey, findMade, type KeyedRequest } from '../idempotency/idempotency.service.ts';
import { assertDecent, type Moderate } from '../prompts/moderation.ts';
import type { PlacesService } from '../places/places.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { BaseJobs } from './base-job.ts';
import type { EndJob } from './end-job.ts';
import type { Alongside, JobFollower } from './job-follower.ts';
import { findFunction, readInputs } from './job-inputs.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { waitForEnd } from './wait-for-end.ts';
import { jobQueue, orderOf } from './jobs.queue.ts';
import { jobChanged } from './job-changed.ts';

export type Shortfall = Extract<HoldOutcome, { ok: false }>;
export type CreateOutcome = { ok: true; job: JobRow } | Shortfall;

/** What whoever asks adds to a new job: a batch its own name, and anybody what is to hold with it. */
export type Part = { batchId?: string; alongside: Alongside };

export type RetryOptions = {
  /** Rows to change in the same transaction. */
  alongside?: Alongside;
  /** What it is made with, where that was decided since. */
  inputs?: JobRow['inputs'];
  /** Throws where one more may not start. */
  admit?: Alongside;
  key?: string | undefined;
};

export type StarterParts = {
  db: Database;
  queue: Queue;
  events: Events;
  uploads: UploadsService;
  bases: BaseJobs;
  places: PlacesService;
  moderate: Moderate;
  fetcher: ImageFetcher;
  follower: JobFollower;
  endJob: EndJob;
  /**
   * Another way to pay for so many pictures when the credits are short; the account is locked.
   * Answers the US cents it will take, or undefined when it does not go.
   */
  holdOtherwise: (
    tx: Transaction,
    job: { jobId: string; userId: string; pictures: number },
  ) => Promise<number | undefined>;
  findTool: (id: string) => ToolDefinition | undefined;
  now: () => Date;
};

type StartedJob = Pick<JobRow, 'id' | 'userId' | 'toolId' | 'credits' | 'messageId'>;
type Payment = Pick<JobRow, 'holdId' | 'feeCents'>;

/** Carries a shortfall out of a transaction that must leave nothing behind. */
class ShortfallError extends Error {
  readonly outcome: Shortfall;
  constructor(outcome: Shortfall) {
    super('Too few credits.');
    this.outcome = outcome;
  }
}

/** Puts jobs into the queue, new ones and those that are tried again. */
export function createJobStarter(parts: StarterParts) {
  const { db, queue, events, uploads, bases, places, moderate, fetcher, follower, findTool, now } =
    parts;

  /** Holds the price, or the fee where the credits are short; too little of both throws. */
  async function pay(tx: Transaction, job: StartedJob, func: FunctionDefinition): Promise<Payment> {
    const { id: jobId, userId, toolId, credits: amount } = job;
    if (amount === 0) return { holdId: null, feeCents: 0 };
    const outcome = await holdCredits(tx, { userId, jobId, toolId, amount }, now());
    if (outcome.ok) return { holdId: outcome.hold.id, feeCents: 0 };
    const pictures = Math.max(1, Math.round(amount / func.credits));
    const feeCents = await parts.holdOtherwise(tx, { jobId, userId, pictures });
    if (feeCents === undefined) throw new ShortfallError(outcome);
    return { holdId: null, feeCents };
  }

  /** Pays and queues; part of whichever transaction starts a try. */
  async function enqueue(tx: Transaction, job: StartedJob, func: FunctionDefinition) {
    const payment = await pay(tx, job, func);
    await queue.send(tx, jobQueue, { jobId: job.id }, orderOf(job));
    return payment;
  }

  /** A paid picture is staged anew so often for nothing; previews of it are limited as all are. */
  async function count(tx: Transaction, func: FunctionDefinition, base: JobRow): Promise<void> {
    if (func.maxPixels !== undefined) return;
    await countRestage(tx, { userId: base.userId, baseJobId: base.id }, now());
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

  /** Tool, function and price of a request that may be run. */
  async function check(userId: string, body: CreateJobBody) {
    const tool = findTool(body.tool_id);
    if (!tool) throw new AppError('NotFound');
    const func = findFunction(tool, body);
    const inputs = readInputs(func, body.inputs);
    await assertDecent(moderate, func.fields, inputs);
    places.assertKnown(func.fields, inputs);
    await checkPictures(userId, func, inputs);
    const base = await bases.require(userId, { tool, func, inputs });
    return { func, inputs, base, credits: priceOf(func, inputs) };
  }

  /** The photo's name stays with the job: the photo itself goes earlier. */
  async function metadataOf(
    userId: string,
    { metadata = {} }: CreateJobBody,
    func: FunctionDefinition,
    inputs: Record<string, unknown>,
  ): Promise<JobRow['metadata']> {
    const image = func.fields.find((field) => field.kind === 'image');
    const objectId = image && inputs[imageKey(image)];
    const name = typeof objectId === 'string' && (await uploads.nameOf(userId, objectId));
    return name ? { [photoNameKey]: name, ...metadata } : metadata;
  }

  async function earlierOf(tx: Database | Transaction, userId: string, id: string) {
    const job = await repository.findJob(tx, userId, id);
    if (!job) throw new AppError('Conflict');
    return job;
  }

  /** The job that a key stands for already, whatever has become of its pictures since. */
  async function madeBefore(request: KeyedRequest | undefined): Promise<JobRow | undefined> {
    const id = request && (await findMade(db, request));
    return id ? earlierOf(db, request.userId, id) : undefined;
  }

  /** A sync job is answered once it has ended. */
  async function answered(job: JobRow): Promise<CreateOutcome> {
    if (job.callType === 'async') return { ok: true, job };
    const ended = await waitForEnd(db, events, job);
    if (ended) return { ok: true, job: ended };
    await parts.endJob(job.id, { status: 'failed', errorCode: 'EngineTimeout' });
    throw new AppError('EngineTimeout');
  }

  return {
    /** One transaction: idempotency, price, hold, job, queue. Too few credits store nothing. */
    create: async (
      userId: string,
      body: CreateJobBody,
      key: string | undefined,
      part?: Part,
    ): Promise<CreateOutcome> => {
      const keyed = key ? { userId, key, body, now: now() } : undefined;
      const before = await madeBefore(keyed);
      if (before) return answered(before);
      const { func, inputs, base, credits } = await check(userId, body);
      const metadata = await metadataOf(userId, body, func, inputs);
      const id = uuidv7();
      const work = db.transaction(async (tx) => {
        const earlier = keyed && (await claimKey(tx, { ...keyed, madeId: id }));
        if (earlier) return earlierOf(tx, userId, earlier);
        if (base) await count(tx, func, base);
        const job = { id, userId, toolId: body.tool_id, credits, messageId: uuidv7() };
        const row = await repository.insertJob(tx, {
          ...job,
          ...(await enqueue(tx, job, func)),
          funcId: func.id,
          callType: func.callType,
          status: 'queued',
          inputs: body.inputs,
          metadata,
          shopifyProductId: body.shopify_product_id ?? null,
          batchId: part?.batchId ?? null,
          createdAt: now(),
        });
        await part?.alongside(tx, row);
        return row;
      });
      const outcome = await orShortfall(work);
      return outcome.ok ? answered(outcome.job) : outcome;
    },

    /** Starts a failed or canceled job again, at today's hold. */
    retry: async (
      userId: string,
      id: string,
      { alongside = follower.startedAgain, inputs: decided, admit, key }: RetryOptions = {},
    ): Promise<CreateOutcome> => {
      const keyed = key ? { userId, key, body: { retry: id }, now: now() } : undefined;
      const started = await madeBefore(keyed);
      if (started) return { ok: true, job: started };
      const before = await repository.findJob(db, userId, id);
      const tool = before && findTool(before.toolId);
      if (!tool) throw new AppError('NotFound');
      const func = findFunction(tool, { func_id: before.funcId, call_type: before.callType });
      const given = decided ?? before.inputs;
      const inputs = readInputs(func, given);
      // What is refused may have grown since.
      await assertDecent(moderate, func.fields, inputs);
      places.assertKnown(func.fields, inputs);
      await checkPictures(userId, func, inputs);
      const base = await bases.require(userId, { tool, func, inputs });
      const work = db.transaction(async (tx) => {
        const job = await repository.lockJob(tx, userId, id);
        if (!job) throw new AppError('NotFound');
        if (keyed && (await claimKey(tx, { ...keyed, madeId: id }))) return job;
        if (job.status !== 'failed' && job.status !== 'canceled') throw new AppError('Conflict');
        if (base) await count(tx, func, base);
        const messageId = uuidv7();
        const queued = await repository.updateJob(tx, id, {
          ...(await enqueue(tx, { ...job, messageId }, func)),
          inputs: given,
          status: 'queued',
          progress: 0,
          tries: 0,
          messageId,
          errorCode: null,
          result: null,
          startedAt: null,
          finishedAt: null,
        });
        await admit?.(tx, queued);
        await alongside(tx, queued);
        await events.publish(tx, jobChanged, { jobId: id, userId, status: 'queued' });
        return queued;
      });
      return orShortfall(work);
    },
  };
}
