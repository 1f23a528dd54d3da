import { batchRules, type NewBatchItem } from '@tintory/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../platform/database/database.ts';
import { tooManyItems } from './batch-inputs.ts';
import * as items from './batch-items.repository.ts';
import { photoQueue } from './batches.queue.ts';
import type { BatchRow } from './batches.repository.ts';
import type { BatchesParts } from './batches-parts.ts';

/** Appends pictures to a locked batch; known keys are skipped. */
export const appendItems =
  ({ queue }: Pick<BatchesParts, 'queue'>) =>
  async (tx: Transaction, batch: BatchRow, given: NewBatchItem[]): Promise<void> => {
    const { id: batchId, userId } = batch;
    const byKey = new Map(given.map((item) => [item.key, item]));
    for (const key of await items.listKeys(tx, batchId, [...byKey.keys()])) byKey.delete(key);
    const first = await items.nextPosition(tx, batchId);
    if (first + byKey.size > batchRules.maxItems) throw tooManyItems();
    const rows = [...byKey.values()].map((item, at) => rowOf(item, batchId, first + at));
    await items.insertItems(tx, rows);
    const objectIds = [...new Set(rows.flatMap(({ objectId }) => objectId ?? []))];
    if (objectIds.length > 0) await queue.send(tx, photoQueue, { batchId, userId, objectIds });
  };

const rowOf = (item: NewBatchItem, batchId: string, position: number) => ({
  id: uuidv7(),
  batchId,
  position,
  key: item.key,
  name: item.name,
  objectId: item.object_id ?? null,
  imageUrl: item.image_url ?? null,
  shopifyProductId: item.shopify_product_id ?? null,
  shopifyFileId: item.shopify_file_id ?? null,
  status: 'waiting' as const,
});
