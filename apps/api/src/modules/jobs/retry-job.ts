import type { FunctionDefinition } from '@tintory/catalog';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../platform/errors.ts';
import { claimKey, type KeyedRequest } from '../idempotency/idempotency.service.ts';
import { checkInputs } from './check-inputs.ts';
import { enqueueJob, orShortfall, type CreateOutcome } from './enqueue-job.ts';
import { jobChanged } from './job-changed.ts';
import type { Alongside } from './job-follower.ts';
import { findFunction } from './job-inputs.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { madeBefore } from './made-before.ts';
import type { StarterParts } from './starter-parts.ts';

type RetryOptions = {
  /** Rows to change in the same transaction. */
  alongside?: Alongside;
  /** Its inputs, if they were decided later. */
  inputs?: JobRow['inputs'];
  /** Throws if one more may not start. */
  admit?: Alongside;
  key?: string | undefined;
};

/** Starts a failed or canceled job again, at today's hold. */
export const retryJob = (parts: StarterParts) => {
  const { db, follower, findTool, now } = parts;
  const check = checkInputs(parts);
  const requeue = requeueJob(parts);

  return async (userId: string, id: string, options: RetryOptions = {}): Promise<CreateOutcome> => {
    const { key, admit, alongside = follower.startedAgain } = options;
    const keyed = key ? { userId, key, body: { retry: id }, now: now() } : undefined;
    const started = await madeBefore(db, keyed);
    if (started) return { ok: true, job: started };
    const before = await repository.findJob(db, userId, id);
    const tool = before && findTool(before.toolId);
    if (!tool) throw new AppError('NotFound');
    const func = findFunction(tool, { func_id: before.funcId, call_type: before.callType });
    const inputs = options.inputs ?? before.inputs;
    // A refused item may have grown since.
    const { base } = await check(userId, { tool, func }, inputs);
    const work = requeue(before, { func, base, inputs, keyed }, async (tx, job) => {
      await admit?.(tx, job);
      await alongside(tx, job);
    });
    return orShortfall(work);
  };
};

type Try = {
  func: FunctionDefinition;
  base: JobRow | undefined;
  inputs: JobRow['inputs'];
  keyed: KeyedRequest | undefined;
};

/** One transaction: idempotency, hold, queue, and the job as if it were new. */
const requeueJob = (parts: StarterParts) => {
  const { db, events } = parts;
  const enqueue = enqueueJob(parts);

  return (
    { id, userId }: JobRow,
    { keyed, inputs, ...started }: Try,
    alongside: Alongside,
  ): Promise<JobRow> =>
    db.transaction(async (tx) => {
      const job = await repository.lockJob(tx, userId, id);
      if (!job) throw new AppError('NotFound');
      if (keyed && (await claimKey(tx, { ...keyed, madeId: id }))) return job;
      if (job.status !== 'failed' && job.status !== 'canceled') throw new AppError('Conflict');
      const messageId = uuidv7();
      const queued = await repository.updateJob(tx, id, {
        ...(await enqueue(tx, { ...job, messageId }, started)),
        ...{ inputs, status: 'queued', progress: 0, tries: 0, messageId },
        ...{ errorCode: null, result: null, startedAt: null, finishedAt: null },
      });
      await alongside(tx, queued);
      await events.publish(tx, jobChanged, { jobId: id, userId, status: 'queued' });
      return queued;
    });
};
