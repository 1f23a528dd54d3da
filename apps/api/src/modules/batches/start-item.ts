import { previewFunction, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import { batchRules, photoNameKey, type CreateJobBody } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import type { CreateOutcome } from '../jobs/enqueue-job.ts';
import type { JobRow } from '../jobs/jobs.repository.ts';
import { publishBatch } from './batch-changed.ts';
import { inputsFor } from './batch-inputs.ts';
import * as items from './batch-items.repository.ts';
import type { BatchItemRow } from './batch-items.repository.ts';
import * as repository from './batches.repository.ts';
import type { BatchRow } from './batches.repository.ts';
import type { BatchesParts } from './batches-parts.ts';

/** The batch or the item changed between reading and locking it: read again. */
export class ChangedError extends Error {}

/** With a shared place, the picture that decides it runs alone. */
export const mostAtOnce = ({ samePlace, shared }: BatchRow): number =>
  samePlace && !shared ? 1 : batchRules.jobsAtOnce;

/** The free preview that comes first, if the tool has one. */
export const previewOf = (
  findTool: (id: string) => ToolDefinition | undefined,
  { toolId }: BatchRow,
): FunctionDefinition | undefined => {
  const tool = findTool(toolId);
  return tool && previewFunction(tool);
};

/**
 * Starts the job of an item, or the one it had again.
 *
 * @param look the free preview that the job is, if it is one
 * @throws ChangedError where the item may not start any more
 */
export const startItem =
  ({ events, jobs }: Pick<BatchesParts, 'events' | 'jobs'>) =>
  (batch: BatchRow, item: BatchItemRow, look?: FunctionDefinition): Promise<CreateOutcome> => {
    const claim = claimItem(events);
    const alongside = (tx: Transaction, job: JobRow) => claim(tx, batch, item.id, job);
    const inputs = inputsFor(batch, item);
    if (item.jobId) return jobs.retry(batch.userId, item.jobId, { alongside, inputs });
    const body: CreateJobBody = {
      tool_id: batch.toolId,
      func_id: look?.id ?? batch.funcId,
      call_type: 'async',
      inputs,
      shopify_product_id: item.shopifyProductId,
      metadata: {
        [photoNameKey]: item.name,
        ...(item.shopifyFileId && { shopify_file_id: item.shopifyFileId }),
      },
    };
    return jobs.create(batch.userId, body, undefined, { batchId: batch.id, alongside });
  };

/** Marks the item as running in the transaction that starts its job. */
const claimItem =
  (events: BatchesParts['events']) =>
  async (tx: Transaction, before: BatchRow, itemId: string, job: JobRow): Promise<void> => {
    const batch = await repository.lockBatch(tx, before.id);
    const running = await items.countItems(tx, before.id, ['running']);
    if (batch?.status !== 'running' || running >= mostAtOnce(batch)) throw new ChangedError();
    // Decided since: the job's inputs are without it.
    if (batch.shared && !before.shared) throw new ChangedError();
    const change = { status: 'running', jobId: job.id, errorCode: null } as const;
    if (!(await items.updateWaiting(tx, itemId, change))) throw new ChangedError();
    await publishBatch(events, tx, batch);
  };
