import type { Batch } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { claimKey } from '../idempotency/idempotency.service.ts';
import { publishBatch } from './batch-changed.ts';
import { batchQueue } from './batches.queue.ts';
import * as repository from './batches.repository.ts';
import type { BatchRow } from './batches.repository.ts';
import type { BatchesParts } from './batches-parts.ts';

type Parts = Pick<BatchesParts, 'db' | 'events' | 'reader' | 'now'>;

/** A change that may spend: the same one under the same key is made once. */
export type KeyedChange = { key: string | undefined; body: object };

/**
 * Changes a batch of the user under its lock, publishes that, and answers the batch as it is then.
 *
 * @throws AppError `NotFound`
 */
export const changeBatch =
  ({ db, events, reader, now }: Parts) =>
  async (
    userId: string,
    id: string,
    act: (tx: Transaction, batch: BatchRow) => Promise<void>,
    keyed?: KeyedChange,
  ): Promise<Batch> => {
    await reader.own(userId, id);
    await db.transaction(async (tx) => {
      const batch = await repository.lockBatch(tx, id);
      if (!batch) throw new AppError('NotFound');
      const { key, body = {} } = keyed ?? {};
      const claim = key && { userId, key, body: { ...body, id }, madeId: id, now: now() };
      if (claim && (await claimKey(tx, claim))) return;
      await act(tx, batch);
      await publishBatch(events, tx, batch);
    });
    return reader.read(userId, id);
  };

/** Makes a locked batch that had finished run again; a paused one stays paused. */
export const continueBatch =
  ({ queue }: Pick<BatchesParts, 'queue'>) =>
  async (tx: Transaction, { id, status }: BatchRow): Promise<void> => {
    if (status === 'finished') {
      await repository.updateBatch(tx, id, { status: 'running', finishedAt: null });
    }
    await queue.send(tx, batchQueue, { batchId: id });
  };
