import { lookFunction, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import { batchRules, photoNameKey, type CreateJobBody } from '@tintory/contract';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { CreateOutcome } from '../jobs/enqueue-job.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { JobRow } from '../jobs/jobs.repository.ts';
import { inputsFor } from './batch-inputs.ts';
import * as items from './batch-items.repository.ts';
import type { BatchItemRow } from './batch-items.repository.ts';
import * as repository from './batches.repository.ts';
import type { BatchRow } from './batches.repository.ts';
import * as looks from './looks.repository.ts';
import { batchQueue } from './batches.queue.ts';
import { batchChanged } from './batch-changed.ts';

type Dependencies = {
  db: Database;
  queue: Queue;
  events: Events;
  jobs: JobsService;
  findTool: (id: string) => ToolDefinition | undefined;
  now: () => Date;
};

/** Where all are to be in one place, the picture that decides it goes alone. */
const mostAtOnce = ({ samePlace, shared }: BatchRow): number =>
  samePlace && !shared ? 1 : batchRules.jobsAtOnce;

/** The batch or the item changed between reading and locking it: look again. */
class ChangedError extends Error {}

/**
 * Moves batches on. A step reads where a batch stands and does what comes next, so a message too
 * many does nothing, and one that was lost is made up for by the next.
 */
export function createBatchAdvancer({ db, queue, events, jobs, findTool, now }: Dependencies) {
  const publish = (tx: Transaction, { id, userId }: BatchRow) =>
    events.publish(tx, batchChanged, { batchId: id, userId });

  /** Takes the item in the transaction that starts its job: both happen, or neither. */
  async function claim(tx: Transaction, before: BatchRow, itemId: string, job: JobRow) {
    const batch = await repository.lockBatch(tx, before.id);
    const running = await items.countItems(tx, before.id, ['running']);
    if (batch?.status !== 'running' || running >= mostAtOnce(batch)) throw new ChangedError();
    // Decided since: the job's inputs are without it.
    if (batch.shared && !before.shared) throw new ChangedError();
    const change = { status: 'running', jobId: job.id, errorCode: null } as const;
    if (!(await items.updateWaiting(tx, itemId, change))) throw new ChangedError();
    await publish(tx, batch);
  }

  /** The free look that comes first, of a tool that has one. */
  function lookOf({ toolId }: BatchRow): FunctionDefinition | undefined {
    const tool = findTool(toolId);
    return tool && lookFunction(tool);
  }

  const lookFor = (batch: BatchRow, item: BatchItemRow) =>
    item.looked ? undefined : lookOf(batch);

  function start(batch: BatchRow, item: BatchItemRow): Promise<CreateOutcome> {
    const alongside = (tx: Transaction, job: JobRow) => claim(tx, batch, item.id, job);
    const inputs = inputsFor(batch, item);
    if (item.jobId) return jobs.retry(batch.userId, item.jobId, { alongside, inputs });
    const body: CreateJobBody = {
      tool_id: batch.toolId,
      func_id: lookFor(batch, item)?.id ?? batch.funcId,
      call_type: 'async',
      inputs,
      shopify_product_id: item.shopifyProductId,
      metadata: {
        [photoNameKey]: item.name,
        ...(item.shopifyFileId && { shopify_file_id: item.shopifyFileId }),
      },
    };
    return jobs.create(batch.userId, body, undefined, { batchId: batch.id, alongside });
  }

  async function pauseForCredits(batchId: string): Promise<void> {
    await db.transaction(async (tx) => {
      const batch = await repository.lockBatch(tx, batchId);
      if (batch?.status !== 'running') return;
      await repository.updateBatch(tx, batchId, { status: 'paused', pauseReason: 'credits' });
      await publish(tx, batch);
    });
  }

  async function failItem(batch: BatchRow, item: BatchItemRow, error: AppError): Promise<void> {
    await db.transaction(async (tx) => {
      await repository.lockBatch(tx, batch.id);
      await items.updateWaiting(tx, item.id, { status: 'failed', errorCode: error.code });
      await publish(tx, batch);
    });
  }

  /** @returns whether there may be more to start */
  async function startNext(batchId: string): Promise<boolean> {
    const batch = await repository.findAnyBatch(db, batchId);
    if (batch?.status !== 'running') return false;
    if ((await items.countItems(db, batchId, ['running'])) >= mostAtOnce(batch)) return false;
    const item = await items.findNextWaiting(db, batchId);
    if (!item) return false;
    // What is free must not be had without end by making many batches.
    const looking = lookFor(batch, item) && (await looks.countLooks(db, batch.userId));
    if (looking !== undefined && looking >= batchRules.jobsAtOnce) return false;
    try {
      const outcome = await start(batch, item);
      if (!outcome.ok) await pauseForCredits(batchId);
    } catch (error) {
      if (error instanceof ChangedError) return true;
      if (!(error instanceof AppError) || isPassing(error)) throw error;
      await failItem(batch, item, error);
    }
    return true;
  }

  /** Looks that had nothing to say leave no result behind, as in a single run. */
  async function forgetLooks(batchId: string): Promise<void> {
    const batch = await repository.findAnyBatch(db, batchId);
    if (!batch || !lookOf(batch)) return;
    for (const jobId of await looks.listSpentLooks(db, batch)) {
      await jobs.remove(batch.userId, jobId).catch(unlessGone);
    }
  }

  /** Ends a batch with nothing left to come, to start or to wait for. */
  async function settle(batchId: string): Promise<void> {
    if ((await items.countItems(db, batchId, ['waiting', 'running'])) > 0) return;
    await db.transaction(async (tx) => {
      const batch = await repository.lockBatch(tx, batchId);
      if (!batch?.complete || (batch.status !== 'running' && batch.status !== 'paused')) return;
      if ((await items.countItems(tx, batchId, ['waiting', 'running'])) > 0) return;
      const change = { status: 'finished', pauseReason: null, finishedAt: now() } as const;
      await repository.updateBatch(tx, batchId, change);
      await publish(tx, batch);
    });
  }

  return {
    /** Starts what may be started now. Rejects where trying again later may help. */
    advance: async (batchId: string): Promise<void> => {
      while (await startNext(batchId));
      await forgetLooks(batchId);
      await settle(batchId);
    },

    /** Asks again for batches that stand still though they have something to do. */
    wake: async (limit = 500): Promise<void> => {
      const idle = await repository.listIdle(db, limit);
      await db.transaction(async (tx) => {
        for (const batchId of idle) await queue.send(tx, batchQueue, { batchId });
      });
    },
  };
}

/** Not the item's fault: it must not fail for it. */
const isPassing = ({ status }: AppError): boolean => status === 429 || status >= 500;

function unlessGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'NotFound')) throw error;
}
