import type { Batch } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import * as items from './batch-items.repository.ts';
import type { BatchesParts } from './batches-parts.ts';
import { changeBatch, continueBatch } from './change-batch.ts';
import * as previews from './previews.repository.ts';

/** Puts items back among what waits, and goes on where there were any. */
const putBack = (parts: BatchesParts) => {
  const change = changeBatch(parts);
  const proceed = continueBatch(parts);
  return (
    owner: { userId: string; id: string },
    keyed: { key: string | undefined; body: object },
    count: (tx: Transaction) => Promise<number>,
  ): Promise<Batch> =>
    change(
      owner.userId,
      owner.id,
      async (tx, batch) => {
        if (batch.status === 'canceled') throw new AppError('Conflict');
        if ((await count(tx)) > 0) await proceed(tx, batch);
      },
      keyed,
    );
};

/**
 * Puts failed items that may succeed now back to waiting; a paused batch starts them when it is
 * resumed.
 */
export const retryItems = (parts: BatchesParts) => {
  const put = putBack(parts);
  return (userId: string, id: string, key?: string): Promise<Batch> =>
    put({ userId, id }, { key, body: { action: 'retry' } }, (tx) => items.retryFailed(tx, id));
};

/** Makes what is held back all the same, all of it or these items, for its price. */
export const acceptItems = (parts: BatchesParts) => {
  const put = putBack(parts);
  return (userId: string, id: string, itemIds?: string[], key?: string): Promise<Batch> =>
    put({ userId, id }, { key, body: { action: 'accept', itemIds } }, (tx) =>
      previews.acceptHeld(tx, id, itemIds),
    );
};
