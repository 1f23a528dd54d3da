import { batchRules } from '@tintory/contract';
import { AppError } from '../../platform/errors.ts';
import { publishBatch } from './batch-changed.ts';
import * as items from './batch-items.repository.ts';
import type { BatchItemRow } from './batch-items.repository.ts';
import { batchQueue } from './batches.queue.ts';
import * as repository from './batches.repository.ts';
import type { BatchRow } from './batches.repository.ts';
import type { BatchesParts } from './batches-parts.ts';
import * as previews from './previews.repository.ts';
import { forgetPreviews, settleBatch } from './settle-batch.ts';
import { ChangedError, previewOf, mostAtOnce, startItem } from './start-item.ts';

type AdvancerParts = Pick<BatchesParts, 'db' | 'queue' | 'events' | 'jobs' | 'findTool' | 'now'>;

/**
 * Advances batches. A step reads a batch's state and does what comes next: an extra message does
 * nothing, and a lost one is made up for by the next.
 */
export function createBatchAdvancer(parts: AdvancerParts) {
  const { db, queue } = parts;
  const start = startNext(parts);
  const forget = forgetPreviews(parts);
  const settle = settleBatch(parts);

  return {
    /** Starts the jobs that may start now. Rejects if a later retry may help. */
    advance: async (batchId: string): Promise<void> => {
      while (await start(batchId));
      await forget(batchId);
      await settle(batchId);
    },

    /** Queues stuck batches again. */
    wake: async (limit = 500): Promise<void> => {
      const idle = await repository.listIdle(db, limit);
      await db.transaction(async (tx) => {
        for (const batchId of idle) await queue.send(tx, batchQueue, { batchId });
      });
    },
  };
}

/** Starts the next item of a batch, or says why it may not: it fails, or the batch is paused. */
const startNext = (parts: AdvancerParts) => {
  const { db, findTool } = parts;
  const start = startItem(parts);
  const pause = pauseForCredits(parts);
  const fail = failItem(parts);

  /** @returns whether there may be more to start */
  return async (batchId: string): Promise<boolean> => {
    const batch = await repository.findAnyBatch(db, batchId);
    if (batch?.status !== 'running') return false;
    if ((await items.countItems(db, batchId, ['running'])) >= mostAtOnce(batch)) return false;
    const item = await items.findNextWaiting(db, batchId);
    if (!item) return false;
    const look = item.previewed ? undefined : previewOf(findTool, batch);
    // Free previews must not become unlimited by many batches.
    const previewing = look && (await previews.countPreviews(db, batch.userId));
    if (previewing !== undefined && previewing >= batchRules.jobsAtOnce) return false;
    try {
      const outcome = await start(batch, item, look);
      if (!outcome.ok) await pause(batchId);
    } catch (error) {
      if (error instanceof ChangedError) return true;
      if (!(error instanceof AppError) || isPassing(error)) throw error;
      await fail(batch, item, error);
    }
    return true;
  };
};

const pauseForCredits =
  ({ db, events }: AdvancerParts) =>
  (batchId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const batch = await repository.lockBatch(tx, batchId);
      if (batch?.status !== 'running') return;
      await repository.updateBatch(tx, batchId, { status: 'paused', pauseReason: 'credits' });
      await publishBatch(events, tx, batch);
    });

const failItem =
  ({ db, events }: AdvancerParts) =>
  (batch: BatchRow, item: BatchItemRow, error: AppError): Promise<void> =>
    db.transaction(async (tx) => {
      await repository.lockBatch(tx, batch.id);
      await items.updateWaiting(tx, item.id, { status: 'failed', errorCode: error.code });
      await publishBatch(events, tx, batch);
    });

/** Not the item's fault, so it does not fail. */
const isPassing = ({ status }: AppError): boolean => status === 429 || status >= 500;
