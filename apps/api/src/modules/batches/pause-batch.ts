import type { Batch } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { publishBatch } from './batch-changed.ts';
import { batchQueue } from './batches.queue.ts';
import * as repository from './batches.repository.ts';
import type { BatchRow } from './batches.repository.ts';
import type { BatchesParts } from './batches-parts.ts';
import { changeBatch } from './change-batch.ts';

export const pauseBatch = (parts: BatchesParts) => {
  const change = changeBatch(parts);
  return (userId: string, id: string): Promise<Batch> =>
    change(userId, id, async (tx, batch) => {
      if (batch.status !== 'running') return;
      await repository.updateBatch(tx, id, { status: 'paused', pauseReason: 'person' });
    });
};

export const resumeBatch = (parts: BatchesParts) => {
  const change = changeBatch(parts);
  return (userId: string, id: string, key?: string): Promise<Batch> => {
    const resume = async (tx: Transaction, batch: BatchRow) => {
      if (batch.status !== 'paused') return;
      await repository.updateBatch(tx, id, { status: 'running', pauseReason: null });
      await parts.queue.send(tx, batchQueue, { batchId: id });
    };
    return change(userId, id, resume, { key, body: { action: 'resume' } });
  };
};

/** Pauses all that runs of a user, e.g. when their store is gone. */
export const pauseBatchesOf =
  ({ events }: Pick<BatchesParts, 'events'>) =>
  async (
    tx: Transaction,
    userId: string,
    pauseReason: NonNullable<BatchRow['pauseReason']>,
  ): Promise<void> => {
    for (const batch of await repository.lockOpenBatches(tx, userId)) {
      if (batch.status !== 'running') continue;
      await repository.updateBatch(tx, batch.id, { status: 'paused', pauseReason });
      await publishBatch(events, tx, batch);
    }
  };
