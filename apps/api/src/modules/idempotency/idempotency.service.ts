import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { idempotencyKeys } from './idempotency.table.ts';

/** A key is good for a day. */
const lifeMs = 24 * 60 * 60 * 1_000;

/** With a key, a request that is sent twice makes one thing. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().min(8).max(200).optional(),
});

type Claim = { userId: string; key: string; body: object; madeId: string; now: Date };

/**
 * Claims a key for what is being made. While another transaction claims the same one this waits for
 * its end.
 *
 * @returns undefined when the key is now this one's, else what was made with it before
 * @throws AppError `Conflict` for a key that came with another body
 */
export async function claimKey(tx: Transaction, claim: Claim): Promise<string | undefined> {
  const { userId, key, madeId, now } = claim;
  const fresh = { bodyHash: hashOf(claim.body), madeId, createdAt: now };
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: fresh,
      setWhere: lt(idempotencyKeys.createdAt, new Date(+now - lifeMs)),
    })
    .returning({ madeId: idempotencyKeys.madeId });
  if (taken.length === 1) return undefined;
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (known?.bodyHash !== fresh.bodyHash) throw new AppError('Conflict');
  return known.madeId;
}

export async function deleteOldKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(+now - lifeMs)));
}

/** Tells one request from another under the same key. */
const hashOf = (body: object): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');
