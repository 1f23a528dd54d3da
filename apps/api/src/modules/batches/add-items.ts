import type { Batch } from '@tintory/contract';
import { AppError } from '../../platform/errors.ts';
import { appendItems } from './append-items.ts';
import { checkItems } from './batch-inputs.ts';
import * as items from './batch-items.repository.ts';
import * as repository from './batches.repository.ts';
import type { BatchesParts, NewBatch } from './batches-parts.ts';
import { changeBatch, continueBatch } from './change-batch.ts';

type MoreItems = Pick<NewBatch, 'items' | 'complete'>;

/** Adds pictures to a batch; it runs again where it had finished. */
export const addItems = (parts: BatchesParts) => {
  const change = changeBatch(parts);
  const append = appendItems(parts);
  const proceed = continueBatch(parts);

  return async (userId: string, id: string, body: MoreItems): Promise<Batch> => {
    await parts.reader.own(userId, id);
    const keys = body.items.map(({ key }) => key);
    const known = await items.listKeys(parts.db, id, keys);
    await checkItems(parts, userId, body.items, known);
    return change(userId, id, async (tx, batch) => {
      if (batch.status === 'canceled') throw new AppError('Conflict');
      await append(tx, batch, body.items);
      await repository.updateBatch(tx, id, { complete: body.complete });
      await proceed(tx, batch);
    });
  };
};
