import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import * as repository from './idempotency.repository.ts';
import type { KeyRow } from './idempotency.repository.ts';

/** A key is good for a day. */
const lifeMs = 24 * 60 * 60 * 1_000;
/** Longer than any call to an outside service takes: a process that needs more has died. */
const deadMs = 3 * 60 * 1_000;
/** How often, and for how long, a parallel duplicate looks for the answer of the first. */
const pauseMs = 100;
const waitMs = 50_000;

/** With a key, a request that is sent twice makes one thing. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().min(8).max(200).optional(),
});

/** A request that came with a key. */
export type KeyedRequest = { userId: string; key: string; body: object; now: Date };

/**
 * Claims a key for what is being made. While another transaction claims the same one this waits for
 * its end.
 *
 * @returns undefined when the key is now this one's, else what was made with it before
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
 * What was made with a key before: a repeated request gets it whatever has changed since.
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

/** What a key stands for, as long as it is good. */
export async function findLiveKey(
  db: Database | Transaction,
  userId: string,
  key: string,
  now: Date,
): Promise<KeyRow | undefined> {
  const known = await repository.findKey(db, { userId, key });
  return known && known.createdAt >= endsBefore(now).expired ? known : undefined;
}

/** Whether a call is still under way; one whose process has died may be made anew. */
export const isUnderWay = ({ madeId, answer, createdAt }: KeyRow, now: Date): boolean =>
  madeId === null && answer === null && createdAt >= endsBefore(now).dead;

/**
 * For calls that an outside service takes part in, which no transaction may wait for: the key's row
 * says that the first one is under way, and later holds its answer. What failed frees the key.
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

/** Tells one request from another under the same key. */
const hashOf = (body: object): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');
