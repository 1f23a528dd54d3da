import { pictureIds, priceOf, type ToolDefinition } from '@tintory/catalog';
import { batchRules, type Batch, type JobInput, type NewBatchItem } from '@tintory/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { ImageFetcher } from '../../platform/image-fetcher/image-fetcher.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { claimKey, findMade } from '../idempotency/idempotency.service.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { PlacesService } from '../places/places.service.ts';
import type { Moderate } from '../prompts/moderation.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import {
  assertPlace,
  checkItems,
  checkOptionPictures,
  findBatchFunction,
  readOptions,
  tooManyItems,
} from './batch-inputs.ts';
import * as items from './batch-items.repository.ts';
import type { BatchReader } from './read-batches.ts';
import * as repository from './batches.repository.ts';
import type { BatchRow } from './batches.repository.ts';
import * as looks from './looks.repository.ts';
import { batchQueue, photoQueue } from './batches.queue.ts';
import { batchChanged } from './batch-changed.ts';

type Dependencies = {
  db: Database;
  queue: Queue;
  events: Events;
  jobs: JobsService;
  reader: BatchReader;
  uploads: UploadsService;
  places: PlacesService;
  moderate: Moderate;
  fetcher: ImageFetcher;
  findTool: (id: string) => ToolDefinition | undefined;
  now: () => Date;
};

type NewBatch = {
  tool_id: string;
  inputs: JobInput[];
  same_place: boolean;
  items: NewBatchItem[];
  complete: boolean;
};
type MoreItems = Pick<NewBatch, 'items' | 'complete'>;

export type BatchesService = ReturnType<typeof createBatchesService>;

