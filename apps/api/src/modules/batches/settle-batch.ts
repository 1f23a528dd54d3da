import { AppError } from '../../platform/errors.ts';
import { publishBatch } from './batch-changed.ts';
import * as items from './batch-items.repository.ts';
import * as repository from './batches.repository.ts';
import type { BatchesParts } from './batches-parts.ts';
import * as previews from './previews.repository.ts';
import { previewOf } from './start-item.ts';

/** Finishes a batch with nothing left to add, start or wait for. */
export const settleBatch =
  ({ db, events, now }: Pick<BatchesParts, 'db' | 'events' | 'now'>) =>
  async (batchId: string): Promise<void> => {
    if ((await items.countItems(db, batchId, ['waiting', 'running'])) > 0) return;
    await db.transaction(async (tx) => {
      const batch = await repository.lockBatch(tx, batchId);
      if (!batch?.complete || (batch.status !== 'running' && batch.status !== 'paused')) return;
      if ((await items.countItems(tx, batchId, ['waiting', 'running'])) > 0) return;
      const change = { status: 'finished', pauseReason: null, finishedAt: now() } as const;
      await repository.updateBatch(tx, batchId, change);
      await publishBatch(events, tx, batch);
    });
  };

/** Previews without a warning leave no result behind, as in a single run. */
export const forgetPreviews =
  ({ db, jobs, findTool }: Pick<BatchesParts, 'db' | 'jobs' | 'findTool'>) =>
  async (batchId: string): Promise<void> => {
    const batch = await repository.findAnyBatch(db, batchId);
    if (!batch || !previewOf(findTool, batch)) return;
    for (const jobId of await previews.listSpentPreviews(db, batch)) {
      await jobs.remove(batch.userId, jobId).catch(unlessGone);
    }
  };

function unlessGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'NotFound')) throw error;
}
