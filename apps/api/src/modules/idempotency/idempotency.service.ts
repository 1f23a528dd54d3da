import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import * as repository from './idempotency.repository.ts';
import type { KeyRow } from './idempotency.repository.ts';

/** A key is valid for a day. */
const lifeMs = 24 * 60 * 60 * 1_000;
/** Longer than any call to an outside service takes: a process that needs more has died. */
const deadMs = 3 * 60 * 1_000;
/** How often, and for how long, a parallel duplicate looks for the answer of the first. */
const pauseMs = 100;
const waitMs = 50_000;

/** With a key, a repeated request makes one thing. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().min(8).max(200).optional(),
});

/** A request that came with a key. */
export type KeyedRequest = { userId: string; key: string; body: object; now: Date };

/**
 * Claims a key for a creation. Waits while another transaction claims the same one.
 *
 * @returns undefined if the key is now this one's, else the earlier result
 * @throws AppError `Conflict` for a key that came with another body
 */
export async function claimKey(
  tx: Transaction,
  request: KeyedRequest & { madeId: string },
): Promise<string | undefined> {
  const { userId, key, body, madeId, now } = request;
  const row = { userId, key, bodyHash: hashOf(body), madeId, createdAt: now };
  if (await repository.takeKey(tx, row, endsBefore(now))) return undefined;
  return findMade(tx, request);
}

/**
 * The result of an earlier request with this key, whatever has changed since.
 *
 * @throws AppError `Conflict` for a key that came with another body
 */
export async function findMade(
  db: Database | Transaction,
  { userId, key, body, now }: KeyedRequest,
): Promise<string | undefined> {
  const known = await findLiveKey(db, userId, key, now);
  if (!known) return undefined;
  if (known.bodyHash !== hashOf(body) || known.madeId === null) throw new AppError('Conflict');
  return known.madeId;
}

/** The row of a valid key. */
export async function findLiveKey(
  db: Database | Transaction,
  userId: string,
  key: string,
  now: Date,
): Promise<KeyRow | undefined> {
  const known = await repository.findKey(db, { userId, key });
  return known && known.createdAt >= endsBefore(now).expired ? known : undefined;
}

/** Whether a call is still under way; after its process has died it may be repeated. */
export const isUnderWay = ({ madeId, answer, createdAt }: KeyRow, now: Date): boolean =>
  madeId === null && answer === null && createdAt >= endsBefore(now).dead;

/**
 * For calls with an outside service, which no transaction may wait for: the key's row marks the
 * call as under way, and later holds its answer. A failure frees the key.
 */
export function createAnswerOnce(db: Database, now: () => Date) {
  /** @returns undefined when the key is now this one's, else the answer of the first call */
  async function claim(row: KeyRow): Promise<object | undefined> {
    const end = Date.now() + waitMs;
    while (Date.now() < end) {
      if (await repository.takeKey(db, row, endsBefore(row.createdAt))) return undefined;
      const known = await repository.findKey(db, row);
      const isOther = known && (known.bodyHash !== row.bodyHash || known.madeId !== null);
      if (isOther) throw new AppError('Conflict');
      if (known?.answer) return known.answer;
      await sleep(pauseMs);
    }
    throw new AppError('ProviderUnavailable');
  }

  /** @param body everything that tells this wish from another, the call's name included */
  return async <Answer extends object>(
    { userId, key, body }: { userId: string; key: string | undefined; body: object },
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (key === undefined) return work();
    const row = { userId, key, bodyHash: hashOf(body), madeId: null, answer: null };
    const ours = { ...row, createdAt: now() };
    const earlier = await claim(ours);
    if (earlier) return earlier as Answer;
    try {
      const answer = await work();
      await repository.saveAnswer(db, ours, answer);
      return answer;
    } catch (error) {
      await repository.freeKey(db, ours);
      throw error;
    }
  };
}

export const deleteOldKeys = (db: Database, now: Date): Promise<void> =>
  repository.deleteKeysBefore(db, endsBefore(now).expired);

const endsBefore = (now: Date) => ({
  expired: new Date(+now - lifeMs),
  dead: new Date(+now - deadMs),
});

/** Distinguishes requests with the same key. */
const hashOf = (body: object): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');
