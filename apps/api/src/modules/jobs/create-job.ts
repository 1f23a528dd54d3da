import { imageKey, priceOf, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import { photoNameKey, type CreateJobBody } from '@tintory/contract';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../platform/errors.ts';
import { claimKey, type KeyedRequest } from '../idempotency/idempotency.service.ts';
import { checkInputs } from './check-inputs.ts';
import { enqueueJob, orShortfall, type CreateOutcome } from './enqueue-job.ts';
import type { Alongside } from './job-follower.ts';
import { findFunction } from './job-inputs.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { madeBefore, requireMade } from './made-before.ts';
import type { StarterParts } from './starter-parts.ts';
import { waitForEnd } from './wait-for-end.ts';

/** Extra rows to write in the transaction that creates the job, and the batch that it is of. */
export type Part = { batchId?: string; alongside: Alongside };

type Checked = {
  tool: ToolDefinition;
  func: FunctionDefinition;
  base: JobRow | undefined;
  credits: number;
  metadata: JobRow['metadata'];
};

/** Starts a job; the same key and body give the same one. Too few credits store nothing. */
export const createJob = (parts: StarterParts) => {
  const { db, now } = parts;
  const check = checkRequest(parts);
  const insert = insertJob(parts);
  const answer = answerJob(parts);

  return async (
    userId: string,
    body: CreateJobBody,
    key: string | undefined,
    part?: Part,
  ): Promise<CreateOutcome> => {
    const keyed = key ? { userId, key, body, now: now() } : undefined;
    const before = await madeBefore(db, keyed);
    if (before) return answer(before);
    const checked = await check(userId, body);
    const outcome = await orShortfall(insert(userId, { body, checked, keyed, part }));
    return outcome.ok ? answer(outcome.job) : outcome;
  };
};

/** Tool, function, price and metadata of a request that may be run. */
const checkRequest = (parts: StarterParts) => {
  const check = checkInputs(parts);

  return async (userId: string, body: CreateJobBody): Promise<Checked> => {
    const tool = parts.findTool(body.tool_id);
    if (!tool) throw new AppError('NotFound');
    const func = findFunction(tool, body);
    const { inputs, base } = await check(userId, { tool, func }, body.inputs);
    // The photo's name is kept with the job, because the photo itself expires earlier.
    const image = func.fields.find((field) => field.kind === 'image');
    const objectId = image && inputs[imageKey(image)];
    const name = typeof objectId === 'string' && (await parts.uploads.nameOf(userId, objectId));
    const { metadata: given = {} } = body;
    const metadata = name ? { [photoNameKey]: name, ...given } : given;
    return { tool, func, base, metadata, credits: priceOf(func, inputs) };
  };
};

type Request = {
  body: CreateJobBody;
  checked: Checked;
  keyed: KeyedRequest | undefined;
  part: Part | undefined;
};

/** One transaction: idempotency, price, hold, job, queue. */
const insertJob = (parts: StarterParts) => {
  const { db, now } = parts;
  const enqueue = enqueueJob(parts);

  return (userId: string, { body, checked, keyed, part }: Request): Promise<JobRow> =>
    db.transaction(async (tx) => {
      const id = uuidv7();
      const earlier = keyed && (await claimKey(tx, { ...keyed, madeId: id }));
      if (earlier) return requireMade(tx, userId, earlier);
      const { tool, func, credits, metadata } = checked;
      const job = { id, userId, toolId: tool.id, credits, messageId: uuidv7() };
      const row = await repository.insertJob(tx, {
        ...job,
        ...(await enqueue(tx, job, checked)),
        ...{ funcId: func.id, callType: func.callType, status: 'queued', metadata },
        inputs: body.inputs,
        shopifyProductId: body.shopify_product_id ?? null,
        batchId: part?.batchId ?? null,
        createdAt: now(),
      });
      await part?.alongside(tx, row);
      return row;
    });
};

/**
 * A sync job is answered once it has ended.
 *
 * @throws AppError `EngineTimeout`
 */
const answerJob =
  ({ db, events, endJob }: StarterParts) =>
  async (job: JobRow): Promise<CreateOutcome> => {
    if (job.callType === 'async') return { ok: true, job };
    const ended = await waitForEnd(db, events, job);
    if (ended) return { ok: true, job: ended };
    await endJob(job.id, { status: 'failed', errorCode: 'EngineTimeout' });
    throw new AppError('EngineTimeout');
  };
