import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { objects, uploadNonces } from './objects.table.ts';
import { thumbnailKey } from './thumbnail.ts';

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
  object: Omit<ObjectRow, 'id' | 'cleanKey' | 'thumbnail'>,
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

export const listObjectsOf = (
  db: Database,
  userId: string,
  limit = 100_000,
): Promise<ObjectRow[]> => db.select().from(objects).where(eq(objects.userId, userId)).limit(limit);

/** Where in the storage the object's bytes are now. */
export const storageKey = (object: Pick<ObjectRow, 'id' | 'cleanKey'>): string =>
  object.cleanKey ?? object.id;

/** Points the object at its cleaned picture; false when another job was faster. */
export async function markReady(
  db: Database,
  id: string,
  { cleanKey, contentType, bytes }: { cleanKey: string; contentType: string; bytes: number },
): Promise<boolean> {
  const rows = await db
    .update(objects)
    .set({ status: 'ready', cleanKey, contentType, bytes })
    .where(and(eq(objects.id, id), eq(objects.status, 'pending')))
    .returning({ id: objects.id });
  return rows.length === 1;
}

/** Notes that a small picture lies beside the object; false once that is gone. */
export async function markShrunk(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(objects)
    .set({ thumbnail: true })
    .where(eq(objects.id, id))
    .returning({ id: objects.id });
  return rows.length === 1;
}

/** Every key under which the storage may hold something of these objects. */
export async function listStorageKeys(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ cleanKey: objects.cleanKey })
    .from(objects)
    .where(and(inArray(objects.id, ids), isNotNull(objects.cleanKey)));
  return [...ids, ...ids.map(thumbnailKey), ...rows.flatMap(({ cleanKey }) => cleanKey ?? [])];
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
