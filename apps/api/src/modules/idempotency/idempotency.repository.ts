import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { idempotencyKeys } from './idempotency.table.ts';

export type KeyRow = typeof idempotencyKeys.$inferSelect;
type KeyOwner = Pick<KeyRow, 'userId' | 'key'>;
type Reader = Database | Transaction;

const isKey = ({ userId, key }: KeyOwner) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/**
 * Takes a free or expired key. Waits while another transaction takes the same one.
 *
 * @param ends rows older than `expired` may go, and calls under way since before `dead`
 * @returns whether it is this caller's now
 */
export async function takeKey(
  db: Reader,
  row: typeof idempotencyKeys.$inferInsert,
  ends: { expired: Date; dead: Date },
): Promise<boolean> {
  const fresh = { ...row, madeId: row.madeId ?? null, answer: null };
  const isExpired = lt(idempotencyKeys.createdAt, ends.expired);
  const isDead = and(
    isNull(idempotencyKeys.madeId),
    isNull(idempotencyKeys.answer),
    lt(idempotencyKeys.createdAt, ends.dead),
    eq(idempotencyKeys.bodyHash, row.bodyHash),
  );
  const taken = await db
    .insert(idempotencyKeys)
    .values(fresh)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: fresh,
      setWhere: or(isExpired, isDead) ?? isExpired,
    })
    .returning({ key: idempotencyKeys.key });
  return taken.length === 1;
}

export const findKey = async (db: Reader, owner: KeyOwner): Promise<KeyRow | undefined> =>
  (await db.select().from(idempotencyKeys).where(isKey(owner)))[0];

/** A request that took the key meanwhile keeps it. */
const isOurs = (row: KeyOwner & Pick<KeyRow, 'createdAt'>) =>
  and(isKey(row), eq(idempotencyKeys.createdAt, row.createdAt));

export async function saveAnswer(
  db: Reader,
  row: KeyOwner & Pick<KeyRow, 'createdAt'>,
  answer: object,
): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(isOurs(row));
}

export async function freeKey(
  db: Reader,
  row: KeyOwner & Pick<KeyRow, 'createdAt'>,
): Promise<void> {
  await db.delete(idempotencyKeys).where(isOurs(row));
}

export async function deleteKeysBefore(db: Reader, time: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, time));
}