/** Many pictures, the same options: what their owner does with them. */
export function createBatchesService(dependencies: Dependencies) {
  const { db, queue, events, jobs, reader, uploads, moderate, findTool, now } = dependencies;

  const { own, read: show } = reader;

  const publish = (tx: Transaction, { id, userId }: BatchRow) =>
    events.publish(tx, batchChanged, { batchId: id, userId });

  /**
   * Changes a batch under its lock, tells of it, and shows it as it is then.
   *
   * @param wish what may spend: the same one under the same key changes nothing more
   */
  async function change(
    userId: string,
    id: string,
    act: (tx: Transaction, batch: BatchRow) => Promise<void>,
    wish?: { key: string | undefined; body: object },
  ): Promise<Batch> {
    await own(userId, id);
    await db.transaction(async (tx) => {
      const batch = await repository.lockBatch(tx, id);
      if (!batch) throw new AppError('NotFound');
      const { key, body = {} } = wish ?? {};
      const claim = key && { userId, key, body: { ...body, id }, madeId: id, now: now() };
      if (claim && (await claimKey(tx, claim))) return;
      await act(tx, batch);
      await publish(tx, batch);
    });
    return show(userId, id);
  }

  /** What a key made, unless it is deleted. */
  async function known(userId: string, id: string): Promise<Batch> {
    const batch = await reader.find(userId, id);
    if (!batch) throw new AppError('Conflict');
    return batch;
  }

  /** Puts pictures at the end of a locked batch; one whose key it knows is there already. */
  async function append(tx: Transaction, batch: BatchRow, given: NewBatchItem[]): Promise<void> {
    const { id: batchId, userId } = batch;
    const byKey = new Map(given.map((item) => [item.key, item]));
    for (const key of await items.listKeys(tx, batchId, [...byKey.keys()])) byKey.delete(key);
    const first = await items.nextPosition(tx, batchId);
    if (first + byKey.size > batchRules.maxItems) throw tooManyItems();
    const rows = [...byKey.values()].map((item, place) => ({
      id: uuidv7(),
      batchId,
      position: first + place,
      key: item.key,
      name: item.name,
      objectId: item.object_id ?? null,
      imageUrl: item.image_url ?? null,
      shopifyProductId: item.shopify_product_id ?? null,
      shopifyFileId: item.shopify_file_id ?? null,
      status: 'waiting' as const,
    }));
    await items.insertItems(tx, rows);
    const objectIds = [...new Set(rows.flatMap(({ objectId }) => objectId ?? []))];
    if (objectIds.length > 0) await queue.send(tx, photoQueue, { batchId, userId, objectIds });
  }

  /** @returns the batch's id, or that of the one that its key made before */
  const insert = (key: string | undefined, body: NewBatch, batch: BatchRow): Promise<string> =>
    db.transaction(async (tx) => {
      const { id, userId } = batch;
      const claim = key && { userId, key, body, madeId: id, now: now() };
      const earlier = claim ? await claimKey(tx, claim) : undefined;
      if (earlier) return earlier;
      await repository.insertBatch(tx, batch);
      await append(tx, batch, body.items);
      await publish(tx, batch);
      await queue.send(tx, batchQueue, { batchId: id });
      return id;
    });

  /** Makes a batch that had finished run again; a paused one stays paused. */
  async function goOn(tx: Transaction, { id, status }: BatchRow): Promise<void> {
    if (status === 'finished') {
      await repository.updateBatch(tx, id, { status: 'running', finishedAt: null });
    }
    await queue.send(tx, batchQueue, { batchId: id });
  }

  async function stop(tx: Transaction, { id }: BatchRow): Promise<void> {
    const change = { status: 'canceled', pauseReason: null, finishedAt: now() } as const;
    await repository.updateBatch(tx, id, change);
    await items.cancelWaiting(tx, id);
  }

  /** Starts nothing more, then ends what is under way. */
  async function cancel(userId: string, id: string): Promise<Batch> {
    await change(userId, id, async (tx, batch) => {
      if (batch.status === 'running' || batch.status === 'paused') await stop(tx, batch);
    });
    for (const jobId of await items.listRunningJobs(db, id)) await jobs.cancel(userId, jobId);
    return show(userId, id);
  }

  return {
    /** The same key and body give the same batch. */
    create: async (userId: string, body: NewBatch, key?: string): Promise<Batch> => {
      const earlier = key && (await findMade(db, { userId, key, body, now: now() }));
      if (earlier) return known(userId, earlier);
      const tool = findTool(body.tool_id);
      if (!tool) throw new AppError('NotFound');
      const func = findBatchFunction(tool);
      const options = await readOptions(moderate, func, body.inputs);
      if (body.same_place) assertPlace(func);
      dependencies.places.assertKnown(func.fields, options);
      await checkOptionPictures(dependencies, userId, func, options);
      await checkItems(dependencies, userId, body.items);
      const made = await insert(key, body, {
        id: uuidv7(),
        userId,
        toolId: tool.id,
        funcId: func.id,
        status: 'running',
        pauseReason: null,
        inputs: body.inputs,
        samePlace: body.same_place,
        shared: null,
        complete: body.complete,
        creditsEach: priceOf(func, options),
        createdAt: now(),
        finishedAt: null,
      });
      return known(userId, made);
    },

    add: async (userId: string, id: string, body: MoreItems): Promise<Batch> => {
      await own(userId, id);
      const there = await items.listKeys(
        db,
        id,
        body.items.map(({ key }) => key),
      );
      await checkItems(dependencies, userId, body.items, there);
      return change(userId, id, async (tx, batch) => {
        if (batch.status === 'canceled') throw new AppError('Conflict');
        await append(tx, batch, body.items);
        await repository.updateBatch(tx, id, { complete: body.complete });
        await goOn(tx, batch);
      });
    },

    pause: (userId: string, id: string): Promise<Batch> =>
      change(userId, id, async (tx, batch) => {
        if (batch.status !== 'running') return;
        await repository.updateBatch(tx, id, { status: 'paused', pauseReason: 'person' });
      }),

    resume: (userId: string, id: string, key?: string): Promise<Batch> => {
      const resume = async (tx: Transaction, batch: BatchRow) => {
        if (batch.status !== 'paused') return;
        await repository.updateBatch(tx, id, { status: 'running', pauseReason: null });
        await queue.send(tx, batchQueue, { batchId: id });
      };
      return change(userId, id, resume, { key, body: { action: 'resume' } });
    },

    /**
     * Puts what failed, and may not fail again, back among what waits; a paused batch starts it when
     * it is resumed.
     */
    retry: (userId: string, id: string, key?: string): Promise<Batch> => {
      const retry = async (tx: Transaction, batch: BatchRow) => {
        if (batch.status === 'canceled') throw new AppError('Conflict');
        if ((await items.retryFailed(tx, id)) > 0) await goOn(tx, batch);
      };
      return change(userId, id, retry, { key, body: { action: 'retry' } });
    },

    /** Makes what is in doubt all the same, all of it or these items, for its price. */
    accept: (userId: string, id: string, itemIds?: string[], key?: string): Promise<Batch> => {
      const accept = async (tx: Transaction, batch: BatchRow) => {
        if (batch.status === 'canceled') throw new AppError('Conflict');
        if ((await looks.acceptDoubtful(tx, id, itemIds)) > 0) await goOn(tx, batch);
      };
      return change(userId, id, accept, { key, body: { action: 'accept', itemIds } });
    },

    cancel,

    /** Forgets a batch with its jobs and their files. */
    remove: async (userId: string, id: string): Promise<void> => {
      const batch = await own(userId, id);
      await cancel(userId, id);
      const func = findTool(batch.toolId)?.functions.find((one) => one.id === batch.funcId);
      const options = Object.fromEntries(batch.inputs.map(({ key, value }) => [key, value]));
      const pictures = pictureIds(func?.fields ?? [], options).map(({ objectId }) => objectId);
      const objectIds = await db.transaction(async (tx) => {
        const all = [...pictures, ...(await items.listInputs(tx, id))];
        const leaving = await jobs.removeOfBatch(tx, batch, all);
        await repository.deleteBatch(tx, id);
        await publish(tx, batch);
        return leaving;
      });
      await uploads.remove(objectIds);
    },

    /** Pauses all that runs of a user, for instance when their store is gone. */
    pauseForUser: async (
      tx: Transaction,
      userId: string,
      pauseReason: NonNullable<BatchRow['pauseReason']>,
    ): Promise<void> => {
      for (const batch of await repository.lockOpenBatches(tx, userId)) {
        if (batch.status !== 'running') continue;
        await repository.updateBatch(tx, batch.id, { status: 'paused', pauseReason });
        await publish(tx, batch);
      }
    },

    /** Starts nothing more for a user; jobs under way are not touched. */
    stopAll: (userId: string): Promise<void> =>
      db.transaction(async (tx) => {
        for (const batch of await repository.lockOpenBatches(tx, userId)) await stop(tx, batch);
      }),
  };
}
