import { and, eq, inArray, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { objects, uploadNonces } from './objects.table.ts';

export type ObjectRow = typeof objects.$inferSelect;

/** Remembers the nonce; false when this session used it before. */
export async function useNonce(
  db: Database,
  sessionId: string,
  nonce: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(uploadNonces)
    .values({ sessionId, nonce, createdAt: now })
    .onConflictDoNothing()
    .returning({ nonce: uploadNonces.nonce });
  return rows.length === 1;
}

export async function deleteNoncesBefore(db: Database, time: Date): Promise<void> {
  await db.delete(uploadNonces).where(lt(uploadNonces.createdAt, time));
}

export async function insertObject(
  db: Database | Transaction,
  object: Omit<ObjectRow, 'id'>,
): Promise<ObjectRow> {
  const [row] = await db
    .insert(objects)
    .values({ id: uuidv7(), ...object })
    .returning();
  if (!row) throw new Error('The object was not stored.');
  return row;
}

/** Only the owner's own: for everyone else the object does not exist. */
export const findObject = async (db: Database, userId: string, id: string) =>
  (
    await db
      .select()
      .from(objects)
      .where(and(eq(objects.id, id), eq(objects.userId, userId)))
  )[0];

export async function markReady(db: Database, id: string, contentType: string, bytes: number) {
  await db.update(objects).set({ status: 'ready', contentType, bytes }).where(eq(objects.id, id));
}

export async function deleteObjects(db: Database | Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(objects).where(inArray(objects.id, ids));
}

export async function listExpired(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: objects.id })
    .from(objects)
    .where(lt(objects.expiresAt, now))
    .orderBy(objects.expiresAt)
    .limit(limit);
  return rows.map((row) => row.id);
}
