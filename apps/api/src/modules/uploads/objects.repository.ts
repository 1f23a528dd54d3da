import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { objects, storageRemovals, uploadNonces } from './objects.table.ts';
import { thumbnailKey } from './thumbnail.ts';

export type ObjectRow = typeof objects.$inferSelect;

type CleanedObject = Pick<ObjectRow, 'contentType' | 'bytes' | 'jpegQuality'> & {
  cleanKey: string;
};

/** Stores the nonce; false if this session used it before. */
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
  object: Omit<typeof objects.$inferInsert, 'id'>,
): Promise<ObjectRow> {
  const [row] = await db
    .insert(objects)
    .values({ id: uuidv7(), ...object })
    .returning();
  if (!row) throw new Error('The object was not stored.');
  return row;
}

/** Serializes a user's upload reservations. */
export async function lockUploadsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${userId}`}, 0))`);
}

/** Stored bytes of a user's pictures: of all, and of those uploaded since a time. */
export async function sumBytesOf(tx: Transaction, userId: string, since: Date) {
  const isRecent = sql`${objects.kind} = 'input' and ${objects.createdAt} > ${since.toISOString()}`;
  const [sums] = await tx
    .select({
      all: sql`coalesce(sum(${objects.bytes}), 0)`.mapWith(Number),
      recent: sql`coalesce(sum(${objects.bytes}) filter (where ${isRecent}), 0)`.mapWith(Number),
    })
    .from(objects)
    .where(and(eq(objects.userId, userId), notInArray(objects.kind, ['cutout', 'print'])));
  return sums ?? { all: 0, recent: 0 };
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

/** Sets the object's cleaned picture; false if another job was faster. */
export async function markReady(
  db: Database,
  id: string,
  { cleanKey, contentType, bytes, jpegQuality }: CleanedObject,
): Promise<boolean> {
  const rows = await db
    .update(objects)
    .set({ status: 'ready', cleanKey, contentType, bytes, jpegQuality })
    .where(and(eq(objects.id, id), eq(objects.status, 'pending')))
    .returning({ id: objects.id });
  return rows.length === 1;
}

/** Stores why an upload cannot be read. */
export async function markUnreadable(
  db: Database,
  id: string,
  failure: NonNullable<ObjectRow['failure']>,
): Promise<void> {
  await db.update(objects).set({ failure }).where(eq(objects.id, id));
}

/** Records the object's thumbnail; false if the object was deleted. */
export async function markShrunk(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(objects)
    .set({ thumbnail: true })
    .where(eq(objects.id, id))
    .returning({ id: objects.id });
  return rows.length === 1;
}

/**
 * Forgets objects and notes their files for removal.
 *
 * @returns every key under which the storage may hold something of them
 */
export async function forgetObjects(
  tx: Transaction,
  ids: string[],
  createdAt: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .delete(objects)
    .where(inArray(objects.id, ids))
    .returning({ cleanKey: objects.cleanKey });
  const cleanKeys = rows.flatMap(({ cleanKey }) => cleanKey ?? []);
  const keys = [...ids, ...ids.map(thumbnailKey), ...cleanKeys];
  await tx
    .insert(storageRemovals)
    .values(keys.map((key) => ({ key, createdAt })))
    .onConflictDoNothing();
  return keys;
}

/** Files still to be removed, the oldest first. */
export async function listRemovals(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: storageRemovals.key })
    .from(storageRemovals)
    .orderBy(storageRemovals.createdAt)
    .limit(limit);
  return rows.map(({ key }) => key);
}

export async function deleteRemovals(db: Database, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(storageRemovals).where(inArray(storageRemovals.key, keys));
}

/** Lets an upload that is used live as long as inputs do. */
export async function extendUnused(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db
    .update(objects)
    .set({ expiresAt })
    .where(and(eq(objects.id, id), eq(objects.kind, 'input'), lt(objects.expiresAt, expiresAt)));
}

/** Lets a user's objects live until then, if they would not anyway. */
export async function keepUntil(
  db: Database,
  userId: string,
  ids: string[],
  expiresAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const theirs = and(eq(objects.userId, userId), inArray(objects.id, ids));
  await db
    .update(objects)
    .set({ expiresAt })
    .where(and(theirs, lt(objects.expiresAt, expiresAt)));
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
