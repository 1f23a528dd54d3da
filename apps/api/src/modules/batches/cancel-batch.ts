import type { Batch } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import * as items from './batch-items.repository.ts';
import * as repository from './batches.repository.ts';
import type { BatchRow } from './batches.repository.ts';
import type { BatchesParts } from './batches-parts.ts';
import { changeBatch } from './change-batch.ts';

/** Starts nothing more of a locked batch. */
const stopBatch =
  ({ now }: Pick<BatchesParts, 'now'>) =>
  async (tx: Transaction, { id }: BatchRow): Promise<void> => {
    const change = { status: 'canceled', pauseReason: null, finishedAt: now() } as const;
    await repository.updateBatch(tx, id, change);
    await items.cancelWaiting(tx, id);
  };

/** Starts nothing more, then cancels running jobs. */
export const cancelBatch = (parts: BatchesParts) => {
  const { db, jobs, reader } = parts;
  const change = changeBatch(parts);
  const stop = stopBatch(parts);

  return async (userId: string, id: string): Promise<Batch> => {
    await change(userId, id, async (tx, batch) => {
      if (batch.status === 'running' || batch.status === 'paused') await stop(tx, batch);
    });
    for (const jobId of await items.listRunningJobs(db, id)) await jobs.cancel(userId, jobId);
    return reader.read(userId, id);
  };
};

/** Starts nothing more for a user; running jobs go on. */
export const stopBatchesOf = (parts: BatchesParts) => {
  const stop = stopBatch(parts);
  return (userId: string): Promise<void> =>
    parts.db.transaction(async (tx) => {
      for (const batch of await repository.lockOpenBatches(tx, userId)) await stop(tx, batch);
    });
};
