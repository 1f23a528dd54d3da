import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { defineEvent, type Events } from '../../platform/events/events.ts';
import type { BatchRow } from './batches.repository.ts';

/** A batch whose state or photos changed. */
export const batchChanged = defineEvent(
  'tintory_batches',
  z.object({ batchId: z.string(), userId: z.string() }),
);

/** Tells every process that a batch changed, once the transaction is committed. */
export const publishBatch = (
  events: Events,
  tx: Transaction,
  { id, userId }: Pick<BatchRow, 'id' | 'userId'>,
): Promise<void> => events.publish(tx, batchChanged, { batchId: id, userId });
