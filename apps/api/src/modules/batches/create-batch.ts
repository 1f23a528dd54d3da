import { priceOf } from '@tintory/catalog';
import type { Batch } from '@tintory/contract';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../platform/errors.ts';
import { claimKey, findMade } from '../idempotency/idempotency.service.ts';
import { appendItems } from './append-items.ts';
import { publishBatch } from './batch-changed.ts';
import {
  assertPlace,
  checkItems,
  checkOptionPictures,
  findBatchFunction,
  readOptions,
} from './batch-inputs.ts';
import { batchQueue } from './batches.queue.ts';
import * as repository from './batches.repository.ts';
import type { BatchRow } from './batches.repository.ts';
import type { BatchesParts, NewBatch } from './batches-parts.ts';

/** Starts a batch; the same key and body give the same one. */
export const createBatch = (parts: BatchesParts) => {
  const { db, reader, now } = parts;
  const check = checkBatch(parts);
  const insert = insertBatch(parts);

  /** The result of a key, unless it is deleted. */
  async function made(userId: string, id: string): Promise<Batch> {
    const batch = await reader.find(userId, id);
    if (!batch) throw new AppError('Conflict');
    return batch;
  }

  return async (userId: string, body: NewBatch, key?: string): Promise<Batch> => {
    const earlier = key && (await findMade(db, { userId, key, body, now: now() }));
    if (earlier) return made(userId, earlier);
    const { toolId, funcId, creditsEach } = await check(userId, body);
    const id = await insert(key, body, {
      ...{ id: uuidv7(), userId, toolId, funcId, creditsEach },
      ...{ status: 'running', pauseReason: null, shared: null },
      ...{ inputs: body.inputs, samePlace: body.same_place, complete: body.complete },
      ...{ createdAt: now(), finishedAt: null },
    });
    return made(userId, id);
  };
};

/** Tool, function and price of a batch that may be started. */
const checkBatch = (parts: BatchesParts) => async (userId: string, body: NewBatch) => {
  const tool = parts.findTool(body.tool_id);
  if (!tool) throw new AppError('NotFound');
  const func = findBatchFunction(tool);
  const options = await readOptions(parts.moderate, func, body.inputs);
  if (body.same_place) assertPlace(func);
  parts.places.assertKnown(func.fields, options);
  await checkOptionPictures(parts, userId, func, options);
  await checkItems(parts, userId, body.items);
  return { toolId: tool.id, funcId: func.id, creditsEach: priceOf(func, options) };
};

/** Stores a batch with its items and asks for its first jobs. */
const insertBatch = (parts: BatchesParts) => {
  const { db, queue, events, now } = parts;
  const append = appendItems(parts);

  /** @returns the batch's id, or that of the one that its key made before */
  return (key: string | undefined, body: NewBatch, batch: BatchRow): Promise<string> =>
    db.transaction(async (tx) => {
      const { id, userId } = batch;
      const claim = key && { userId, key, body, madeId: id, now: now() };
      const earlier = claim ? await claimKey(tx, claim) : undefined;
      if (earlier) return earlier;
      await repository.insertBatch(tx, batch);
      await append(tx, batch, body.items);
      await publishBatch(events, tx, batch);
      await queue.send(tx, batchQueue, { batchId: id });
      return id;
    });
};
