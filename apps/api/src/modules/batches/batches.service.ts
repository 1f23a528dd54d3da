import { addItems } from './add-items.ts';
import type { BatchesParts } from './batches-parts.ts';
import { cancelBatch, stopBatchesOf } from './cancel-batch.ts';
import { createBatch } from './create-batch.ts';
import { pauseBatch, pauseBatchesOf, resumeBatch } from './pause-batch.ts';
import { removeBatch } from './remove-batch.ts';
import { acceptItems, retryItems } from './retry-items.ts';

export type BatchesService = ReturnType<typeof createBatchesService>;

/** The owner's actions on batches: many pictures with the same options. */
export const createBatchesService = (parts: BatchesParts) => ({
  create: createBatch(parts),
  add: addItems(parts),
  pause: pauseBatch(parts),
  resume: resumeBatch(parts),
  retry: retryItems(parts),
  accept: acceptItems(parts),
  cancel: cancelBatch(parts),
  remove: removeBatch(parts),
  pauseForUser: pauseBatchesOf(parts),
  stopAll: stopBatchesOf(parts),
});
