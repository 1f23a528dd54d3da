import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { storePublications } from '../store.table.ts';

export type PublicationRow = typeof storePublications.$inferSelect;
type Reader = Database | Transaction;

export async function insertPublication(
  db: Reader,
  row: Omit<typeof storePublications.$inferInsert, 'id'>,
): Promise<PublicationRow> {
  const [stored] = await db
    .insert(storePublications)
    .values({ id: uuidv7(), ...row })
    .returning();
  if (!stored) throw new Error('The publication was not stored.');
  return stored;
}

export async function updatePublication(
  db: Reader,
  id: string,
  change: Partial<PublicationRow>,
): Promise<PublicationRow> {
  const [row] = await db
    .update(storePublications)
    .set(change)
    .where(eq(storePublications.id, id))
    .returning();
  if (!row) throw new Error('There is no such publication.');
  return row;
}

export async function deletePublication(db: Reader, id: string): Promise<void> {
  await db.delete(storePublications).where(eq(storePublications.id, id));
}

export async function deletePublicationsOf(db: Reader, shop: string): Promise<PublicationRow[]> {
  return db.delete(storePublications).where(eq(storePublications.shop, shop)).returning();
}

export const findPublication = async (db: Reader, shop: string, id: string) =>
  (
    await db
      .select()
      .from(storePublications)
      .where(and(eq(storePublications.shop, shop), eq(storePublications.id, id)))
  )[0];

/** Whether a later picture stands, or is about to, in the place of this one. */
export async function isCovered(db: Reader, row: PublicationRow): Promise<boolean> {
  const rows = await db
    .select({ id: storePublications.id })
    .from(storePublications)
    .where(
      and(
        eq(storePublications.shop, row.shop),
        eq(storePublications.fileId, row.fileId),
        gt(storePublications.id, row.id),
        inArray(storePublications.status, ['pending', 'published']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Newest first, one more than asked for to know whether there are more. */
export const listPublications = (
  db: Reader,
  shop: string,
  page: { productId?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<PublicationRow[]> =>
  db
    .select()
    .from(storePublications)
    .where(
      and(
        eq(storePublications.shop, shop),
        inArray(storePublications.status, ['published', 'undone']),
        page.productId ? eq(storePublications.productId, page.productId) : undefined,
        page.cursor ? lt(storePublications.id, page.cursor) : undefined,
      ),
    )
    .orderBy(desc(storePublications.id))
    .limit(page.limit + 1);

export const listPending = (db: Reader, before: Date, limit: number): Promise<PublicationRow[]> =>
  db
    .select()
    .from(storePublications)
    .where(and(eq(storePublications.status, 'pending'), lt(storePublications.createdAt, before)))
    .orderBy(asc(storePublications.createdAt))
    .limit(limit);
